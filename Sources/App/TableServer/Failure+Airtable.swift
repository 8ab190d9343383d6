// The texts are Airtable's own where they are known, so that clients that match them work.
extension Failure {
  static var unauthenticated: Failure {
    .refused(status: 401, type: "AUTHENTICATION_REQUIRED", message: "Authentication required")
  }
  static var unknownModel: Failure {
    .refused(
      status: 403, type: "INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND",
      message: """
        Invalid permissions, or the requested model was not found. Check that both your user and \
        your token have the required permissions, and that the model names and/or ids are correct.
        """)
  }
  static var recordNotFound: Failure {
    .refused(status: 404, type: "MODEL_ID_NOT_FOUND", message: "Record not found")
  }
  static func noSuchRow(_ id: String) -> Failure {
    invalid("ROW_DOES_NOT_EXIST", "Record ID \(id) does not exist")
  }
  static var unreadableBody: Failure {
    invalid("INVALID_REQUEST_BODY", "Could not parse request body")
  }
  static var invalidParameters: Failure {
    invalid(
      "INVALID_REQUEST_UNKNOWN",
      "Invalid request: parameter validation failed. Check your request data.")
  }
  static var invalidRecords: Failure {
    invalid(
      "INVALID_RECORDS",
      """
      You must provide an array of up to 10 record objects, each with an "id" ID field and a \
      "fields" object for cell values.
      """)
  }
  static func unknownField(_ name: String) -> Failure {
    invalid("UNKNOWN_FIELD_NAME", "Unknown field name: \"\(name)\"")
  }
  static func badValue(for field: String) -> Failure {
    invalid("INVALID_VALUE_FOR_COLUMN", "Field \"\(field)\" cannot accept the provided value")
  }
  static func computed(_ field: String) -> Failure {
    invalid(
      "INVALID_VALUE_FOR_COLUMN",
      "Field \"\(field)\" cannot accept a value because the field is computed")
  }
  static var noRecordIDs: Failure {
    invalid("INVALID_VALUE_FOR_COLUMN", "Value is not an array of record IDs.")
  }
  static func newOption(_ name: String) -> Failure {
    invalid(
      "INVALID_MULTIPLE_CHOICE_OPTIONS",
      "Insufficient permissions to create new select option \"\"\(name)\"\"")
  }
  static var invalidFormula: Failure {
    formula("Invalid formula. Please check your formula text.")
  }
  static func unknownFieldInFormula(_ names: [String]) -> Failure {
    formula("Unknown field names: " + names.joined(separator: ", ").lowercased())
  }
  static func unknownView(_ name: String) -> Failure {
    invalid("VIEW_NAME_NOT_FOUND", "View \(name) not found")
  }
  static func invalidOffset(_ offset: String) -> Failure {
    invalid("INVALID_OFFSET_VALUE", "The value of offset \(offset) is invalid")
  }
  /// The record that the last page ended with is gone: the client begins anew.
  static var offsetGone: Failure {
    .refused(status: 422, type: "LIST_RECORDS_ITERATOR_NOT_AVAILABLE", message: nil)
  }
  static func invalid(_ type: String, _ message: String) -> Failure {
    .refused(status: 422, type: type, message: message)
  }
  private static func formula(_ reason: String) -> Failure {
    invalid(
      "INVALID_FILTER_BY_FORMULA", "The formula for filtering records is invalid: \(reason)")
  }
}
