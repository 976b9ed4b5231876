// A process that is killed in the middle of a settlement: 12 bets, of which five are paid.
// Started by settlement-killed.test.ts with the data folder as its argument.
import { eq } from "drizzle-orm";
import { runCommand } from "../../../server/commands/run-command.ts";
import { readConfig } from "../../../server/config.ts";
import { startServer } from "../../../server/server.ts";
import { placement } from "../../../server/sports/betting/placement/place-bet.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { member } from "../../../server/db/schema.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betOf } from "./betting-requests.ts";

const server = await startServer(
  readConfig({ HANPAN_MODE: "test", DATA_DIR: process.argv[2], FEED: "none", PORT: "0", LOG_LEVEL: "error" }),
);
const { context } = server;
const [user] = await context.database.db.select().from(member).where(eq(member.userId, "member01"));
if (!user) throw new Error("no member01");
const id = await addFixture(context, { startsIn: 3_600_000 });
for (let i = 0; i < 12; i++) {
  const request = betOf([`${id}-1x2-home@200`], { stake: 1_000 });
  const keyed = { owner: user.id, key: `killed-${i}`, hash: "of the bet" };
  const answer = await runCommand(context, keyed, placement(context, user, request));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}
context.events.subscribe((event) => {
  if (event.name === "bet") process.kill(process.pid, "SIGKILL");
});
await settleFixture(context, id, { void: true }, "test", 5);
