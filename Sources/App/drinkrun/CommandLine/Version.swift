/// The version of the program, as semantic versioning counts.
let programVersion = "0.1.0"
