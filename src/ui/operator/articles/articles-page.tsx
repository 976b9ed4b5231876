import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import { send } from "../../../api/client/send.ts";
import { type AdminArticle, ARTICLE_KINDS } from "../../../api/contract/community/articles.ts";
import { allArticles, removeArticle } from "../../../api/contract/operator/articles.endpoints.ts";
import { allArticlesQuery } from "../../../api/queries/operator-community.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { askConfirm } from "../../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useAction } from "../use-action.ts";
import { ARTICLES_TEXT as TEXT } from "./text.ts";

const ArticleForm = lazy(() => import("./article-form.tsx").then((file) => ({ default: file.ArticleForm })));
const readFilters = filtersOf({ kind: choiceFilter(ARTICLE_KINDS) });
const TABS = ARTICLE_KINDS.map((kind) => ({ value: kind === "notice" ? undefined : kind, label: TEXT.kind[kind] }));
const STEP = 10;

const COLUMNS: readonly DataColumn<AdminArticle>[] = [
  { id: "position", header: TEXT.position, value: ({ position }) => position, isNumber: true },
  { id: "section", header: TEXT.section, value: ({ section }) => section },
  { id: "title", header: TEXT.articleTitle, value: ({ title }) => title },
  {
    id: "state",
    header: TEXT.state,
    value: ({ isShown, isPinned }) =>
      [isShown ? TEXT.shown : TEXT.hidden, isPinned && TEXT.pinned].filter(Boolean).join(" · "),
  },
  { id: "updatedAt", header: TEXT.updatedAt, value: ({ updatedAt }) => formatDateTime(updatedAt) },
];

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

function Articles({ kind, page }: { kind: AdminArticle["kind"]; page: number }) {
  const { api, actors } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(allArticlesQuery(api, kind, page));
  /** One id for one writing: sent again after a lost answer, it is no second article. */
  const [newId, setNewId] = useState<string | null>(null);
  const { isBusy, notice, run } = useAction();
  const reload = () => queryClient.invalidateQueries({ queryKey: keyOf(allArticles) });
  const remove = async (article: AdminArticle, unselect: () => void) => {
    const isSure = await askConfirm(actors.dialogs, {
      title: TEXT.removeTitle,
      message: TEXT.removeAsk(article.title),
      confirmLabel: TEXT.remove,
      cancelLabel: TEXT.cancel,
    });
    if (!isSure) return "";
    await send(api, removeArticle, { params: { id: article.id } });
    unselect();
    await reload();
    return TEXT.removed;
  };
  const last = Math.max(0, ...(query.data?.items.map(({ position }) => position) ?? []));
  return (
    <>
      <div className="flex items-center justify-end gap-2">
        <Button aria-expanded={newId !== null} onClick={() => setNewId(newId === null ? crypto.randomUUID() : null)}>
          {newId === null ? TEXT.add : TEXT.close}
        </Button>
      </div>
      {newId !== null && (
        <Panel title={`${TEXT.kind[kind]}: ${TEXT.add}`}>
          <div className="p-3">
            <Suspense fallback={<Skeleton lines={4} />}>
              <ArticleForm
                kind={kind}
                id={newId}
                position={last + STEP}
                onDone={() => {
                  setNewId(null);
                  void reload();
                }}
                onClose={() => setNewId(null)}
              />
            </Suspense>
          </div>
        </Panel>
      )}
      <QueryTable<AdminArticle>
        label={TEXT.kind[kind]}
        query={query}
        notice={notice}
        empty={TEXT.empty}
        columns={COLUMNS}
        rowId={({ id }) => id}
        actions={[
          {
            label: TEXT.edit,
            render: (article, close) => (
              <ArticleForm kind={kind} id={article.id} article={article} onDone={() => void reload()} onClose={close} />
            ),
          },
        ]}
        renderMore={([first, ...others], unselect) => (
          <Button
            size="sm"
            look="danger"
            isBusy={isBusy}
            disabled={first === undefined || others.length > 0}
            onClick={() => first && run(() => remove(first, unselect))}
          >
            {TEXT.remove}
          </Button>
        )}
      />
    </>
  );
}
