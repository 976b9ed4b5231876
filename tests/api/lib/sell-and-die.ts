// A process that is killed while a cash-out of a running match waits, which is kept under the key "sold-while-it-ran".
// Started by cash-out-killed.long.test.ts with the data folder as its argument.
import { eq } from "drizzle-orm";
import { cashOutBet } from "../../../server/sports/betting/cash-out/cash-out.ts";
import { placement } from "../../../server/sports/betting/placement/place-bet.ts";
import { runCommand } from "../../../server/commands/run-command.ts";
import { readConfig } from "../../../server/config.ts";
import { fixture, member } from "../../../server/db/schema.ts";
import { startServer } from "../../../server/server.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { betOf } from "./betting-requests.ts";

const server = await startServer(
  readConfig({ HANPAN_MODE: "test", DATA_DIR: process.argv[2], FEED: "none", PORT: "0", LOG_LEVEL: "error" }),
);
const { context } = server;
const { db } = context.database;
const [user] = await db.select().from(member).where(eq(member.userId, "member01"));
if (!user) throw new Error("no member01");
const id = await addFixture(context, { startsIn: 3_600_000, markets: [RESULT] });
const keyed = (key: string) => ({ owner: user.id, key, hash: `of ${key}` });
const placed = await runCommand(
  context,
  keyed("placed"),
  placement(context, user, betOf([`${id}-1x2-home@200`], { stake: 10_000 })),
);
const betId = (placed.body as { id: string }).id;
await db.update(fixture).set({ status: "live" }).where(eq(fixture.id, id));
const sold = await runCommand(context, keyed("sold-while-it-ran"), {
  work: async (tx) => {
    const asked = { stake: 10_000, value: 9_000 };
    return {
      status: 202,
      body: await cashOutBet(tx, context, user.id, betId, asked, keyed("sold-while-it-ran"), { judged: null, at: 0 }),
      ref: betId,
    };
  },
});
if ((sold.body as { state?: string }).state !== "waiting") throw new Error(JSON.stringify(sold.body));
process.kill(process.pid, "SIGKILL");
