// Work that all nodes divide: each begins elsewhere in the list, and passes over what another has in hand.
import { hash } from "node:crypto";

/** The rows in an order that is the node's own. */
export function inOwnOrder<Row>(node: string, rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const placed = rows.map((row) => ({ row, place: hash("md5", `${node} ${idOf(row)}`) }));
  return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ row }) => row);
}
