// A server in a process of its own, with members who have money and fixtures to bet on: `serve-bets.ts DATABASE_URL`.
import { readConfig } from "../../../server/config.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { newMember } from "../../api/lib/betting.ts";
import { startTestServer } from "../../api/lib/harness.ts";
import { type MadFeed, type RunningMadFeed, startMadFeed } from "./mad-feed.ts";
import { widenLimits } from "./wide-limits.ts";
import { answerCalls } from "./remote.ts";

const FIXTURES = 60;
const MONEY = 1_000_000_000;
const [, , databaseUrl = ""] = process.argv;

// Calls are refused as early as in production.
const { longestWaitMs } = readConfig({ HANPAN_MODE: "demo" });
const server = await startTestServer({ rateLimit: 0, databaseUrl, longestWaitMs });
await widenLimits(server);

let prices = 0;
let madFeed: RunningMadFeed | null = null;
server.context.events.subscribe(({ name, data }) => {
  if (name === "prices") prices += (data as { items: unknown[] }).items.length;
});

const works = {
  url: () => server.url,
  async members(count: number): Promise<string[]> {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push((await newMember(server, MONEY)).token);
    return tokens;
  },
  /** Each takes bets: `{id}-1x2-home`. */
  async fixtures(): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < FIXTURES)
      ids.push(await addFixture(server.context, { startsIn: 86_400_000, markets: [RESULT] }));
    return ids;
  },
  cpuMs(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  async startMadFeed(given: MadFeed): Promise<void> {
    madFeed = await startMadFeed(server.context, given);
  },
  turnMadFeed: (isMad: boolean) => madFeed?.turn(isMad),
  /** Changes of prices that were told to readers since it was asked last. */
  pricesTold(): number {
    const told = prices;
    prices = 0;
    return told;
  },
  async close(): Promise<void> {
    await madFeed?.stop();
    await server.close();
  },
};
export type ServeBets = typeof works;

answerCalls(works);
