import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useMemo } from "react";
import type { OneFixture } from "../../../api/contract/sports/sports.ts";
import { type EuropeanPhase, oneFixtureQuery } from "../../../api/queries/sports/sports.ts";
import { useApp } from "../../app-context.ts";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { BoardStoreContext } from "../board/board-context.ts";
import { BoardStrip } from "../board/board-strip.tsx";
import { useBoards } from "../board/use-boards.ts";
import { BonusFolders } from "../korea/bonus-folders.tsx";
import type { BettingLists } from "../slip/betting.ts";
import { useRow } from "../list/use-row.ts";
import { LiveNews } from "./live-news.tsx";
import { MarketGroups } from "./market-groups.tsx";
import { MatchHead } from "./match-head.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

const BoardPanel = lazy(() => import("../board/board-panel.tsx").then((file) => ({ default: file.BoardPanel })));

export interface FixtureViewProps {
  phase: EuropeanPhase;
  id: string;
  lists: BettingLists;
}

/** The Korean game whose rows have the phase. */
const GAME_OF = { prematch: "cross", live: "live" } as const;

/** One fixture with all of its markets, by group. */
export function FixtureView({ phase, id, lists }: FixtureViewProps) {
  const { api } = useApp();
  const query = useQuery(
    oneFixtureQuery(api, phase, id, ({ fixture, bonus, eventId }) =>
      lists.takeList(bonus ? [fixture, bonus] : [fixture], eventId),
    ),
  );
  return (
    <QueryView query={query} lines={8} lineClassName="h-12">
      {(one) => <Match phase={phase} one={one} lists={lists} />}
    </QueryView>
  );
}

/** Its markets, and beside them what goes on; where there is no room for both, a strip that opens. */
function Match({ phase, one, lists }: Pick<FixtureViewProps, "phase" | "lists"> & { one: OneFixture }) {
  const { fixture, board, bonus } = one;
  const isBeside = useHasSlipBeside();
  const heard = useMemo(() => [fixture], [fixture]);
  const row = { game: GAME_OF[phase], isEuropean: true, fixture, lists, isGone: false };
  const { now, isClosed, picked, onPick, attributes } = useRow(row);
  const boards = useBoards(
    lists,
    useMemo(() => [{ id: fixture.id, board }], [fixture.id, board]),
  );
  const isRunning = phase === "live" && board !== null;
  return (
    <BoardStoreContext value={boards}>
      <article {...attributes}>
        <LiveNews fixtures={heard} lists={lists} />
        <MatchHead fixture={{ ...fixture, board }} now={now} isClosed={isClosed} />
        {isRunning && !isBeside && <BoardStrip id={fixture.id} teams={fixture} listed={board} />}
        <div
          className={isRunning ? "slip:grid slip:grid-cols-[minmax(0,1fr)_minmax(15rem,38%)] slip:gap-2" : undefined}
        >
          {fixture.markets.length === 0 || isClosed ? (
            <EmptyState title={closedText(phase, now.status)}>
              {phase === "prematch" && now.status === "live" && (
                <Link to="/inplay" search={() => ({ fixture: fixture.id })} className="underline">
                  {EUROPEAN_TEXT.toInplay}
                </Link>
              )}
            </EmptyState>
          ) : (
            <MarketGroups fixture={fixture} picked={picked} onPick={onPick}>
              {bonus && <BonusFolders game="cross" bonus={bonus} lists={lists} />}
            </MarketGroups>
          )}
          {isRunning && isBeside && (
            <Suspense>
              <div className="sticky top-28 max-h-[calc(100dvh-7.5rem)] self-start overflow-y-auto">
                <BoardPanel id={fixture.id} teams={fixture} listed={board} />
              </div>
            </Suspense>
          )}
        </div>
      </article>
    </BoardStoreContext>
  );
}

function closedText(phase: EuropeanPhase, status: string): string {
  if (status === "live") return phase === "live" ? EUROPEAN_TEXT.noMarkets : EUROPEAN_TEXT.begun;
  return status === "scheduled" ? EUROPEAN_TEXT.noMarkets : EUROPEAN_TEXT.over;
}
