// What a draw may know of bets, and what a stop of the server in the middle of a round leaves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { gameRound } from "../../../server/db/schema.ts";
import { drawResult, rootOf } from "../../../server/games/chain.ts";
import { createRounds } from "../../../server/games/start-games.ts";
import { roundOf } from "../../../src/domain/games/rounds.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { pick, until } from "../lib/game-driver.ts";

const root = join(import.meta.dirname, "../../..");
const source = (path: string) => readFileSync(join(root, path), "utf8");

it("a draw reads nothing of bets but the hashes of those that were accepted [REQ-R33 CERT-G1]", () => {
  const draw = source("server/games/draw.ts");
  const imported = [...draw.matchAll(/from "([^"]+)"/g)].map(([, path]) => path ?? "");
  const ofBets = imported.filter((path) => /bet|wallet|ledger|account/.test(path));
  expect(ofBets).toEqual([]);
  expect(draw.match(/import \{ ([^}]+) \} from "\.\.\/db\/schema\.ts"/)?.[1]).toBe("gameRound");
  expect(draw).not.toMatch(/sql`|execute\(/);
  const leaves = source("server/games/accepted-leaves.ts");
  // The rows that leave it have a round and a hash, and no other column.
  expect(leaves.match(/\.select\(\{([^}]+)\}\)/)?.[1]?.trim()).toBe("roundId: betPick.roundId, leaf");
  // What it writes is of rounds alone.
  const written = source("server/games/write-decided.ts");
  const named = written.match(/\b(from|join|update|insert into|select)\s+(?!\$)[a-z_]+/g);
  expect([...new Set(named)]).toEqual(["update game_round"]);
  const chain = source("server/games/chain.ts");
  expect(chain).not.toMatch(/\bbet(Pick)?\b.*from|schema\/bets/);
});

it("a result is one function of seed, value and round [REQ-R33 CERT-G1]", () => {
  const round = roundOf("215-20261122-0003");
  const other = roundOf("215-20261122-0004");
  if (!round || !other) throw new Error("no round");
  const seed = "5e".repeat(32);
  const drawn = drawResult(seed, rootOf([]), round);
  expect(drawResult(seed, rootOf([]), round)).toEqual(drawn);
  expect(drawResult("5f".repeat(32), rootOf([]), round)).not.toEqual(drawn);
  expect(drawResult(seed, rootOf(["aa"]), round)).not.toEqual(drawn);
  expect(drawResult(seed, rootOf([]), other)).not.toEqual(drawn);
});

interface Row {
  id: string;
  state: string;
  drawn: unknown;
  drawnAt: Date | null;
}
async function rowOf(server: TestServer, id: string): Promise<Row | undefined> {
  const [row] = await server.context.database.db.select().from(gameRound).where(eq(gameRound.id, id));
  return row;
}

it("rounds that were open when the server stopped are drawn once by the next one [CERT-G2]", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "hanpan-games-"));
  try {
    const first = await startTestServer({ dataDir });
    const user = await first.user("member03");
    const { items } = await user.ask<{ items: { id: string; closesAt: number }[] }>(
      "GET",
      "/api/minigame/events?gameId=215&currentGame=1",
    );
    const [round] = items;
    if (!round) throw new Error("no round");
    await first.close();

    const second = await startTestServer({ dataDir });
    second.clock.advance(Math.max(0, round.closesAt - second.clock.now()) + 1_000);
    const driver = createRounds(second.context);
    await driver.resume();
    // Two timers at once, as of two servers on one database.
    await Promise.all([driver.tick(), driver.tick(), createRounds(second.context).resume()]);
    const read = () => rowOf(second, round.id);
    const drawn = await read();
    expect(drawn).toMatchObject({ state: "drawn" });
    second.clock.advance(60_000);
    await driver.tick();
    expect(await read()).toEqual(drawn);
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it("a stop in the middle of all rounds: each is drawn or void by its lock, once, and paid by that", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "hanpan-games-"));
  try {
    const first = await startTestServer({ dataDir, rateLimit: 0 });
    // Five minutes after a whole ten: games of a minute lock soon, those of five minutes in five.
    const now = first.clock.now();
    const block = Math.ceil(now / 600_000) * 600_000 + 300_000;
    first.clock.advance(block - now + 5_000);
    const user = await first.user("member03");
    const running = await until(async () => {
      const rows = await first.context.database.db.select().from(gameRound).where(eq(gameRound.state, "open"));
      const at = first.clock.now();
      const open = rows.filter((row) => row.opensAt.getTime() <= at && at < row.closesAt.getTime());
      return open.length >= 60 && open;
    });
    const money = async (who: ApiUser) => (await who.ask<{ emoney: number }>("GET", "/api/member/user")).emoney;
    const before = await money(user);
    const bet = async (gameId: string, key: string, betPrice: number) => {
      const round = running.find((row) => row.gameId === gameId);
      if (!round) throw new Error(`no round of ${gameId}`);
      const placed = await user.call("POST", "/api/bets", {
        stake: 10_000,
        accept: "none",
        picks: [pick(round, key, betPrice)],
      });
      expect(placed).toMatchObject({ status: 201 });
    };
    await bet("211", "p-odd", 195);
    await bet("252", "odd", 195);
    await bet("215", "p-odd", 195);
    await bet("216", "p-even", 195);
    await first.close();

    const second = await startTestServer({ dataDir, rateLimit: 0 });
    // Half an hour after the locks of the games of a minute and of half a minute, and a second.
    const soonest = Math.max(
      ...running.filter((row) => row.endsAt.getTime() - row.opensAt.getTime() <= 60_000).map((row) => +row.closesAt),
    );
    const restart = soonest + 30 * 60_000 + 1_000;
    second.clock.advance(restart - second.clock.now());
    await createRounds(second.context).resume();
    await Promise.all([createRounds(second.context).tick(), createRounds(second.context).tick()]);
    const decided = await until(async () => {
      const rows = await second.context.database.db
        .select()
        .from(gameRound)
        .where(
          inArray(
            gameRound.id,
            running.map(({ id }) => id),
          ),
        );
      return rows.every((row) => row.state !== "open" && row.settledAt !== null) && rows;
    });
    const wrong = decided.filter((row) => row.state !== (restart - +row.closesAt > 30 * 60_000 ? "void" : "drawn"));
    expect(wrong.map(({ id, state }) => `${id} ${state}`)).toEqual([]);
    const count = (state: string) => decided.filter((row) => row.state === state).length;
    expect(count("drawn")).toBeGreaterThan(10);
    expect(count("void")).toBeGreaterThan(20);
    const power = (id: string) => decided.find(({ gameId }) => gameId === id)?.drawn?.[1]?.[0] ?? 0;
    const won = (power("215") % 2 === 1 ? 19_500 : 0) + (power("216") % 2 === 0 ? 19_500 : 0);
    const after = await second.user("member03");
    // Of four stakes two came back.
    expect(await money(after)).toBe(before - 20_000 + won);
    const operator = await second.user("admin01");
    expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
