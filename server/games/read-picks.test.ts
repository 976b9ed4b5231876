import { expect, test } from "vitest";
import { gameOf } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { roundAt } from "../../src/domain/games/rounds.ts";
import type { Queryable } from "../db/open.ts";
import { gameRound } from "../db/schema.ts";
import { readGamePicks } from "./read-picks.ts";
import { settingIds } from "./settings.ts";

const NOW = Date.parse("2026-11-20T12:00:10+09:00");
const game = gameOf("252");
if (!game) throw new Error("no game");
const round = roundAt(game, NOW);
const [one, other] = KINDS[game.kind].picks;
if (!one || !other) throw new Error("a game has two picks at least");
const idOf = (key: string, of = round.id) => `${of}:${key}`;

/** The state of the round's row in the database; null: it has none. */
function readAt(now: number, ids: readonly string[], change: object | null = {}) {
  const { id, opensAt, closesAt } = round;
  const row = { id, state: "open", root: null, opensAt: new Date(opensAt), closesAt: new Date(closesAt), ...change };
  const settings = settingIds("252").map((setting) => ({
    id: setting,
    maintenance: false,
    prices: setting === "252" ? { [one!.key]: 190 } : {},
    pickLimits: {},
  }));
  const others = { ...row, id: "another", state: "drawn" };
  const from = (table: unknown) => ({
    where: async () => (table === gameRound ? [others, ...(change ? [row] : [])] : settings),
  });
  return readGamePicks({ select: () => ({ from }) } as unknown as Queryable, ids, now);
}

test("picks of a round are told in their order, with the price that operators set, while the round is open", async () => {
  const ids = [idOf(other.key), "nothing", idOf(one.key), idOf("no-pick")];
  const told = (status: string) => [
    { selectionId: ids[0], betPrice: other.price, status },
    { selectionId: ids[2], betPrice: 190, status },
  ];
  expect(await readAt(NOW, ids)).toEqual(told("open"));
  for (const change of [{ state: "drawn" }, { state: "void" }, { root: "r" }, null])
    expect(await readAt(NOW, ids, change)).toEqual(told("closed"));
  const statusAt = async (now: number) => (await readAt(now, [idOf(one.key)]))[0]?.status;
  expect(await Promise.all([round.opensAt - 1, round.opensAt].map(statusAt))).toEqual(["closed", "open"]);
  expect(await Promise.all([round.closesAt - 1, round.closesAt].map(statusAt))).toEqual(["open", "closed"]);
});

test("ids that name no pick are left out", async () => {
  expect(await readAt(NOW, ["nothing", idOf("no-pick"), idOf(one.key, "252-none")])).toEqual([]);
});
