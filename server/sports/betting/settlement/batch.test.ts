import { expect, test } from "vitest";
import type { Queryable } from "../../../db/open.ts";
import type { BetRow } from "../bet-wire.ts";
import { legsOf } from "./batch.ts";

const PLACED_AT = new Date("2026-03-02T03:00:00Z");
const BETS = [
  { id: "b1", placedAt: PLACED_AT },
  { id: "b2", placedAt: new Date(0) },
] as BetRow[];
const rowOf = (betId: string, position: number, market: string, phase = "prematch", outcome = "open") => ({
  pick: {
    betId,
    position,
    betPrice: 200,
    fixtureId: "f1",
    marketId: market,
    selectionId: `${market}-home`,
    outcome,
    status: 0,
  },
  phase,
});

test("a leg has the outcome that is told, its own where none is, and is void where its bet was cancelled", async () => {
  const rows = [
    rowOf("b1", 0, "1x2"),
    rowOf("b2", 0, "1x2"),
    rowOf("b1", 1, "ou", "bonus", "lost"),
    rowOf("b2", 1, "hc"),
  ];
  const from = { innerJoin: () => from, where: () => ({ orderBy: async () => rows }) };
  const db = { select: () => ({ from: () => from }) } as unknown as Queryable;
  const asked: unknown[] = [];
  const legs = await legsOf(db, BETS, new Map([["1x2-home", "won"]]), (leg) => {
    asked.push(leg);
    return leg.placedAt.getTime() === 0 && leg.marketId === "1x2";
  });
  const told = (id: string) => legs.get(id)?.map(({ marketId, outcome, isBonus }) => [marketId, outcome, isBonus]);
  expect([...legs.keys()]).toEqual(["b1", "b2"]);
  expect(told("b1")).toEqual([
    ["1x2", "won", false],
    ["ou", "lost", true],
  ]);
  expect(told("b2")).toEqual([
    ["1x2", "void", false],
    ["hc", "open", false],
  ]);
  expect(asked[0]).toEqual({ fixtureId: "f1", marketId: "1x2", placedAt: PLACED_AT });
  expect(legs.get("b1")?.[1]).toMatchObject({ betId: "b1", position: 1, stored: { outcome: "lost", status: 0 } });
});
