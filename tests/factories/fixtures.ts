// Fixtures laid straight in the database, for tests that need exact prices, lines and times.
import type { ServerContext } from "../../server/context.ts";
import { fixture, market, selection } from "../../server/db/schema.ts";
import { SPORT } from "../../src/domain/sports/market.ts";

type MarketRow = typeof market.$inferInsert;
export interface MarketSpec {
  code: string;
  /** As the family where it is not given. */
  kind?: string;
  family: string;
  marketName: string;
  period?: string;
  line?: number;
  phase?: "prematch" | "live" | "proto";
  main?: boolean;
  /** Hundredths by selection key. */
  prices: Readonly<Record<string, number>>;
}

export interface FixtureSpec extends Partial<Omit<typeof fixture.$inferInsert, "startsAt" | "id">> {
  /** Milliseconds from the server's now; an hour when not given. */
  startsIn?: number;
  markets?: MarketSpec[];
}

export const RESULT: MarketSpec = {
  code: "1x2",
  family: "win_draw_lose",
  marketName: "1X2",
  prices: { home: 200, draw: 330, away: 410 },
};
export const TOTAL: MarketSpec = {
  code: "ou",
  family: "over_under",
  marketName: "Under/Over",
  line: 2.5,
  prices: { over: 190, under: 185 },
};
export const HANDICAP: MarketSpec = {
  code: "hc",
  family: "handicap",
  marketName: "Handicap",
  line: -1,
  prices: { home: 220, away: 170 },
};
export const QUARTER_TOTAL: MarketSpec = {
  code: "ou275",
  family: "over_under",
  marketName: "Under/Over",
  line: 2.75,
  main: false,
  prices: { over: 195, under: 180 },
};
export const BOTH_SCORE: MarketSpec = {
  code: "bts",
  kind: "both_score",
  family: "other",
  marketName: "Both Teams To Score",
  prices: { yes: 180, no: 195 },
};
export const DOUBLE_CHANCE: MarketSpec = {
  code: "dc",
  kind: "double_chance",
  family: "other",
  marketName: "Double Chance",
  prices: { home_draw: 130, home_away: 130, draw_away: 150 },
};
export const FIRST_HALF: MarketSpec = {
  code: "h1",
  family: "win_draw_lose",
  marketName: "1st Half 1X2",
  period: "10",
  prices: { home: 260, draw: 210, away: 450 },
};
export const LIVE_RESULT: MarketSpec = { ...RESULT, code: "l1x2", phase: "live" };
export const PROTO_RESULT: MarketSpec = { ...RESULT, code: "x1x2", phase: "proto" };

let count = 0;

/** Adds a fixture and returns its id; selections are named `{fixture}-{code}-{key}`. */
export async function addFixture(context: ServerContext, spec: FixtureSpec = {}): Promise<string> {
  const {
    startsIn = 3_600_000,
    markets = [RESULT, TOTAL, HANDICAP, QUARTER_TOTAL, BOTH_SCORE, FIRST_HALF],
    ...columns
  } = spec;
  const id = `f${++count}`;
  const startsAt = new Date(context.clock.now() + startsIn);
  const { db } = context.database;
  await db.insert(fixture).values({
    id,
    feed: "test",
    feedKey: id,
    sportId: SPORT.football,
    leagueName: "K리그1",
    homeName: `홈${count}`,
    awayName: `원정${count}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7_200_000),
    ...columns,
  });
  for (const [position, { code, prices, ...columnsOf }] of markets.entries()) {
    const row: MarketRow = {
      id: `${id}-${code}`,
      fixtureId: id,
      kind: columnsOf.family,
      period: "100",
      line: null,
      phase: "prematch",
      main: true,
      position,
      ...columnsOf,
    };
    await db.insert(market).values(row);
    await db.insert(selection).values(
      Object.entries(prices).map(([key, price], at) => ({
        id: `${id}-${code}-${key}`,
        marketId: row.id,
        key,
        name: key,
        price,
        position: at,
      })),
    );
  }
  return id;
}
