import FoundationEssentials

/// Finds the files that come with the program: prompts, sample menus, layouts.
///
/// They lie in `../share/drinkrun` beside an installed program, and in the checkout for one that was built there.
enum SharedFiles {
  /// - Parameter name: A path in the folder of shared files: `prompts`, `menus/kebuke.yaml`.
  static func path(_ name: String) throws(CommandFailure) -> String {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/drinkrun/\(name)")
    if exists(installed) { return installed.path }
    while folder.path != "/" {
      if exists(folder.appending(path: "Package.swift")) {
        let inCheckout = name == "prompts" ? name : "deploy/\(name)"
        let file = folder.appending(path: inCheckout)
        if exists(file) { return file.path }
      }
      folder = folder.deletingLastPathComponent()
    }
    throw CommandFailure(
      .configuration, "\(name) is neither in \(installed.path) nor in a checkout; name it by option"
    )
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
