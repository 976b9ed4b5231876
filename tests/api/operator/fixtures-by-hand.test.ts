// A fixture that a trader enters: docs/decisions/fixtures-by-hand.md.
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEntry, fixture, liveAction, market } from "../../../server/db/schema.ts";
import { handFeed } from "../../../server/sports/feed/hand-feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import type { LiveFixtureDetail } from "../../../src/api/contract/operator/live.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import type { Bet, BetRequest } from "../../../src/api/contract/sports/bets.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { betNow, emoney, newMember, place } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
let trader: ApiUser;
let owner: ApiUser;
const db = () => server.context.database.db;
const HOUR = 3_600_000;

// Clocks jump here, past the end of a session.
beforeEach(async () => {
  trader = await server.user("admin04");
  owner = await server.user("admin01");
});

let count = 0;
const given = (more: object = {}) => ({
  sportId: "6046",
  leagueName: "친선 경기",
  homeName: `남산 FC ${++count}`,
  awayName: "한강 유나이티드",
  startsAt: new Date(server.clock.now() + HOUR).toISOString(),
  markets: [
    { kind: "win_draw_lose", line: null, prices: { home: 210, draw: 320, away: 340 } },
    { kind: "over_under", line: 2.5, prices: { over: 190, under: 185 } },
  ],
  reason: "공급에 없는 경기",
  ...more,
});
interface Asked {
  code: string;
  approval: string;
  problems?: { path: string | null; message: string }[];
}
const enter = (body: object, by = trader) => by.callAlone<Asked>("POST", "/api/admin/live/fixtures", body);
const approve = (id: string, by = owner) =>
  by.callAlone<{ answer: { body: { fixtureId: string } } }>("POST", `/api/admin/approvals/${id}`, {
    decision: "approve",
    reason: "",
  });
async function entered(body = given()): Promise<string> {
  const asked = await enter(body);
  expect(asked.status).toBe(202);
  const done = await approve(asked.body.approval);
  expect(done.status).toBe(200);
  return done.body.answer.body.fixtureId;
}
/** Its ids hold more dashes than those that the tests lay. */
const betOn = (id: string, key: string, betPrice: number, stake: number): BetRequest => {
  const marketId = `${id}-p-win_draw_lose`;
  const picked = { kind: "fixture" as const, fixtureId: id, marketId, selectionId: `${marketId}-${key}`, betPrice };
  return { stake, accept: "none", picks: [picked] };
};
async function staked(user: ApiUser, ...on: Parameters<typeof betOn>): Promise<Bet> {
  const answer = await place(user, betOn(...on));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
const tick = async () => applyBatch(server.context, await handFeed(server.context).advance(server.clock.now()));
const statusOf = async (id: string) =>
  (await db().select({ status: fixture.status }).from(fixture).where(eq(fixture.id, id)))[0]?.status;
const result = { home: 2, away: 1, homeHalf: null, awayHalf: null };

it("takes two, and is on members' pages then as any other [REQ-R44]", async () => {
  const told: { id: string; status: string }[] = [];
  const end = server.context.events.subscribe((event) => {
    if (event.name === "fixtures") told.push(...(event.data as { items: typeof told }).items);
  });
  const body = given();
  const asked = await enter(body);
  expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
  expect(await db().select().from(fixture).where(eq(fixture.homeName, body.homeName))).toEqual([]);
  expect((await approve(asked.body.approval, trader)).status).toBe(403);
  const id = (await approve(asked.body.approval)).body.answer.body.fixtureId;
  end();
  expect(told).toContainEqual(expect.objectContaining({ id, status: "scheduled" }));
  const user = await newMember(server, 100_000);
  const { items } = await user.ask<FixturePage>("GET", "/api/fixtures?game=cross&itemsPerPage=100");
  const shown = items.find((one) => one.id === id);
  expect(shown).toMatchObject({ homeName: body.homeName, leagueName: "친선 경기", status: "scheduled" });
  expect(shown?.markets.map(({ marketName, line }) => [marketName, line])).toEqual([
    ["1X2", null],
    ["Under/Over", 2.5],
  ]);
  const bet = await staked(user, id, "home", 210, 10_000);
  expect(bet.picks[0]).toMatchObject({ homeName: body.homeName, betPrice: 210 });
  expect(await db().select().from(liveAction).where(eq(liveAction.key, id))).toMatchObject([
    { action: "fixture", scope: "fixture", reason: "공급에 없는 경기", counts: { markets: 2 } },
  ]);
  const log = await db().select().from(auditEntry).where(eq(auditEntry.action, "POST /admin/live/fixtures"));
  expect(log.map(({ outcome, actor }) => [outcome, actor])).toContainEqual(["asked", "admin04"]);
});

it("ends at its kick-off for bets, and is settled by the result by hand", async () => {
  const id = await entered();
  const user = await newMember(server, 100_000);
  const bet = await staked(user, id, "home", 210, 10_000);
  server.clock.advance(HOUR);
  trader = await server.user("admin04");
  await user.call("GET", "/api/member/user");
  await tick();
  expect(await statusOf(id)).toBe("live");
  const states = await db().select({ status: market.status }).from(market).where(eq(market.fixtureId, id));
  expect(states).toEqual([{ status: "handed_over" }, { status: "handed_over" }]);
  const late = await place(await newMember(server, 10_000), betOn(id, "home", 210, 10_000));
  expect(late.body).toMatchObject({ code: "market_closed" });
  const done = await trader.callAlone("POST", `/api/admin/fixtures/${id}/result`, result);
  expect(done).toMatchObject({ status: 200, body: { betsSettled: 1 } });
  await expect.poll(async () => (await betNow(user, bet.id)).paid).toBe(21_000);
  expect(await emoney(user)).toBe(111_000);
  await expect.poll(() => statusOf(id)).toBe("settled");
  // The feed lets it go.
  expect((await handFeed(server.context).advance(server.clock.now())).states).toEqual([]);
});

it("waits for its result when its time is over, and catches up with a clock that has jumped", async () => {
  const id = await entered();
  server.clock.advance(5 * HOUR);
  await tick();
  expect(await statusOf(id)).toBe("ended");
  const states = await db().select({ status: market.status }).from(market).where(eq(market.fixtureId, id));
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(["closed"]));
});

it("its prices are changed by hand, against those that two have entered", async () => {
  const id = await entered();
  const of = `${id}-p-win_draw_lose-home`;
  const set = (price: number | null) =>
    trader.callAlone("PUT", `/api/admin/live/selections/${of}/price`, { price, reason: "시장 변동" });
  expect((await set(220)).status).toBe(204);
  expect((await set(260)).status).toBe(202);
  const detail = await trader.ask<LiveFixtureDetail>("GET", `/api/admin/live/fixtures/${id}`);
  expect(detail).toMatchObject({ isEntered: true });
  const at = detail.markets.flatMap(({ selections }) => selections).find((one) => one.id === of);
  expect(at).toMatchObject({ betPrice: 220, byHand: { by: "admin04", feedPrice: 210 } });
  expect((await set(null)).status).toBe(204);
});

describe("its result", () => {
  it("takes two from the first score on where it moves much, for nobody else tells it", async () => {
    const id = await entered();
    const user = await newMember(server, 5_000_000);
    await staked(user, id, "away", 340, 3_000_000);
    server.clock.advance(HOUR);
    trader = await server.user("admin04");
    await tick();
    const give = (score: object) => trader.callAlone<Asked>("POST", `/api/admin/fixtures/${id}/result`, score);
    // 10,200,000 would be paid.
    const asked = await give({ ...result, home: 0 });
    expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect(await statusOf(id)).toBe("live");
    expect((await give(result)).status).toBe(200);
  });
});

it.each([
  ["a kick-off that is over", { startsAt: "2020-01-01T00:00:00Z" }, "startsAt"],
  ["a kick-off in years", { startsAt: "2090-01-01T00:00:00Z" }, "startsAt"],
  ["one in more than a year", { startsAt: new Date(Date.now() + 400 * 24 * HOUR).toISOString() }, "startsAt"],
  ["no market", { markets: [] }, "markets"],
  [
    "a market without a price",
    { markets: [{ kind: "win_draw_lose", line: null, prices: { home: 210, draw: 320 } }] },
    "markets.0",
  ],
  [
    "a book that pays whoever bets on all",
    { markets: [{ kind: "over_under", line: 2.5, prices: { over: 200, under: 200 } }] },
    "markets.0",
  ],
  [
    "a total without a line",
    { markets: [{ kind: "over_under", line: null, prices: { over: 190, under: 190 } }] },
    "markets.0",
  ],
  [
    "a line between quarters",
    { markets: [{ kind: "over_under", line: 2.6, prices: { over: 190, under: 190 } }] },
    "markets.0.line",
  ],
  [
    "a market that the sport does not have",
    { markets: [{ kind: "win_lose", line: null, prices: { home: 190, away: 190 } }] },
    "markets.0.kind",
  ],
  ["an unknown sport", { sportId: "1" }, "sportId"],
  ["no name", { homeName: " " }, "homeName"],
])("refuses %s at once, and asks nobody about it", async (_, wrong, path) => {
  expect(await enter(given(wrong))).toMatchObject({ status: 400, body: { problems: [{ path }] } });
});

it("is entered a year ahead, and asked about", async () => {
  const startsAt = new Date(server.clock.now() + 365 * 24 * HOUR).toISOString();
  expect(await enter(given({ startsAt }))).toMatchObject({ status: 202, body: { code: "approval_asked" } });
});

it("is entered by traders", async () => {
  for (const other of ["admin03", "admin05", "admin06", "admin08", "manager01"])
    expect((await enter(given(), await server.user(other))).status).toBe(403);
});
