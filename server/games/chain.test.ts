import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { QUICKNET } from "../../src/domain/games/beacon.ts";
import { commitmentText } from "../../src/domain/games/commitment.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { nextRound, roundAt, roundsADay } from "../../src/domain/games/rounds.ts";
import type { Db } from "../db/open.ts";
import { createVault } from "../vault.ts";
import { commitmentOf, createSeeds, drawResult, randomnessOf, rootOf } from "./chain.ts";

const [game] = GAMES;
if (!game) throw new Error("no game");
const DAY = "2026-11-20";
type Row = { gameId: string; day: string; anchor: string; sealed: string; length: number };

/** Chains of one day, in place of a table. `isLaid`: another server has laid them a moment ago. */
function chainsIn(rows: Row[], isLaid = false) {
  let reads = 0;
  const db = {
    select: () => ({ from: () => ({ where: async () => (reads++, rows.filter(({ day }) => day === DAY)) }) }),
    insert: () => ({
      values: (fresh: Row[]) => ({
        onConflictDoNothing: () => ({
          returning: async () => {
            if (isLaid) return [];
            rows.push(...fresh);
            return fresh;
          },
        }),
      }),
    }),
  };
  const box = createVault("k".repeat(32)).box("game chain");
  return { seeds: createSeeds(db as unknown as Db, box), box, reads: () => reads };
}

const sha = (data: Buffer | string) => createHash("sha256").update(data).digest();
/** Hashed so many times over. */
const link = (hex: string, times: number) => {
  let hashed = Buffer.from(hex, "hex");
  for (let time = 0; time < times; time++) hashed = sha(hashed);
  return hashed.toString("hex");
};
const roundsOf = (numbers: number[]) => {
  const first = roundAt(game, Date.parse(`${DAY}T00:00:00+09:00`));
  return numbers.map((number) => ({ ...first, number }));
};

test("the seed of a round, hashed as often as its number says, is the anchor that was published", async () => {
  const rows: Row[] = [];
  const { seeds } = chainsIn(rows);
  await seeds.layDay(DAY, new Date(0), (gameId) => Buffer.alloc(32, Number(gameId) % 251));
  expect(rows.map(({ gameId }) => gameId)).toEqual(GAMES.map(({ id }) => String(id)));
  const own = rows.find(({ gameId }) => gameId === String(game.id));
  expect(own).toMatchObject({ day: DAY, length: roundsADay(game) });
  const length = own?.length ?? 0;
  for (const round of roundsOf([1, 2, 31, 32, 33, 64, 65, length - 1, length])) {
    const seed = await seeds.seedOf(round);
    expect(link(seed ?? "", round.number)).toBe(own?.anchor);
  }
  // The last round's seed is the secret itself, and there is none behind it or before the first.
  const [last, behind] = roundsOf([length, length + 1]);
  if (!last || !behind) throw new Error("no rounds");
  expect(await seeds.seedOf(last)).toBe(Buffer.alloc(32, game.id % 251).toString("hex"));
  expect(await seeds.seedOf(behind)).toBeNull();
  expect(await seeds.seedOf({ ...last, number: 0 })).toBe(own?.anchor);
  expect(await seeds.seedOf({ ...last, number: -1 })).toBeNull();
});

test("a server that was not the first to lay a chain, or was started since, reads it", async () => {
  const rows: Row[] = [];
  const first = chainsIn(rows);
  await first.seeds.layDay(DAY, new Date(0));
  const own = rows.filter(({ gameId }) => gameId === String(game.id));
  const [round] = roundsOf([7]);
  if (!round) throw new Error("no round");
  const before = first.reads();
  const seed = await first.seeds.seedOf(round);
  expect(first.reads()).toBe(before);
  const other = chainsIn(own, true);
  await other.seeds.layDay(DAY, new Date(0));
  expect(await other.seeds.seedOf(round)).toBe(seed);
  expect(await chainsIn([]).seeds.seedOf(round)).toBeNull();
  // Laid again, nothing is laid.
  await first.seeds.layDay(DAY, new Date(0));
  expect(rows).toHaveLength(GAMES.length);
});

test("chains are laid for today and tomorrow in Seoul", async () => {
  const rows: Row[] = [];
  await chainsIn(rows).seeds.ensureChains({ now: () => Date.parse("2026-11-22T23:59:59+09:00") });
  expect([...new Set(rows.map(({ day }) => day))]).toEqual(["2026-11-22", "2026-11-23"]);
  expect(new Set(rows.map(({ anchor }) => anchor)).size).toBe(rows.length);
});

test("what is published of a round is made of its seed, of its bets and of the beacon", () => {
  const seed = "ab".repeat(32);
  const hex = (text: string) => sha(text).toString("hex");
  expect(commitmentOf(seed, null)).toBe(hex(`commitment:${seed}`));
  expect(commitmentOf(seed, QUICKNET)).toBe(hex(commitmentText(2, seed, QUICKNET)));
  expect(rootOf(["ab", "cd"])).toBe(hex("abcd"));
  expect(randomnessOf("00ff")).toBe(sha(Buffer.from([0, 255])).toString("hex"));
});

test("a draw is the same for the same seed, value and round, and another for each of them", () => {
  const round = roundAt(game, Date.parse(`${DAY}T00:00:00+09:00`));
  const other = nextRound(round);
  const [seed, value] = ["01".repeat(32), "02".repeat(32)];
  const drawn = drawResult(seed, value, round);
  expect(drawResult(seed, value, round)).toEqual(drawn);
  const others = [
    drawResult("03".repeat(32), value, round),
    drawResult(seed, "03".repeat(32), round),
    drawResult(seed, value, other),
  ];
  for (const one of others) expect(one).not.toEqual(drawn);
  expect(KINDS[round.game.kind].summaryOf(drawn)).toBeDefined();
});
