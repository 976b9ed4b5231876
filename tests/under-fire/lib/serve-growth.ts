// A server whose database holds so many bets: `serve-growth.ts DATABASE_URL BETS`.
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { systemClock } from "../../../server/clock.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { member } from "../../../server/db/schema.ts";
import { keepDays } from "../../../server/operator/reports/days.ts";
import { openSession } from "../../../server/session/sessions.ts";
import { newMember } from "../../api/lib/betting.ts";
import { startTestServer } from "../../api/lib/harness.ts";
import { fillDatabase, memberInTheMiddle, untilQuiet } from "../../bench/console/fill.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { answerCalls } from "./remote.ts";

/** As many in both databases: only what else is there differs. */
const BETS_OF_A_MEMBER = 10;
const MONEY = 1_000_000_000;
const QUIET_SECONDS = 3;
const SESSION_MINUTES = 720;
const [, , databaseUrl = "", bets = ""] = process.argv;
const members = Number(bets) / BETS_OF_A_MEMBER;

// What migrates and seeds serves nobody.
await (await startTestServer({ rateLimit: 0, databaseUrl })).close();
await fillDatabase(databaseUrl, { members, bets: Number(bets) });
await keepAllDays();
const server = await startTestServer({ rateLimit: 0, databaseUrl });
const { context } = server;
const { db } = context.database;
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await untilQuiet(client, QUIET_SECONDS);
await client.end();

/** The sums of the newest days, and copies of them for the others: a start would add up all of them meanwhile. */
async function keepAllDays(): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: "memory", poolSize: 1 });
  await keepDays({ database, clock: systemClock });
  await database.db.execute(sql`
    insert into report_day (report, day, source, rows)
    select newest.report, d.day::date, newest.source, newest.rows
    from (select distinct on (report) * from report_day order by report, day desc) newest,
      generate_series(now() - interval '731 days', now(), interval '1 day') d(day)
    on conflict do nothing`);
  await database.close();
}

const userId = memberInTheMiddle(members);
const [account] = await db.select().from(member).where(eq(member.userId, userId));
if (!account) throw new Error(`no member ${userId}`);
const caller = { address: "127.0.0.1", userAgent: "test", device: null };
const token = await db.transaction((tx) => openSession(tx, context, { account, caller, minutes: SESSION_MINUTES }));
const owner = Object.assign(new ApiUser(server.url, userId), { token });
const bettor = await newMember(server, MONEY);
const operator = await server.user("admin01");
const fixture = await addFixture(context, { startsIn: 86_400_000, markets: [RESULT] });

const works = {
  /** Who asks, and what for. */
  served: () => ({
    url: server.url,
    userId,
    fixture,
    tokens: { member: owner.token, bettor: bettor.token, operator: operator.token },
  }),
};
export type ServeGrowth = typeof works;

answerCalls(works);
