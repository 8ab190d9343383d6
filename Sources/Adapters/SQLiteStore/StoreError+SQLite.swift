import Blocking
import SQLite
import Store

extension StoreError {
  init(_ error: SQLiteError) {
    let code: Code =
      switch error.code {
      case .busy, .unavailable: .unavailable
      case .damaged, .newer: .unusable
      case .constraint, .misuse: .refused
      }
    self.init(code, "the store: \(error)")
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
