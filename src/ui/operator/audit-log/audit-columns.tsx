import type { AuditItem } from "../../../api/contract/operator/audit-log.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { subjectText } from "../approvals/subject-text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { OutcomeBadge } from "./audit-rows.tsx";
import { AUDIT_LOG_TEXT as TEXT, OUTCOME_NAMES, READ_NAMES } from "./text.ts";

const short = (text: string) => <span className="block max-w-72 truncate">{text}</span>;
/** What was done; the order of a list and the like stand in the open row. */
const firstSentence = (text: string) => text.split(". ")[0] ?? text;
const subjectsOf = ({ subjects }: AuditItem) => subjects.map(subjectText).join(", ");

export const AUDIT_COLUMNS: readonly DataColumn<AuditItem>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatDateTime(at) },
  {
    id: "outcome",
    header: TEXT.outcome,
    value: ({ outcome }) => OUTCOME_NAMES[outcome],
    cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
  },
  { id: "actor", header: TEXT.who, value: ({ actor, askedBy }) => TEXT.by(actor, askedBy) },
  { id: "title", header: TEXT.action, value: ({ title }) => title, cell: ({ title }) => short(firstSentence(title)) },
  { id: "subjects", header: TEXT.on, value: subjectsOf, cell: (item) => short(subjectsOf(item)) },
  { id: "reason", header: TEXT.why, value: ({ reason }) => reason, cell: ({ reason }) => short(reason) },
  { id: "code", header: TEXT.refusal, value: ({ code }) => code },
  { id: "reads", header: TEXT.read, value: ({ reads }) => reads.map((kind) => READ_NAMES[kind] ?? kind).join(", ") },
];
