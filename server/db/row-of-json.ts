import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** A row that a function of the database returned by `to_jsonb`, as a query would give it. */
export function rowOfJson<Table extends PgTable>(
  table: Table,
  json: Readonly<Record<string, unknown>>,
): InferSelectModel<Table> {
  const fields = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const value = json[column.name] ?? null;
    return [field, column.dataType === "date" && value !== null ? new Date(String(value)) : value];
  });
  return Object.fromEntries(fields) as InferSelectModel<Table>;
}
