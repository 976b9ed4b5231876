// A demo begins with what its members did in the days before. Four days of it here; all thirty in demo-history.long.test.ts.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { takeTurn } from "../../../server/demo/players/players.ts";
import { demoMembers } from "../../../server/demo/history/people.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { startServer, type RunningServer } from "../../../server/server.ts";
import { hashQuickly } from "../../../server/session/password.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { ApiUser } from "../../factories/api-user.ts";

hashQuickly();

let server: RunningServer;
beforeAll(async () => {
  const environment = { DATA_DIR: "memory", FEED: "none", PORT: "0", LOG_LEVEL: "error", DEMO_PLAYERS: "false" };
  server = await startServer(readConfig({ ...environment, HANPAN_MODE: "demo", DEMO_HISTORY_DAYS: "4" }));
});
afterAll(() => server.close());

const rows = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  rowsFrom<Row>(server.context.database.db, query);

it("is right by its entries, and all of it is past", async () => {
  const { ok, differences, counts } = await audit(server.context.database.db);
  expect(differences).toEqual([]);
  expect(ok).toBe(true);
  expect(counts.postings).toBeGreaterThan(300);
  const [late] = await rows<{ n: number }>(sql`select count(*)::int as n from posting where at > now()`);
  expect(late?.n).toBe(0);
});

it("has settled bets of every product, and some that are open", async () => {
  const found = await rows<{ type: number; status: number }>(
    sql`select game_type as type, status from bet group by 1, 2`,
  );
  const has = (types: readonly number[], statuses: readonly number[]) =>
    found.some(({ type, status }) => types.includes(type) && statuses.includes(status));
  // Sports, in-play, games of rounds, casino and slots.
  for (const types of [[1], [2], [3, 4], [5, 6]]) expect([types, has(types, [1, 2])]).toEqual([types, true]);
  expect(has([1], [0])).toBe(true);
});

test("the wallet of a member follows its entries in the order of time", async () => {
  const [back] = await rows<{ n: number }>(sql`
    select count(*)::int as n from (
      select at, lag(at) over (partition by account_id order by id) as before from entry where at is not null) e
    where at < before - interval '2 minutes'`);
  expect(back?.n).toBe(0);
});

const OPERATORS_LISTS = [
  "/admin/claims?programme=attendance",
  "/admin/enquiries",
  "/admin/fixtures",
  "/admin/game-rounds?gameId=216",
  "/admin/members",
  "/admin/money-requests?kind=charge&state=requested",
  "/admin/money-requests?kind=charge&state=done",
  "/admin/writings?kind=post",
  "/admin/writings?kind=comment",
];
const MEMBERS_LISTS = ["/bets", "/free", "/message", "/money-requests", "/coupons", "/sports/results"];

describe("no list is empty", () => {
  const itemsOf = async (userId: string, path: string): Promise<unknown[]> => {
    const user = await ApiUser.login(server.url, userId);
    const { status, body } = await user.call<{ items?: unknown[] }>("GET", `/api${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body.items ?? [];
  };
  it.each(OPERATORS_LISTS)("%s of an operator", async (path) => {
    expect((await itemsOf("admin01", path)).length).toBeGreaterThan(0);
  });
  it.each(MEMBERS_LISTS)("%s of a member", async (path) => {
    const [own] = await rows<{ userId: string }>(sql`
      select m.user_id as "userId" from member m where m.user_id like 'member%' and m.user_id <> 'member02'
      order by (select count(*) from bet b where b.member_id = m.id) desc limit 1`);
    const userId = path === "/money-requests" ? await someoneWhoCharged() : (own?.userId ?? "member01");
    expect((await itemsOf(userId, path)).length).toBeGreaterThan(0);
  });
  it("shows a full page of the last day's rounds, each with its proof", async () => {
    const yesterday = seoulDay(Date.now() - 86_400_000);
    const found = await rows<{ n: number; proven: number }>(sql`
      select count(*)::int as n, count(seed)::int as proven from game_round
      where day = ${yesterday} and state = 'drawn' group by game_id`);
    for (const { n, proven } of found) {
      expect(n).toBeGreaterThanOrEqual(15);
      expect(proven).toBe(n);
    }
    expect(found.length).toBeGreaterThan(50);
  });
});

async function someoneWhoCharged(): Promise<string> {
  const [one] = await rows<{ userId: string }>(
    sql`select m.user_id as "userId" from member m join money_request r on r.member_id = m.id limit 1`,
  );
  return one?.userId ?? "";
}

test("players bet, write and ask while it runs, and the books stay right", async () => {
  const players = (await demoMembers(server.context.database.db)).filter(({ userId }) => !userId.startsWith("member"));
  const [before] = await rows<{ n: number }>(sql`select count(*)::int as n from bet`);
  for (let i = 0; i < 40; i++) await takeTurn(server.context, players);
  const [after] = await rows<{ n: number }>(sql`select count(*)::int as n from bet`);
  expect(after?.n ?? 0).toBeGreaterThan(before?.n ?? 0);
  expect((await audit(server.context.database.db)).differences).toEqual([]);
});
