import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";

/**
 * The newest form of a fixture under a pointer or a finger: with the markets that it had, so that its row stays as high
 * as it was. One that the list no longer has shows closed prices until the list is let go.
 */
export function keepMarkets<Fixture extends Pick<FixtureWire, "markets">>(before: Fixture, now: Fixture): Fixture {
  const had = new Set(before.markets.map(({ id }) => id));
  const others = now.markets.filter(({ id }) => !had.has(id));
  const markets = before.markets.map((market) => {
    const same = now.markets.find(({ id }) => id === market.id);
    if (same) return same;
    const at = others.findIndex(({ kind, period }) => kind === market.kind && period === market.period);
    return others.splice(at, at < 0 ? 0 : 1)[0] ?? market;
  });
  return { ...now, markets };
}
