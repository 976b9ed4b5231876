import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GAMES } from "../../src/domain/games/games.ts";
import { nextRound, roundAt } from "../../src/domain/games/rounds.ts";
import { toldAt } from "../../src/domain/games/told.ts";
import type { ServerContext } from "../context.ts";
import { settleDecided } from "./settle-round.ts";

const NOW = Date.parse("2026-11-20T12:00:10+09:00");
const shown = GAMES.map((game) => roundAt(game, NOW)).find((round) => toldAt(round) > round.closesAt);
if (!shown) throw new Error("no race is shown after its draw");

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** What is settled at the instant, of rounds that are decided and not settled. */
function settledAt(now: number, rows: { id: string; state: string }[]) {
  const orderBy = async () => rows;
  const db = {
    select: () => ({ from: () => ({ where: () => ({ orderBy }) }) }),
    transaction: () => Promise.reject(Object.assign(new Error("not here"), { code: "ECONNRESET" })),
  };
  return settleDecided({ clock: { now: () => now }, database: { db } } as unknown as ServerContext);
}

test("a race is paid when it has been shown, and it is told when the first of those that are left is", async () => {
  const [first, second] = [shown, nextRound(shown)];
  const rows = [second, first].map(({ id }) => ({ id, state: "drawn" }));
  const at = toldAt(first);
  expect(await settledAt(at - 1, rows)).toEqual({ ids: [], until: at });
  expect(await settledAt(at - 1, rows.slice(1))).toEqual({ ids: [], until: at });
  expect(await settledAt(at - 1, rows.slice(0, 1))).toEqual({ ids: [], until: toldAt(second) });
  expect(await settledAt(at, rows)).toEqual({ ids: [first.id], until: toldAt(second) });
  expect(await settledAt(toldAt(second), rows)).toEqual({ ids: [second.id, first.id], until: null });
});

test("a void round and one of no game are settled at once; one that fails holds up no other", async () => {
  const rows = [
    { id: shown.id, state: "void" },
    { id: "none", state: "drawn" },
  ];
  expect(await settledAt(NOW, rows)).toEqual({ ids: [shown.id, "none"], until: null });
});
