// What a draw may know of bets, and what a stop of the server in the middle of a round leaves.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { gameRound } from "../../server/db/schema.ts";
import { drawResult, rootOf } from "../../server/games/chain.ts";
import { createRounds } from "../../server/games/start-games.ts";
import { roundOf } from "../../src/domain/games/rounds.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const root = join(import.meta.dirname, "../..");
const source = (path: string) => readFileSync(join(root, path), "utf8");

it("a draw reads nothing of bets but the hashes of those that were accepted", () => {
  const draw = source("server/games/draw.ts");
  const imported = [...draw.matchAll(/from "([^"]+)"/g)].map(([, path]) => path ?? "");
  const ofBets = imported.filter((path) => /bet|wallet|ledger|account/.test(path));
  // Retries of transactions, and nothing of bets.
  expect(ofBets).toEqual(["../betting/transaction.ts"]);
  expect(draw.match(/import \{ ([^}]+) \} from "\.\.\/db\/schema\.ts"/)?.[1]).toBe("gameRound");
  expect(draw).not.toMatch(/sql`|execute\(/);
  const leaves = source("server/games/accepted-leaves.ts");
  // The rows that leave it have a round and a hash, and no other column.
  expect(leaves.match(/\.select\(\{([^}]+)\}\)/)?.[1]?.trim()).toBe("roundId: betPick.roundId, leaf");
  const chain = source("server/games/chain.ts");
  expect(chain).not.toMatch(/\bbet(Pick)?\b.*from|schema\/bets/);
});

it("a result is one function of seed, root and round", () => {
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

it("rounds that were open when the server stopped are drawn once by the next one", async () => {
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
    const desk = createRounds(second.context);
    await desk.resume();
    // Two timers at once, as of two servers on one database.
    await Promise.all([desk.tick(), desk.tick(), createRounds(second.context).resume()]);
    const read = () => rowOf(second, round.id);
    const drawn = await read();
    expect(drawn).toMatchObject({ state: "drawn" });
    second.clock.advance(60_000);
    await desk.tick();
    expect(await read()).toEqual(drawn);
    await second.close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
