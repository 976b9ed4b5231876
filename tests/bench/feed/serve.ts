// A server that can be put under a feed's load: `serve.ts FIXTURES RATE [DATABASE_URL]`. Prints one line of JSON when it
// answers. Then each line of its input is a command: `feed` starts the load and answers `{}` once all fixtures stand;
// `count` and `counted` begin and end a measurement, which is answered.
import { createInterface } from "node:readline";
import { readConfig } from "../../../server/config.ts";
import { member } from "../../../server/db/schema.ts";
import { startFeeds } from "../../../server/sports/feed/start.ts";
import { runnerOf } from "../../../server/sports/feed/runner.ts";
import { deposit } from "../../../server/ledger/deposits.ts";
import { startServer } from "../../../server/server.ts";
import { countFeed } from "../../../scripts/lib/count-feed.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";

const MONEY = 1_000_000_000;
const PLAYER = "member01";
const [, , fixtures, rate, databaseUrl] = process.argv;

const load = { FEED_FIXTURES: fixtures, FEED_RATE: rate };
const environment = { HANPAN_MODE: "test", DATA_DIR: "memory", FEED: "none", PORT: "0", LOG_LEVEL: "error", ...load };
const { context, url, close } = await startServer(readConfig({ ...environment, DATABASE_URL: databaseUrl }));
const { db } = context.database;
for (const { id, userId } of await db.select().from(member))
  if (userId === PLAYER)
    await db.transaction((tx) => deposit(tx, context.clock, { memberId: id, amount: MONEY, ref: "bench" }));
const fixture = await addFixture(context, { startsIn: 86_400_000, markets: [RESULT] });
const say = (value: object) => console.log(JSON.stringify(value));
say({ url, userId: PLAYER, fixture });

let feeds = runnerOf(context);
let counting = countFeed(context);
for await (const line of createInterface({ input: process.stdin }))
  if (line === "feed") {
    await feeds?.stop();
    feeds = await startFeeds({ ...context, config: { ...context.config, feed: "simulated" } });
    say({});
  } else if (line === "count") counting = countFeed(context);
  else say(await counting.end());
await feeds?.stop();
await close();
process.exit(0);
