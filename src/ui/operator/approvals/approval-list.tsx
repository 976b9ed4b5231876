import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { approvals } from "../../../api/contract/operator/approvals.endpoints.ts";
import type { Approval } from "../../../api/contract/operator/approvals.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import type { ApprovalState } from "../../../domain/operator/four-eyes.ts";
import { useApp } from "../../app-context.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useReread } from "../use-reread.ts";
import { amountText, toldOf } from "./approval-panel.tsx";
import { subjectText } from "./subject-text.ts";
import { APPROVALS_TEXT as TEXT } from "./text.ts";

function resultOf(item: Approval): string {
  const told = toldOf(item);
  if (told) return TEXT.result[told.state](told.by ?? TEXT.none, told.reason ?? TEXT.none);
  return item.isOwn ? TEXT.mine : "";
}

const COLUMNS: readonly DataColumn<Approval>[] = [
  { id: "subject", header: TEXT.subject, value: ({ subjects }) => subjectText(subjects[0] ?? "") },
  {
    id: "title",
    header: TEXT.what,
    value: ({ title }) => title,
    cell: ({ title }) => <span className="block max-w-80 truncate">{title}</span>,
  },
  { id: "amount", header: TEXT.amount, value: amountText, isNumber: true },
  { id: "askedBy", header: TEXT.askedBy, value: ({ askedBy }) => askedBy },
  { id: "askedAt", header: TEXT.askedAt, value: ({ askedAt }) => formatDateTime(askedAt) },
  { id: "expiresAt", header: TEXT.expiresAt, value: ({ expiresAt }) => formatDateTime(expiresAt) },
  { id: "result", header: TEXT.came, value: resultOf },
];

export interface ApprovalListProps {
  state: ApprovalState;
  page: number;
  /** A row is opened, or none is any more. */
  onOpen: (approval: Approval | null) => void;
  /** A and R: it is opened, and refused by R. */
  onRefuse: () => void;
  renderDetail: (approval: Approval) => ReactNode;
}

/** What waits, or has come to one end. */
export function ApprovalList({ state, page, onOpen, onRefuse, renderDetail }: ApprovalListProps) {
  const { api } = useApp();
  const query = useQuery({ ...pageQuery(api, approvals, { query: { state, page } }), ...useReread("approvals") });
  return (
    <QueryTable<Approval>
      label={TEXT.title}
      name="approvals"
      query={query}
      empty={state === "asked" ? TEXT.empty : TEXT.emptyDecided}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowTitle={({ subjects }) => subjectText(subjects[0] ?? "")}
      renderDetail={renderDetail}
      onOpen={onOpen}
      onKey={(key, _, { open }) => {
        if (key !== "a" && key !== "r") return;
        open();
        if (key === "r") onRefuse();
      }}
    />
  );
}
