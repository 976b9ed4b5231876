// A server in a process of its own, with members who have money and fixtures to bet on: `serve-bets.ts DATABASE_URL MEMBERS`.
// Prints one line of JSON and runs until its input ends.
import { betLimit } from "../../../server/db/schema.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { newMember } from "../../api/lib/betting.ts";
import { startTestServer } from "../../api/lib/harness.ts";

export interface Served {
  url: string;
  /** Of the members' sessions. */
  tokens: string[];
  /** They take bets: `{id}-1x2-home`. */
  fixtures: string[];
}

const FIXTURES = 60;
const LONGEST_WAIT_MS = 250;
const MOST = 1_000_000_000;
const [, , databaseUrl = "", members = "300"] = process.argv;

const server = await startTestServer({ rateLimit: 0, databaseUrl, longestWaitMs: LONGEST_WAIT_MS });
await server.context.database.db
  .update(betLimit)
  .set({ minStake: 1_000, maxPayout: MOST, maxSelectionStake: MOST, maxFixtureStake: MOST });
const fixtures: string[] = [];
for (let i = 0; i < FIXTURES; i++)
  fixtures.push(await addFixture(server.context, { startsIn: 86_400_000, markets: [RESULT] }));
const tokens: string[] = [];
for (let i = 0; i < Number(members); i++) tokens.push((await newMember(server, MOST)).token);
console.log(JSON.stringify({ url: server.url, tokens, fixtures } satisfies Served));
process.stdin.resume().on("end", () => void server.close().then(() => process.exit(0)));
