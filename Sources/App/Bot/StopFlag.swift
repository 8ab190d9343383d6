/// Whether somebody was told to stop after what is under way.
actor StopFlag {
  private(set) var isUp = false

  func raise() { isUp = true }
}
