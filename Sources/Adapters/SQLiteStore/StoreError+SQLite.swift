import Blocking
import SQLite
import Store

extension StoreError {
  init(_ error: SQLiteError) {
    let code: Code =
      switch error.code {
      case .busy, .unavailable: .unavailable
      case .damaged, .newer, .older: .unusable
      case .constraint, .misuse: .refused
      }
    self.init(code, "the store: \(error)\(Self.advice(on: error.code))")
  }

  /// What to do about it, where there is something.
  private static func advice(on code: SQLiteError.Code) -> String {
    switch code {
    case .newer: "; it was written by a newer drinkrun: run that one, or restore a copy from before"
    case .damaged: "; restore a copy of it, or move the file away to begin anew"
    case .unavailable: "; see that the disk has room and that the file may be written"
    case .older, .busy, .constraint, .misuse: ""
    }
  }

  init(_ error: FileLockError) {
    let code: Code =
      switch error {
      case .taken: .held
      case .failed: .unavailable
      }
    self.init(code, "the store: \(error)")
  }
}
