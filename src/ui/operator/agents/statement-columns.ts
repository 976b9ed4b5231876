import type { Statement } from "../../../api/contract/operator/agents.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { seoulDay } from "../../../domain/common/time.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { AGENTS_TEXT as TEXT, STATE_NAMES } from "./text.ts";

type Amount = "amount" | "carried" | "due";
const money = (id: Amount): DataColumn<Statement> => ({
  id,
  header: TEXT[id],
  value: (row) => row[id],
  cell: (row) => addComma(row[id]),
  isNumber: true,
});

/** The end of a period is the first instant after it. */
const periodText = ({ begins, ends }: Statement): string =>
  `${seoulDay(begins)} ~ ${seoulDay(new Date(ends).getTime() - 1)}`;

export const STATEMENT_COLUMNS: readonly DataColumn<Statement>[] = [
  { id: "period", header: TEXT.period, value: periodText },
  { id: "userId", header: TEXT.account, value: ({ userId, nickname }) => `${userId} (${nickname})` },
  money("amount"),
  money("carried"),
  money("due"),
  { id: "state", header: TEXT.state, value: ({ state }) => STATE_NAMES[state] },
  { id: "paidAt", header: TEXT.paidAt, value: ({ paidAt }) => (paidAt ? formatDateTime(paidAt) : "") },
];
