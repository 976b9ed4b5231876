import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PostLine } from "../../../api/contract/community/board.ts";
import { postsQuery } from "../../../api/queries/community/board.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { FREE_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ text: textFilter(60), mine: choiceFilter(["true"]) });
const TABS = [
  { value: undefined, label: TEXT.all },
  { value: "true", label: TEXT.mine },
];

/** The free board: posts, the newest first. */
export function FreePage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(postsQuery(api, { query: { ...filters, page: filters.page ?? 1 } }));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/free")}
        aside={
          <Link
            to="/free/write"
            className="grid h-9 place-items-center rounded-md bg-accent px-3.5 text-sm font-semibold text-on-accent hover:brightness-110"
          >
            {TEXT.write}
          </Link>
        }
      />
      <div className="mb-2 grid gap-2">
        <SearchBox label={TEXT.search} />
        <FilterTabs label={TEXT.filters} name="mine" tabs={TABS} selected={filters.mine} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={8} lineClassName="h-13">
        {(page) => (
          <>
            <ul aria-label={TEXT.list} className="overflow-hidden rounded-lg border border-line bg-surface">
              {page.items.map((post) => (
                <PostRow key={post.id} post={post} />
              ))}
            </ul>
            {page.isCut && <p className="py-2 text-center text-xs text-muted">{TEXT.cut(page.totalCount)}</p>}
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function PostRow({ post }: { post: PostLine }) {
  const { id, title, comments, bets, images, nickname, level, createdAt, views } = post;
  const address: string = `/free/view/${id}`;
  return (
    <li data-post={id} className="border-t border-line first:border-t-0 hover:bg-hover">
      <Link to={address} className="grid gap-0.5 px-3 py-2">
        <span className="flex min-w-0 items-center gap-1.5 text-sm">
          <span className="min-w-0 truncate font-semibold">{title}</span>
          {comments > 0 && (
            <span className="shrink-0 text-xs font-bold text-accent">
              <span className="sr-only">{TEXT.comments} </span>[{comments}]
            </span>
          )}
          {bets > 0 && <Badge>{TEXT.betsOf(bets)}</Badge>}
          {images > 0 && <Badge>{TEXT.imagesOf(images)}</Badge>}
        </span>
        <span className="flex items-center gap-1.5 text-xs text-muted tabular-nums">
          <LevelIcon level={level} size={16} />
          <span className="truncate">{nickname}</span>
          <time dateTime={createdAt} className="shrink-0">
            {formatShortDateTime(createdAt)}
          </time>
          <span className="shrink-0">{TEXT.viewsOf(addComma(views))}</span>
        </span>
      </Link>
    </li>
  );
}

function Badge({ children }: { children: string }) {
  return <span className="shrink-0 rounded-sm bg-raised px-1 text-2xs text-muted">{children}</span>;
}
