// The whole history of the demo: right by its entries, and the same for the same seed and start.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { DEMO_HISTORY, makeHistory } from "../../../server/demo/history/history.ts";
import { createMemoryBus } from "../../../server/events/memory-bus.ts";
import { startBeacon } from "../../../server/games/beacon/start-beacon.ts";
import { createStreamHub } from "../../../server/events/streams.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { registerHouse } from "../../../server/lobby/provider/house.ts";
import { seedSite } from "../../../server/server.ts";
import { createVault } from "../../../server/vault.ts";

const START = Date.parse("2026-11-25T12:34:56Z");

/** Bets, results and balances without the ids of members, which are new each time. */
async function made(days: number) {
  const config = readConfig({ HANPAN_MODE: "demo", DATA_DIR: "memory" });
  const database = await openDatabase({ dataDir: "memory" });
  const clock = { now: () => START };
  const vault = createVault("a key that seals what is made here");
  const history = { ...DEMO_HISTORY, days };
  await seedSite(database, clock, "demo", history);
  await registerHouse(database.db, { clock, vault }, { address: "http://127.0.0.1:1", secret: "s", certificate: null });
  const events = createMemoryBus();
  const streams = createStreamHub({ events, clock, liveHashes: async () => new Set() });
  const node = { node: "one", life: { isServing: false, isEnding: false }, redis: null };
  const secret = "s".repeat(40);
  // Nothing of the history is drawn with it.
  const beacon = await startBeacon({ ...config, mode: "test" }, secret);
  await makeHistory({ ...node, config, database, clock, events, streams, vault, secret, desk: null, beacon }, history);
  const report = await audit(database.db);
  const bets = await rowsFrom(
    database.db,
    sql`select m.user_id, b.game_type, b.stake, b.price, b.placed_at, b.status, b.paid
      from bet b join member m on m.id = b.member_id where b.game_list <> 3 order by b.placed_at, m.user_id`,
  );
  await database.close();
  return { report, bets };
}

test("thirty days are right by their entries", async () => {
  const { report, bets } = await made(30);
  expect(report.differences).toEqual([]);
  expect(bets.length).toBeGreaterThan(1_000);
});

test("the same seed and start give the same history", async () => {
  const [one, other] = [await made(3), await made(3)];
  expect(other.bets).toEqual(one.bets);
});
