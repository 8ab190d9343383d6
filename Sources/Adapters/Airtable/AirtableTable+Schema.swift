internal import FoundationEssentials
internal import HTTPMessages
public import Table
public import TableSync
internal import WebTable

/// How the base is built, by the metadata API (Airtable, "Get base schema", "Create table", "Create field").
extension AirtableTable {
  /// A token without `schema.bases:read` is refused; a server that has only records knows no such path.
  public func schema() async throws(TableError) -> SchemaView {
    do {
      let answer = try await send("GET", schemaPath)
      switch answer.problem {
      case let problem? where problem.status == 403: return .forbidden
      case let problem? where problem.status == 404: return .none
      case let problem?: throw problem
      case nil: break
      }
      guard let list = answer.decoded(SchemaList.self) else {
        throw TableError("the table answered \(answer.status) without how it is built")
      }
      return .tables(list.tables.map(\.schema))
    } catch {
      throw TableError(explaining: error)
    }
  }

  public func make(_ table: WantedTable) async throws(TableError) {
    try await make(TableBody(table, ids: idsOfTables(linkedBy: table.columns)), at: schemaPath)
  }

  public func make(
    _ column: WantedTable.Column, in table: TableSchema
  ) async throws(TableError) {
    try await make(
      FieldBody(column, ids: idsOfTables(linkedBy: [column])),
      at: "\(schemaPath)/\(table.id.percentEncoded)/fields")
  }

  private func idsOfTables(
    linkedBy columns: [WantedTable.Column]
  ) async throws(TableError) -> [String: String] {
    guard columns.contains(where: \.type.isLinks), case .tables(let tables) = try await schema()
    else { return [:] }
    return Dictionary(tables.map { ($0.name, $0.id) }) { first, _ in first }
  }

  private func make(_ body: some Encodable, at target: String) async throws(TableError) {
    do {
      let answer = try await send("POST", target, body: Array(JSONEncoder().encode(body)))
      if let problem = answer.problem { throw problem }
    } catch let problem as Problem where problem.status == 403 {
      throw TableError(
        "\(problem.reason); this takes a token with schema.bases:write, of somebody who may change "
          + "the base")
    } catch {
      throw TableError(explaining: error)
    }
  }
}
