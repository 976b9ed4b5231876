import { expect, test } from "vitest";
import { providerTransaction } from "../../../../db/schema.ts";
import type { Queryable } from "../../../../db/open.ts";
import type { PickRow } from "../source.ts";
import { providerPicks } from "./provider-picks.ts";

const ROW = {
  betId: "b1",
  providerId: "p1",
  gameId: "g1",
  roundId: "r1",
  selectionId: "player",
  betPrice: 200,
  status: 2,
  outcome: "won",
} as PickRow;
const GAMES = [
  { providerId: "p2", gameId: "g1", game: { name: "다른 제공사의 게임" } },
  { providerId: "p1", gameId: "g2", game: { name: "다른 게임" } },
  { providerId: "p1", gameId: "g1", game: { name: "바카라" } },
];
const SAID = [
  { betId: "b2", name: "뱅커" },
  { betId: "b1", name: "플레이어" },
];

/** How the picks of these rows are shown. */
function shown(rows: PickRow[], games: object[] = GAMES, said: object[] = SAID) {
  const from = (table: unknown) => ({ where: async () => (table === providerTransaction ? said : games) });
  return providerPicks.onWire({ select: () => ({ from }) } as unknown as Queryable, rows);
}

test("a pick is shown with the names of its own game and bet", async () => {
  const pick = {
    kind: "provider",
    providerId: "p1",
    gameId: "g1",
    gameName: "바카라",
    roundId: "r1",
    selectionId: "player",
    selectionName: "플레이어",
    betPrice: 200,
    status: 2,
    outcome: "won",
  };
  const other = { ...ROW, betId: "b2", selectionId: "banker" };
  expect(await shown([other, ROW])).toEqual([{ ...pick, selectionId: "banker", selectionName: "뱅커" }, pick]);
});

test("what has no name is shown by its id", async () => {
  expect(await shown([ROW], [], [])).toMatchObject([{ gameName: "g1", selectionName: "player" }]);
  const bare = { ...ROW, providerId: null, gameId: null, roundId: null };
  expect(await shown([bare], [], [])).toMatchObject([{ providerId: "", gameId: "", gameName: "", roundId: "" }]);
});
