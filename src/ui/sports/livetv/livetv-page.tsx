import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import { type EuropeanFixture, LONGEST_LIST } from "../../../api/contract/sports/sports.ts";
import { europeanListQuery } from "../../../api/queries/sports/sports.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useIdle } from "../../use-idle.ts";
import { BoardStoreContext, useBoard } from "../board/board-context.ts";
import { RowScore } from "../board/row-score.tsx";
import { useBoards } from "../board/use-boards.ts";
import { parseInplaySearch } from "../european/european-search.ts";
import { InplaySports } from "../european/inplay-sports.tsx";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { LateLive } from "../list/late-live.tsx";
import type { BettingLists } from "../slip/betting.ts";
import { useLists } from "../slip/use-betting-slip.ts";
import { SportIcon } from "../sport-icon.tsx";
import { LIVETV_TEXT } from "./text.ts";

const BoardPanel = lazy(() => import("../board/board-panel.tsx").then((file) => ({ default: file.BoardPanel })));
const LiveNews = lazy(() => import("../european/live-news.tsx").then((file) => ({ default: file.LiveNews })));

const NO_ITEMS: readonly EuropeanFixture[] = [];

/** The running fixtures, one of them with its match tracker large. */
export function LivetvPage() {
  const lists = useLists();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <>
      <PageHeading title={titleOf("/livetv")} aside={<LateLive live={lists.live} />} />
      <p className="mb-2 text-xs text-muted">{EUROPEAN_TEXT.delayed}</p>
      <Running lists={lists} />
    </>
  );
}

function Running({ lists }: { lists: BettingLists }) {
  const { api } = useApp();
  const { sport_id: sportId, fixture } = parseInplaySearch(useSearch({ strict: false }));
  const wanted = { sportId, page: 1, itemsPerPage: LONGEST_LIST };
  const query = useQuery(
    europeanListQuery(api, "live", wanted, ({ items, eventId }) => lists.takeList(items, eventId)),
  );
  const boards = useBoards(lists, query.data?.items ?? NO_ITEMS);
  return (
    <QueryView query={query} lines={8} lineClassName="h-16">
      {({ items, sports }) => (
        <BoardStoreContext value={boards}>
          <InplaySports sports={sports} selected={sportId} />
          {items.length === 0 ? (
            <EmptyState title={EUROPEAN_TEXT.emptyLive} />
          ) : (
            <Watched items={items} fixture={fixture} lists={lists} />
          )}
        </BoardStoreContext>
      )}
    </QueryView>
  );
}

interface WatchedProps {
  items: readonly EuropeanFixture[];
  /** The id of the one that is chosen; the first one where it is not there. */
  fixture: string | undefined;
  lists: BettingLists;
}

function Watched({ items, fixture, lists }: WatchedProps) {
  const shown = items.find(({ id }) => id === fixture) ?? items[0];
  const isIdle = useIdle();
  const heard = useMemo(() => (shown ? [shown] : []), [shown]);
  return (
    <div className="grid grid-cols-1 gap-3 slip:grid-cols-[minmax(0,1fr)_320px]">
      {isIdle && (
        <Suspense>
          <LiveNews fixtures={heard} lists={lists} />
        </Suspense>
      )}
      {shown && <Screen key={shown.id} fixture={shown} />}
      <nav
        aria-label={LIVETV_TEXT.list}
        className="self-start overflow-hidden rounded-lg border border-line bg-surface"
      >
        <ul className="max-h-[70dvh] overflow-y-auto">
          {items.map((one) => (
            <Channel key={one.id} fixture={one} isShown={one === shown} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Screen({ fixture }: { fixture: EuropeanFixture }) {
  const board = useBoard(fixture.id, fixture.board);
  return (
    <article data-fixture={fixture.id} className="grid min-w-0 content-start gap-2">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 truncate font-bold">{EUROPEAN_TEXT.versus(fixture.homeName, fixture.awayName)}</h2>
        <span className="truncate text-xs text-muted">{fixture.leagueName}</span>
        <Link to="/inplay" search={() => ({ fixture: fixture.id })} className="ml-auto text-sm underline">
          {LIVETV_TEXT.bet}
        </Link>
      </header>
      {board ? (
        <Suspense fallback={<Skeleton lines={8} lineClassName="h-16" />}>
          <BoardPanel id={fixture.id} teams={fixture} listed={board} isLarge />
        </Suspense>
      ) : (
        <EmptyState title={LIVETV_TEXT.noBoard} />
      )}
    </article>
  );
}

function Channel({ fixture, isShown }: { fixture: EuropeanFixture; isShown: boolean }) {
  const board = useBoard(fixture.id, fixture.board);
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to="."
        search={(search: object) => ({ ...search, fixture: fixture.id })}
        resetScroll={false}
        activeOptions={{ exact: true }}
        aria-current={isShown ? "true" : undefined}
        className={classNames("grid gap-1 px-3 py-2 text-sm hover:bg-hover", isShown && "bg-accent-soft")}
      >
        <span className="flex min-w-0 items-center gap-1">
          <SportIcon sportId={fixture.sportId} size={14} />
          <span className="truncate font-semibold">{EUROPEAN_TEXT.versus(fixture.homeName, fixture.awayName)}</span>
        </span>
        <span className="flex items-center gap-2 text-xs text-muted">
          <span className="truncate">{fixture.leagueName}</span>
          {board && <RowScore sportId={fixture.sportId} board={board} />}
        </span>
      </Link>
    </li>
  );
}
