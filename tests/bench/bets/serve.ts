// A server of one version of this project, with members who have money and fixtures to bet on: `serve.ts ROOT [DATABASE_URL]`.
// Prints one line of JSON and runs until its input ends.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { readConfig as ReadConfig } from "../../../server/config.ts";
import type { member as Member } from "../../../server/db/schema.ts";
import type { deposit as Deposit } from "../../../server/ledger/deposits.ts";
import type { startServer as StartServer } from "../../../server/server.ts";
import type { addFixture as AddFixture, MarketSpec } from "../../factories/fixtures.ts";

export interface Served {
  url: string;
  /** Members' ids by their names. */
  members: Readonly<Record<string, string>>;
  /** Fixtures that take bets: `{id}-1x2-home` at 2.00. */
  fixtures: readonly string[];
}

const MONEY = 1_000_000_000;
const FIXTURES = 60;
const PLAYERS = /^member(0\d|1[0-2])$/;

const [, , root = ".", databaseUrl] = process.argv;
const load = <Module>(path: string): Promise<Module> =>
  import(pathToFileURL(join(resolve(root), path)).href) as Promise<Module>;

const { readConfig } = await load<{ readConfig: typeof ReadConfig }>("server/config.ts");
const { startServer } = await load<{ startServer: typeof StartServer }>("server/server.ts");
const { deposit } = await load<{ deposit: typeof Deposit }>("server/ledger/deposits.ts");
const { addFixture, RESULT } = await load<{ addFixture: typeof AddFixture; RESULT: MarketSpec }>(
  "tests/factories/fixtures.ts",
);
const { member } = await load<{ member: typeof Member }>("server/db/schema.ts");

const environment = { HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", HOST: "127.0.0.1" };
const { context, url, close } = await startServer(
  readConfig({ ...environment, LOG_LEVEL: "error", ...(databaseUrl && { DATABASE_URL: databaseUrl }) }),
);
const { db } = context.database;
const players = (await db.select().from(member)).filter(({ userId }) => PLAYERS.test(userId));
for (const { id } of players)
  await db.transaction((tx) => deposit(tx, context.clock, { memberId: id, amount: MONEY, ref: "bench" }));
const fixtures: string[] = [];
for (let i = 0; i < FIXTURES; i++)
  fixtures.push(await addFixture(context, { startsIn: 86_400_000, markets: [RESULT] }));

const members = Object.fromEntries(players.map(({ userId, id }) => [userId, id]));
console.log(JSON.stringify({ url, members, fixtures } satisfies Served));
process.stdin.resume().on("end", () => void close().then(() => process.exit(0)));
