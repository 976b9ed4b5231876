import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { EnquiryLine } from "../../../api/contract/community/customer.ts";
import { enquiriesQuery } from "../../../api/queries/community/customer.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});

/** Own enquiries; an answer that is not read yet is marked. */
export function EnquiryList() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(enquiriesQuery(api, filters.page ?? 1));
  return (
    <QueryView query={query} empty={<EmptyState title={TEXT.noMine} />} lines={5} lineClassName="h-13">
      {(page) => (
        <>
          {page.unread > 0 && <p className="mb-2 text-sm font-semibold text-warn">{TEXT.unreadOf(page.unread)}</p>}
          <ul aria-label={TEXT.mine} className="overflow-hidden rounded-lg border border-line bg-surface">
            {page.items.map((line) => (
              <EnquiryRow key={line.id} line={line} />
            ))}
          </ul>
          <ListPager page={page.page} pageCount={page.pageCount} />
        </>
      )}
    </QueryView>
  );
}

function EnquiryRow({ line: { id, kind, title, createdAt, answeredAt, isUnread } }: { line: EnquiryLine }) {
  const address: string = `/customer/view/${id}`;
  return (
    <li data-enquiry={id} data-state={isUnread ? "unread" : "read"} className="border-t border-line first:border-t-0">
      <Link to={address} className="flex min-h-11 items-center gap-2 px-3 py-1.5 text-sm hover:bg-hover">
        <span
          className={classNames(
            "shrink-0 rounded-sm px-1.5 text-2xs font-bold",
            isUnread ? "bg-warn-soft text-warn" : answeredAt ? "bg-accent-soft text-accent" : "bg-raised text-muted",
          )}
        >
          {isUnread ? TEXT.unread : answeredAt ? TEXT.answered : TEXT.waiting}
        </span>
        <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
        <span className="hidden shrink-0 text-xs text-muted tablet:inline">{TEXT.kind[kind]}</span>
        <time dateTime={createdAt} className="shrink-0 text-xs text-muted tabular-nums">
          {formatShortDateTime(createdAt)}
        </time>
      </Link>
    </li>
  );
}
