import { useQuery } from "@tanstack/react-query";
import { approvals } from "../../../api/contract/operator/approvals.endpoints.ts";
import type { Approval } from "../../../api/contract/operator/approvals.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import type { ApprovalState } from "../../../domain/operator/four-eyes.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { useReread } from "../use-reread.ts";
import { amountText, toldOf } from "./approval-panel.tsx";
import { subjectText } from "./subject-text.ts";
import { APPROVALS_TEXT as TEXT } from "./text.ts";

export interface ApprovalListProps {
  state: ApprovalState;
  page: number;
  /** The one that is open. */
  picked: string | null;
  onPick: (approval: Approval) => void;
}

/** What waits, or has come to one end; each is a button that opens it. */
export function ApprovalList({ state, page, picked, onPick }: ApprovalListProps) {
  const { api } = useApp();
  const query = useQuery({ ...pageQuery(api, approvals, { query: { state, page } }), ...useReread("approvals") });
  return (
    <QueryView
      query={query}
      empty={<EmptyState title={state === "asked" ? TEXT.empty : TEXT.emptyDecided} />}
      lines={5}
      lineClassName="h-14"
    >
      {(found) => (
        <>
          <ul
            aria-label={TEXT.title}
            className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line text-sm"
          >
            {found.items.map((item) => (
              <li key={item.id} className="bg-surface">
                <ApprovalRow item={item} isPicked={item.id === picked} onPick={() => onPick(item)} />
              </li>
            ))}
          </ul>
          <ListPager page={found.page} pageCount={found.pageCount} />
        </>
      )}
    </QueryView>
  );
}

function ApprovalRow({ item, isPicked, onPick }: { item: Approval; isPicked: boolean; onPick: () => void }) {
  const subject = subjectText(item.subjects[0] ?? "");
  const told = toldOf(item);
  return (
    <button
      type="button"
      data-approval={item.id}
      aria-pressed={isPicked}
      onClick={onPick}
      className={classNames(
        "grid w-full gap-0.5 border-l-2 px-3 py-2 text-left hover:bg-raised",
        isPicked ? "border-accent bg-accent-soft" : "border-transparent",
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 flex-1 font-semibold">{subject}</span>
        <span className="font-bold tabular-nums">{amountText(item)}</span>
      </span>
      <span className="break-words text-muted">{item.title}</span>
      <span className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        <span>{item.askedBy}</span>
        <span>{formatDateTime(item.askedAt)}</span>
        {item.isOwn && <span className="text-accent">{TEXT.mine}</span>}
      </span>
      {told && (
        <span className="text-xs">{TEXT.result[told.state](told.by ?? TEXT.none, told.reason ?? TEXT.none)}</span>
      )}
    </button>
  );
}
