import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { type OperatorArticle, ARTICLE_KINDS } from "../../../api/contract/community/articles.ts";
import { allArticles, removeArticle } from "../../../api/contract/operator/articles.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { rereadWhenDue } from "../../../api/queries/reread.ts";
import { formatDateTime, formatInput } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { untilNext } from "../next-time.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { ARTICLES_TEXT as TEXT } from "./text.ts";

const ArticleForm = lazy(() => import("./article-form.tsx").then((file) => ({ default: file.ArticleForm })));
const readFilters = filtersOf({ kind: choiceFilter(ARTICLE_KINDS) });
const TABS = ARTICLE_KINDS.map((kind) => ({ value: kind === "notice" ? undefined : kind, label: TEXT.kind[kind] }));
const STEP = 10;

const COLUMNS: readonly DataColumn<OperatorArticle>[] = [
  { id: "position", header: TEXT.position, value: ({ position }) => position, isNumber: true },
  { id: "section", header: TEXT.section, value: ({ section }) => section },
  { id: "title", header: TEXT.articleTitle, value: ({ title }) => title },
  {
    id: "state",
    header: TEXT.state,
    value: ({ isPinned, ...article }) => [seenText(article), isPinned && TEXT.pinned].filter(Boolean).join(" · "),
  },
  { id: "updatedAt", header: TEXT.updatedAt, value: ({ updatedAt }) => formatDateTime(updatedAt) },
];

function seenText({
  isShown,
  isShownNow,
  showsFrom,
}: Pick<OperatorArticle, "isShown" | "isShownNow" | "showsFrom">): string {
  if (!isShown) return TEXT.hidden;
  return isShownNow || showsFrom === null ? TEXT.shown : TEXT.scheduled(formatInput(showsFrom));
}

const WHEN_ONE_IS_SHOWN = rereadWhenDue(({ items }: { items: readonly OperatorArticle[] }) =>
  untilNext(
    items.map(({ showsFrom }) => showsFrom),
    Date.now(),
  ),
);

/** Notices, news, FAQ and betting rules. */
export function ArticlesPage() {
  const { filters } = useFilters(readFilters);
  const kind = filters.kind ?? "notice";
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.kinds} name="kind" tabs={TABS} selected={filters.kind} />
      <Articles key={kind} kind={kind} page={filters.page ?? 1} />
    </div>
  );
}

function Articles({ kind, page }: { kind: OperatorArticle["kind"]; page: number }) {
  const { api } = useApp();
  const query = useQuery({ ...pageQuery(api, allArticles, { query: { kind, page } }), ...WHEN_ONE_IS_SHOWN });
  const last = Math.max(0, ...(query.data?.items.map(({ position }) => position) ?? []));
  return (
    <EntityDesk<OperatorArticle>
      label={TEXT.kind[kind]}
      empty={TEXT.empty}
      query={query}
      stale={[allArticles]}
      columns={COLUMNS}
      rowId={({ id }) => id}
      add={{
        right: "articles.change",
        label: TEXT.add,
        title: `${TEXT.kind[kind]}: ${TEXT.add}`,
        render: ({ onFinish, onClose }) => (
          <ArticleForm kind={kind} position={last + STEP} onDone={() => onFinish(TEXT.saved)} onClose={onClose} />
        ),
      }}
      editors={[
        {
          label: TEXT.edit,
          right: "articles.change",
          render: (article, form) => <ArticleForm kind={kind} article={article} {...form} />,
        },
      ]}
      remove={{
        label: TEXT.remove,
        look: "danger",
        to: removeArticle,
        idOf: ({ id }) => id,
        ask: ({ title }) => TEXT.removeAsk(title),
        told: TEXT.removed,
      }}
    />
  );
}
