import type { CellKind, ReportColumn } from "../../../api/contract/operator/reports.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";

type Cell = string | number | null;

/** A cell as people read it; nothing for none. */
export function cellText(kind: CellKind, cell: Cell): string {
  if (cell === null) return "";
  switch (kind) {
    case "time":
      return formatDateTime(String(cell));
    case "percent":
    case "price":
      return (Number(cell) / 100).toFixed(2);
    case "won":
    case "points":
    case "count":
      return addComma(Number(cell));
    default:
      return String(cell);
  }
}

const NUMBERS: ReadonlySet<CellKind> = new Set(["won", "points", "count", "percent", "price"]);
export const isNumber = ({ kind }: Pick<ReportColumn, "kind">): boolean => NUMBERS.has(kind);
