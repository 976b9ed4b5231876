// Running fixtures with seven prices each, from one seed.
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import type { PriceItem } from "../../../src/api/prices/price-store.ts";
import { seeded } from "../ticks/ticks.ts";

type Market = EuropeanFixture["markets"][number];

export const benchFixtures = (count: number): EuropeanFixture[] => {
  const next = seeded(7);
  const price = () => 110 + Math.floor(next() * 500);
  return Array.from({ length: count }, (_, at) => {
    const id = `f${at}`;
    const market = (kind: Market["kind"], family: Market["family"], line: number | null, keys: string[]): Market => ({
      id: `${id}-${kind}`,
      kind,
      marketName: { win_draw_lose: "1X2", handicap: "Handicap", over_under: "Under/Over" }[kind] ?? kind,
      family,
      period: "100",
      line,
      status: "open",
      selections: keys.map((key) => ({
        id: `${id}-${kind}-${key}`,
        key,
        name: key,
        betPrice: price(),
        status: "open",
      })),
    });
    return {
      id,
      sportId: "6046",
      leagueName: `리그 ${Math.floor(at / 12)}`,
      homeName: `홈 ${at}`,
      awayName: `원정 ${at}`,
      startsAt: "2026-11-21T10:00:00.000Z",
      status: "live",
      score: { home: 1, away: 0 },
      clock: "전반 12'",
      markets: [
        market("win_draw_lose", "win_draw_lose", null, ["home", "draw", "away"]),
        market("handicap", "handicap", -0.5, ["home", "away"]),
        market("over_under", "over_under", 2.5, ["over", "under"]),
      ],
      marketCount: 31,
      board: null,
    };
  });
};

export const selectionIds = (fixtures: readonly EuropeanFixture[]): string[] =>
  fixtures.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections.map(({ id }) => id)));

/** 1,000 events of one price each; about one in forty is a suspension. */
export function priceEvents(ids: readonly string[], round: number): PriceItem[] {
  const next = seeded(round + 2);
  return Array.from({ length: 1_000 }, () => ({
    selectionId: ids[Math.floor(next() * ids.length)] ?? "",
    betPrice: 110 + Math.floor(next() * 500),
    status: next() < 0.025 ? "suspended" : "open",
  }));
}
