// What a call reads does not grow with the bets of others: of 20,000 bets and 2,000 members a few rows. With ten million, in
// time: npm run verify -- growth.
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import { member } from "../../../server/db/schema.ts";
import { openSession } from "../../../server/session/sessions.ts";
import { fillStatements, memberInTheMiddle } from "../../bench/console/fill.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const FILLING = { members: 2_000, bets: 20_000 };
const USER = memberInTheMiddle(FILLING.members);
/**
 * A page has fifty rows at most, and each is looked up in a few tables. Tables as small as that of the 2,000 requests of
 * money are read whole: at that size it costs less.
 */
const MOST = 500;
/** Other parts of the server read too; not during each of them. */
const TRIES = 5;

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const owner = new ApiUser("", USER);
const db = () => server.context.database.db;

beforeAll(async () => {
  await db().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of fillStatements(FILLING)) await tx.execute(sql.raw(statement));
  });
  await db().execute(sql`analyze`);
  const [account] = await db().select().from(member).where(eq(member.userId, USER));
  if (!account) throw new Error(`no member ${USER}`);
  const caller = { address: "127.0.0.1", userAgent: "test", device: null };
  const token = await db().transaction((tx) => openSession(tx, server.context, { account, caller, minutes: 60 }));
  Object.assign(owner, { url: server.url, token });
});

async function rowsRead(): Promise<number> {
  await db().execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsFrom<{ count: number }>(
    db(),
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables
      where relname in ('bet', 'bet_pick', 'entry', 'posting', 'member', 'account')`,
  );
  return row?.count ?? Number.NaN;
}

it.each<[string, () => ApiUser, string]>([
  ["the bets of a member", () => owner, "/api/bets"],
  ["the balance", () => owner, "/api/member/user"],
  ["the console's bets", () => operator, "/api/admin/bets"],
  ["the console's bets of a member", () => operator, `/api/admin/bets?text=${USER}`],
  ["a member in the console", () => operator, `/api/admin/members/${USER}`],
  ["a member's entries in the console", () => operator, `/api/admin/members/${USER}/entries`],
])("%s", async (_name, user, path) => {
  const read: number[] = [];
  while (read.length < TRIES && !(Math.min(...read) <= MOST)) {
    const before = await rowsRead();
    await user().ask("GET", path);
    read.push((await rowsRead()) - before);
  }
  expect(Math.min(...read)).toBeLessThanOrEqual(MOST);
  expect(Math.max(...read)).toBeGreaterThan(0);
});
