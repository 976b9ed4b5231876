import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { ArticleLine } from "../../../api/contract/community/articles.ts";
import { articleById } from "../../../api/contract/community/articles.endpoints.ts";
import { articlesQuery } from "../../../api/queries/community/customer.ts";
import { formatDate } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});

/** Notices or news; one is read when it is opened. */
export function ArticleList({ kind }: { kind: "notice" | "news" }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(articlesQuery(api, kind, filters.page ?? 1));
  return (
    <QueryView query={query} empty={<EmptyState title={TEXT.noArticles} />} lines={5} lineClassName="h-11">
      {(page) => (
        <>
          <ul aria-label={TEXT[kind]} className="overflow-hidden rounded-lg border border-line bg-surface">
            {page.items.map((line) => (
              <ArticleRow key={line.id} line={line} />
            ))}
          </ul>
          <ListPager page={page.page} pageCount={page.pageCount} />
        </>
      )}
    </QueryView>
  );
}

function ArticleRow({ line: { id, title, isPinned, createdAt } }: { line: ArticleLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-article={id} className="border-t border-line first:border-t-0">
      <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-1.5 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
          {isPinned && (
            <span className="shrink-0 rounded-sm bg-accent-soft px-1.5 text-2xs font-bold text-accent">
              {TEXT.pinned}
            </span>
          )}
          <span className="min-w-0 flex-1 truncate font-semibold group-open:whitespace-normal">{title}</span>
          <time dateTime={createdAt} className="shrink-0 text-xs text-muted tabular-nums">
            {formatDate(createdAt)}
          </time>
          <Icon name="down" size={16} className="shrink-0 text-muted group-open:rotate-180" />
        </summary>
        {isOpen && <ArticleText id={id} />}
      </details>
    </li>
  );
}

function ArticleText({ id }: { id: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, articleById, { params: { id } }));
  return (
    <div className="border-t border-line bg-raised px-3 py-3">
      <QueryView query={query} lines={2} lineClassName="h-6">
        {({ contents }) => <SafeHtml html={contents} className="overflow-x-auto text-sm break-words" />}
      </QueryView>
    </div>
  );
}
