// A server with members who have money: `serve.ts [DATABASE_URL]`. Prints one line of JSON and runs
// until its input ends.
import { readConfig } from "../../../server/config.ts";
import { member } from "../../../server/db/schema.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { startServer } from "../../../server/server.ts";

export interface Served {
  url: string;
  /** Members' ids by their names. */
  members: Readonly<Record<string, string>>;
}

const MONEY = 1_000_000_000;
const PLAYERS = /^member(0\d|1[0-2])$/;

const [, , databaseUrl] = process.argv;
const environment = { HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", HOST: "127.0.0.1" };
const { context, url, close } = await startServer(
  readConfig({ ...environment, LOG_LEVEL: "error", ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
);
const { db } = context.database;
const players = (await db.select().from(member)).filter(({ userId }) => PLAYERS.test(userId));
for (const { id } of players)
  await db.transaction((tx) => deposit(tx, context.clock, { memberId: id, amount: MONEY, ref: "bench" }));

const members = Object.fromEntries(players.map(({ userId, id }) => [userId, id]));
console.log(JSON.stringify({ url, members } satisfies Served));
process.stdin.resume().on("end", () => void close().then(() => process.exit(0)));
