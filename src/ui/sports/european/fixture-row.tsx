import { Link } from "@tanstack/react-router";
import type { EuropeanFixture } from "../../../api/contract/sports/sports.ts";
import type { EuropeanPhase } from "../../../api/queries/sports/sports.ts";
import { MarketRow } from "../korea/market-row.tsx";
import { useFixtureNow } from "../korea/use-fixture-now.ts";
import type { BettingLists } from "../slip/betting.ts";
import { FixtureHead } from "./fixture-head.tsx";
import { pickEuropean } from "./pick-european.ts";
import { Star } from "./star.tsx";
import { EUROPEAN_TEXT } from "./text.ts";
import { usePick } from "../slip/use-betting-slip.ts";
import { usePicked } from "./use-picked.ts";

export interface FixtureRowProps {
  phase: EuropeanPhase;
  fixture: EuropeanFixture;
  lists: Pick<BettingLists, "fixtures" | "prices">;
  /** The newest list no longer has it. */
  isGone: boolean;
}

/** A fixture with its main markets; its names lead to all of them. */
export function FixtureRow({ phase, fixture, lists, isGone }: FixtureRowProps) {
  const pick = usePick();
  const picked = usePicked(fixture.id);
  const now = useFixtureNow(lists.fixtures, fixture);
  const isClosed = isGone || now.status !== (phase === "live" ? "live" : "scheduled");
  const toFixture = (search: object) => ({ ...search, fixture: fixture.id });
  const onPick = pickEuropean({ phase, fixture, prices: lists.prices, pick });
  const names = EUROPEAN_TEXT.versus(fixture.homeName, fixture.awayName);
  return (
    <article
      aria-label={names}
      data-fixture={fixture.id}
      data-state={isClosed ? "closed" : now.status}
      className="grid gap-1.5 border border-t-0 border-line bg-surface px-3 py-2 data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      <div className="flex items-center gap-1">
        <Star kind="fixture" of={fixture.id} name={names} />
        <div className="min-w-0 flex-1">
          <FixtureHead fixture={fixture} now={now} isClosed={isClosed} board={fixture.board}>
            {(teams) => (
              <h3 className="order-1 min-w-0 basis-full truncate font-semibold tablet:order-none tablet:basis-auto">
                <Link to="." search={toFixture} className="rounded-sm hover:underline">
                  {teams}
                </Link>
              </h3>
            )}
          </FixtureHead>
        </div>
      </div>
      {fixture.markets.map((market) => (
        <MarketRow
          key={market.id}
          fixture={fixture}
          market={market}
          picked={picked}
          isClosed={isClosed}
          onPick={onPick}
        />
      ))}
      {fixture.marketCount > fixture.markets.length && !isClosed && (
        <Link
          to="."
          search={toFixture}
          className="flex h-8 items-center justify-end text-xs text-muted hover:text-ink hover:underline"
        >
          <span className="sr-only">{names} </span>
          {EUROPEAN_TEXT.moreMarkets(fixture.marketCount)}
        </Link>
      )}
    </article>
  );
}
