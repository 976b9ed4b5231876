import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { OneFixture } from "../../../api/contract/sports/sports.ts";
import { type EuropeanPhase, oneFixtureQuery } from "../../../api/queries/sports/sports.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { groupMarkets } from "../../../domain/sports/market-groups.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { BoardStoreContext } from "../board/board-context.ts";
import { BoardPanel } from "../board/board-panel.tsx";
import { useBoards } from "../board/use-boards.ts";
import { MarketRow } from "../korea/market-row.tsx";
import { useFixtureNow } from "../korea/use-fixture-now.ts";
import type { BettingLists } from "../slip/betting.ts";
import { BonusFolders } from "./bonus-folders.tsx";
import { FixtureHead } from "./fixture-head.tsx";
import { LiveNews } from "./live-news.tsx";
import { pickEuropean } from "./pick-european.ts";
import { Star } from "./star.tsx";
import { EUROPEAN_TEXT, GROUP_TEXT } from "./text.ts";
import { usePick } from "../slip/use-betting-slip.ts";
import { usePicked } from "./use-picked.ts";

export interface FixtureViewProps {
  phase: EuropeanPhase;
  id: string;
  lists: BettingLists;
}

/** One fixture with all of its markets, by group. */
export function FixtureView({ phase, id, lists }: FixtureViewProps) {
  const { api } = useApp();
  const query = useQuery(
    oneFixtureQuery(api, phase, id, ({ fixture, bonus, eventId }) =>
      lists.takeList(bonus ? [fixture, bonus] : [fixture], eventId),
    ),
  );
  return (
    <>
      <Link
        to="."
        search={(search: object) => ({ ...search, fixture: undefined })}
        className="mb-1 inline-flex h-9 items-center gap-1 text-sm text-muted hover:text-ink hover:underline"
      >
        <span aria-hidden="true">←</span> {EUROPEAN_TEXT.back}
      </Link>
      <QueryView query={query} isEmpty={() => false} lines={8} lineClassName="h-12">
        {(one) => <Markets phase={phase} one={one} lists={lists} />}
      </QueryView>
    </>
  );
}

function Markets({
  phase,
  one: { fixture, board, bonus },
  lists,
}: {
  phase: EuropeanPhase;
  one: OneFixture;
  lists: BettingLists;
}) {
  const pick = usePick();
  const picked = usePicked(fixture.id);
  const now = useFixtureNow(lists.fixtures, fixture);
  const heard = useMemo(() => [fixture], [fixture]);
  const isClosed = now.status !== (phase === "live" ? "live" : "scheduled");
  const onPick = pickEuropean({ phase, fixture, prices: lists.prices, pick });
  const boards = useBoards(
    lists,
    useMemo(() => [{ id: fixture.id, board }], [fixture.id, board]),
  );
  return (
    <BoardStoreContext value={boards}>
      <article className="grid gap-2" data-fixture={fixture.id} data-state={isClosed ? "closed" : now.status}>
        <LiveNews fixtures={heard} lists={lists} />
        {bonus && <BonusFolders bonus={bonus} lists={lists} />}
        <header className="grid gap-1 rounded-lg border border-line bg-surface p-3">
          <p className="text-xs text-muted">
            {fixture.leagueName} · <span className="tabular-nums">{formatShortDateTime(fixture.startsAt)}</span>
          </p>
          <div className="flex items-center gap-1">
            <Star kind="fixture" of={fixture.id} name={EUROPEAN_TEXT.versus(fixture.homeName, fixture.awayName)} />
            <div className="min-w-0 flex-1">
              <FixtureHead fixture={fixture} now={now} isClosed={isClosed} board={board}>
                {(names) => (
                  <h2 className="order-1 min-w-0 basis-full truncate font-semibold tablet:order-none tablet:basis-auto">
                    {names}
                  </h2>
                )}
              </FixtureHead>
            </div>
          </div>
        </header>
        {phase === "live" && <BoardPanel id={fixture.id} teams={fixture} listed={board} />}
        {fixture.markets.length === 0 || isClosed ? (
          <EmptyState title={closedText(phase, now.status)}>
            {phase === "prematch" && now.status === "live" && (
              <Link to="/inplay" search={() => ({ fixture: fixture.id })} className="underline">
                {EUROPEAN_TEXT.toInplay}
              </Link>
            )}
          </EmptyState>
        ) : (
          groupMarkets(fixture.markets).map(({ group, markets }) => (
            <details key={group} open className="rounded-lg border border-line bg-surface">
              <summary className="cursor-pointer rounded-lg bg-raised px-3 py-1.5 text-xs font-bold">
                {GROUP_TEXT[group]} <span className="font-normal text-muted tabular-nums">{markets.length}</span>
              </summary>
              <div className="grid gap-1.5 px-3 py-2">
                {markets.map((market) => (
                  <MarketRow key={market.id} fixture={fixture} market={market} picked={picked} onPick={onPick} />
                ))}
              </div>
            </details>
          ))
        )}
      </article>
    </BoardStoreContext>
  );
}

function closedText(phase: EuropeanPhase, status: string): string {
  if (status === "live") return phase === "live" ? EUROPEAN_TEXT.noMarkets : EUROPEAN_TEXT.begun;
  return status === "scheduled" ? EUROPEAN_TEXT.noMarkets : EUROPEAN_TEXT.over;
}
