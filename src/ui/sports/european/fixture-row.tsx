import { Link } from "@tanstack/react-router";
import type { EuropeanFixture } from "../../../api/contract/sports.ts";
import type { FixtureStore } from "../../../api/prices/fixture-store.ts";
import type { EuropeanPhase } from "../../../api/queries/sports.ts";
import { MarketRow } from "../korea/market-row.tsx";
import { useFixtureNow } from "../korea/use-fixture-now.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";
import { FixtureHead } from "./fixture-head.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

export interface FixtureRowProps {
  phase: EuropeanPhase;
  fixture: EuropeanFixture;
  fixtures: FixtureStore;
  /** The newest list no longer has it. */
  isGone: boolean;
  picked: ReadonlySet<string>;
  onPick: PriceCellProps["onPick"];
}

/** A fixture with its main markets; its names lead to all of them. */
export function FixtureRow({ phase, fixture, fixtures, isGone, picked, onPick }: FixtureRowProps) {
  const now = useFixtureNow(fixtures, fixture);
  const isClosed = isGone || now.status !== (phase === "live" ? "live" : "scheduled");
  const toFixture = (search: object) => ({ ...search, fixture: fixture.id });
  return (
    <li
      data-fixture={fixture.id}
      data-state={isClosed ? "closed" : now.status}
      className="grid gap-1.5 border-t border-line px-3 py-2 first:border-t-0 data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      <FixtureHead fixture={fixture} now={now} isClosed={isClosed}>
        {(names) => (
          <h3 className="min-w-0 truncate font-semibold">
            <Link to="." search={toFixture} className="rounded-sm hover:underline">
              {names}
            </Link>
          </h3>
        )}
      </FixtureHead>
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
          <span className="sr-only">
            {fixture.homeName} {fixture.awayName}{" "}
          </span>
          {EUROPEAN_TEXT.moreMarkets(fixture.marketCount)}
        </Link>
      )}
    </li>
  );
}
