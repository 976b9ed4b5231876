import { type Mailing, MOST_READS } from "../../../api/contract/operator/mailings.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { MAILINGS_TEXT as TEXT } from "./text.ts";

export function audienceText({ audience, audienceOf }: Pick<Mailing, "audience" | "audienceOf">): string {
  const [first = "", ...more] = audienceOf;
  return {
    all: TEXT.toAll,
    level: TEXT.toLevel(first),
    agent: TEXT.toAgent(first),
    named: more.length === 0 ? first : TEXT.toSome(first, more.length),
  }[audience];
}

const readText = (read: number): string => (read > MOST_READS ? TEXT.moreThan(addComma(MOST_READS)) : addComma(read));

export const MAILING_COLUMNS: readonly DataColumn<Mailing>[] = [
  { id: "sentAt", header: TEXT.sentAt, value: ({ sentAt }) => formatDateTime(sentAt) },
  { id: "title", header: TEXT.title, value: ({ title }) => title },
  { id: "audience", header: TEXT.audience, value: audienceText },
  { id: "sent", header: TEXT.sentTo, value: ({ sent }) => sent, cell: ({ sent }) => addComma(sent), isNumber: true },
  { id: "read", header: TEXT.read, value: ({ read }) => read, cell: ({ read }) => readText(read), isNumber: true },
  { id: "state", header: TEXT.state, value: ({ recalledAt }) => (recalledAt === null ? TEXT.standing : TEXT.recalled) },
  { id: "sentBy", header: TEXT.sentBy, value: ({ sentBy }) => sentBy },
];
