import { formatDateTime } from "../../src/domain/common/format.ts";

/** What stands in a cell. A Date is shown in Seoul's time. */
export type Cell = string | number | Date | null;

export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => Cell;
}

/** A table program reads text that begins like this as a formula. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text);

export const plain = (cell: Cell): string | number | null => (cell instanceof Date ? formatDateTime(cell) : cell);
