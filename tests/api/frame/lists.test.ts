// Every list that comes page by page: in its order, by its filters, and a member's own has nothing of anybody else.
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { friendReward, member, rollingRate } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { SPORT } from "../../../src/domain/sports/market.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betOf, place, placed } from "../lib/betting.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { inBoth, expectList, type ListRules } from "../lib/lists.ts";
import { act, charge, exchange, memberWithBank } from "../lib/money.ts";
import { endFixture, requestRolling } from "../lib/rolling.ts";
import { orderOf, setFlag } from "../lib/tether.ts";

type Own = ApiUser & { memberId: string };
const SECOND = 1_000;
const HOME = { home: 1, away: 0, homeHalf: 1, awayHalf: 0 };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let user: Own;
let other: Own;
let postId = "";
let commentId = "";

beforeAll(async () => {
  await setFlag(operator, 0);
  await server.context.database.db.update(rollingRate).set({ own: 100, line: 50 });
  user = await memberWithBank(server, 1_000_000);
  other = await memberWithBank(server, 1_000_000);
  for (const one of [user, other, user, other]) await live(one);
  // What is converted has to be staked before an exchange.
  for (const one of [user, other, user, other])
    await later(() => one.ask("POST", "/api/points/convert", { points: 1_000 }));
  for (const one of [user, other]) {
    await recommend(one);
    await keepOpen(one);
  }
});

/** A second passes before each step, so that the order of what was made is known. */
async function later<T>(work: () => Promise<T>): Promise<T> {
  server.clock.advance(SECOND);
  return work();
}

/** Something of everything that a member has lists of. */
async function live(one: Own): Promise<void> {
  const { body: cancelled } = await later(() => charge(one));
  await later(() => one.ask("POST", `/api/charge/requests/${cancelled.request.id}/cancel`));
  const { body: refused } = await later(() => charge(one));
  await later(() => act(operator, "claim", [refused.request.id]));
  await later(() => act(operator, "refuse", [refused.request.id], { reason: "확인" }));
  const { body: out } = await later(() => exchange(one));
  await later(() => act(operator, "claim", [out.request.id]));
  await later(() => act(operator, "approve", [out.request.id]));

  const [won, open] = [await addFixture(server.context), await addFixture(server.context)];
  await later(() => placed(one, [`${won}-1x2-home@200`]));
  await later(() => endFixture(server, operator, won, HOME));
  await later(() => placed(one, [`${open}-1x2-home@200`]));
  const { body: rolling } = await later(() => requestRolling(one));
  await later(() => act(operator, "claim", [rolling.request.id]));
  await later(() => act(operator, "refuse", [rolling.request.id], { reason: "확인" }));

  const order = await later(() => orderOf(one));
  await later(() => one.ask("POST", `/api/charge/tetherOrders/${order.id}/cancel`));

  const message = { userId: one.userId, title: "알림", contents: "<p>안녕</p>" };
  await later(() => operator.ask("POST", "/api/admin/messages", message));
  const enquiry = { kind: "general", title: "문의", contents: "언제 되나요?" };
  await later(() => one.ask("POST", "/api/customer", enquiry));
  const post = { title: "글", contents: "안녕하세요" };
  ({ id: postId } = await later(() => one.ask<{ id: string }>("POST", "/api/free", post)));
  for (const contents of ["하나", "둘"])
    ({ id: commentId } = await later(() =>
      one.ask<{ id: string }>("POST", `/api/free/${postId}/comments`, { contents }),
    ));

  for (const isUsed of [true, false]) {
    const reward = { kind: "points", amount: 3_000, wagering: 0 };
    const expiresAt = new Date(server.clock.now() + 86_400_000).toISOString();
    const coupon = { title: "쿠폰", reward, expiresAt, codeCount: null };
    const { id } = await later(() => operator.ask<{ id: string }>("POST", "/api/admin/coupons", coupon));
    await operator.ask("POST", `/api/admin/coupons/${id}/issue`, { receivers: [one.userId] });
    if (isUsed) await later(() => one.ask("POST", `/api/coupons/${id}/use`));
  }
}

async function recommend(by: Own): Promise<void> {
  for (let made = 0; made < 3; made++) {
    const friend = await later(() => memberWithBank(server, 0));
    const change = { recommenderId: by.memberId, createdAt: new Date(server.clock.now()) };
    const { db } = server.context.database;
    await db.update(member).set(change).where(eq(member.id, friend.memberId));
    await db.insert(friendReward).values({
      memberId: by.memberId,
      friendId: friend.memberId,
      kind: "charge",
      occasion: "first",
      base: 100_000,
      points: 1_000,
      at: change.createdAt,
    });
  }
}

/** What waits for an operator, and what operators have done. */
async function keepOpen(one: Own): Promise<void> {
  await later(() => charge(one));
  await later(() => orderOf(one));
  const phone = { phone: "010-2222-3333", password: DEMO_PASSWORD };
  await later(() => one.ask("PUT", "/api/member/phone", phone));
  const bank = { bank: "국민은행", number: "110-22-333444", holder: "홍길동", withdrawalPassword: "482915" };
  await later(() => one.ask("PUT", "/api/exchange/account", { ...bank, password: DEMO_PASSWORD }));
  const { body: question } = await later(() =>
    one.call<{ id: string }>("POST", "/api/customer", { kind: "account", title: "계정", contents: "문의" }),
  );
  await later(() => operator.ask("PUT", `/api/admin/enquiries/${question.id}/answer`, { answer: "<p>네</p>" }));
  await later(() => operator.ask("POST", "/api/admin/deposits", { userId: one.userId, amount: 1_000 }));
  for (const state of ["hidden", "deleted"]) {
    const post = { title: "글", contents: "안녕하세요" };
    const { id } = await later(() => one.ask<{ id: string }>("POST", "/api/free", post));
    const said = await one.ask<{ id: string }>("POST", `/api/free/${id}/comments`, { contents: "하나" });
    for (const [kind, ids] of Object.entries({ post: [id], comment: [said.id] }))
      await operator.ask("PUT", "/api/admin/writings/state", { kind, ids, state, reason: "확인" });
  }
  for (const level of [2, 3])
    await later(() => operator.ask("PUT", `/api/admin/members/${one.userId}/level`, { level, reason: "확인" }));
  for (const reason of ["하나", "둘"])
    await later(() => operator.ask("POST", "/api/admin/capital", { direction: "in", amount: 1_000, reason }));
  for (const call of ["holds", "holds/lift"]) {
    const hold = { scope: "sport", key: SPORT.football };
    const reason = call === "holds" ? { reason: "확인" } : {};
    await later(() => operator.ask("POST", `/api/admin/live/${call}`, { ...hold, ...reason }));
  }
}

const at = (name: string) => (item: Readonly<Record<string, unknown>>) => String(item[name]);

const LISTS: readonly [path: string, rules: ListRules, key?: string][] = [
  ["/api/money-requests", { falling: at("createdAt"), filters: { kind: at("kind"), state: at("state") }, least: 6 }],
  ["/api/wallet/entries", { falling: at("at"), filters: { kind: at("kind") }, values: 4 }],
  ["/api/wallet/entries?of=points", { falling: at("at"), filters: { kind: at("kind") } }],
  ["/api/bets", { falling: at("placedAt"), filters: { betId: at("id"), status: at("status") }, least: 4 }],
  ["/api/message", { falling: at("sentAt") }],
  ["/api/customer", { falling: at("createdAt") }],
  ["/api/free?mine=true", { falling: at("createdAt") }],
  ["/api/coupons", { falling: at("issuedAt"), filters: { state: at("state") }, least: 4 }],
  ["/api/rolling/requests", { falling: at("createdAt") }],
  ["/api/charge/tetherOrders", { falling: at("createdAt") }],
  ["/api/friends/members", { falling: at("joinedAt"), least: 3 }, "nickname"],
  ["/api/friends/rewards", { falling: at("at"), least: 3 }],
  ["/api/rolling/members", { least: 3 }, "nickname"],
];

it.each(LISTS)("%s: the member's own, in its order, by pages and filters", async (path, rules, key = "id") => {
  expect(inBoth(await expectList(user, path, rules), await expectList(other, path, rules), key)).toEqual([]);
});

const OF_OPERATORS: typeof LISTS = [
  ["/api/admin/money-requests?kind=charge", { rising: at("createdAt"), filters: { text: at("userId") } }],
  [
    "/api/admin/money-requests?kind=charge&state=refused",
    { falling: at("createdAt"), filters: { text: at("userId") } },
  ],
  ["/api/admin/money-requests?kind=exchange&state=done", { falling: at("createdAt"), filters: { text: at("userId") } }],
  ["/api/admin/money-requests?kind=rolling&state=refused", { falling: at("createdAt"), least: 4 }],
  ["/api/admin/deposits", { falling: at("at"), filters: { userId: at("userId") } }],
  ["/api/admin/tether-orders?state=all", { falling: at("createdAt"), filters: { text: at("userId") }, least: 6 }],
  ["/api/admin/tether-orders?state=cancelled", { falling: at("createdAt"), least: 4 }],
  ["/api/admin/enquiries", { falling: at("createdAt"), filters: { kind: at("kind"), text: at("userId") } }],
  ["/api/admin/enquiries?state=waiting", { rising: at("createdAt"), filters: { text: at("userId") } }],
  ["/api/admin/enquiries?state=answered", { falling: at("createdAt"), filters: { text: at("userId") } }],
  ["/api/admin/writings?kind=post", { falling: at("createdAt"), filters: { state: at("state"), text: at("userId") } }],
  ["/api/admin/writings?kind=comment", { falling: at("createdAt"), filters: { state: at("state") }, values: 3 }],
  ["/api/admin/coupons", { falling: at("createdAt"), least: 8 }],
  ["/api/admin/members", { falling: at("joinedAt"), filters: { level: at("level"), text: at("userId") } }],
  ["/api/admin/approvals", { rising: at("askedAt") }],
  ["/api/admin/fixtures", { filters: { status: at("status") } }],
  ["/api/admin/friend-rewards", { falling: at("at"), least: 6 }],
  ["/api/admin/capital", { falling: at("at"), least: 4 }],
  ["/api/admin/live/actions", { falling: at("at"), least: 4 }],
  ["/api/articles?kind=notice", {}],
  ["/api/admin/articles?kind=notice", {}],
  ["/api/campaign-events", { filters: { category: at("category") } }],
  ["/api/admin/campaign-events", {}],
];

it.each(OF_OPERATORS)("%s: in its order, by pages and filters", async (path, rules) => {
  expect(await expectList(operator, path, rules)).not.toEqual([]);
});

it("an operator's lists of one member have that member's alone", async () => {
  const changes = (one: Own) => expectList(operator, `/api/admin/members/${one.userId}/level-changes`);
  expect(inBoth(await changes(user), await changes(other))).toEqual([]);
  const bets = await expectList(operator, `/api/admin/bets?text=${user.userId}`, { falling: at("placedAt") });
  expect(bets.map(({ id }) => id)).toEqual((await expectList(user, "/api/bets")).map(({ id }) => id));
});

it("what waits for an operator is what is not decided", async () => {
  const open = await expectList(operator, "/api/admin/money-requests?kind=charge", {});
  expect(open.map(({ userId, state }) => [userId, state])).toEqual([
    [user.userId, "requested"],
    [other.userId, "requested"],
  ]);
});

it("the comments of a post come the oldest first, and a post that is not there has none", async () => {
  const items = await expectList(user, `/api/free/${postId}/comments`, { rising: at("createdAt") });
  expect(items.map(({ contents, isMine }) => [contents, isMine])).toEqual([
    ["하나", false],
    ["둘", false],
  ]);
  expect((await expectList(other, `/api/free/${postId}/comments`)).every(({ isMine }) => isMine === true)).toBe(true);
  expect(await user.call("GET", `/api/free/${newId()}/comments`)).toMatchObject({ status: 404 });
});

it("bets are found by the day that they were placed, at both of its ends", async () => {
  const [last] = await expectList(user, "/api/bets", {});
  const placedAt = String(last?.placedAt);
  const ids = async (query: string) =>
    (await user.ask<{ items: { id: string }[] }>("GET", `/api/bets?itemsPerPage=100&${query}`)).items.map(
      ({ id }) => id,
    );
  const after = new Date(Date.parse(placedAt) + 1).toISOString();
  expect(await ids(`from=${placedAt}`)).toEqual([last?.id]);
  expect(await ids(`from=${after}`)).toEqual([]);
  expect(await ids(`to=${placedAt}`)).not.toContain(last?.id);
  expect(await ids(`to=${after}`)).toContain(last?.id);
});

it("another's things are not there: none of them is read, changed or removed", async () => {
  const idOf = async (path: string, is: (item: Readonly<Record<string, unknown>>) => boolean = () => true) =>
    String((await expectList(other, path, {})).find(is)?.id);
  const post = { title: "글", contents: "안녕하세요" };
  const calls: [method: string, path: string, body?: object][] = [
    ["POST", `/api/charge/requests/${await idOf("/api/money-requests")}/cancel`],
    ["POST", `/api/charge/tetherOrders/${await idOf("/api/charge/tetherOrders")}/cancel`],
    ["POST", `/api/message/${await idOf("/api/message")}/read`],
    ["DELETE", `/api/message/${await idOf("/api/message")}`],
    ["GET", `/api/customer/${await idOf("/api/customer")}`],
    ["DELETE", `/api/customer/${await idOf("/api/customer")}`],
    ["PUT", `/api/free/${postId}`, post],
    ["DELETE", `/api/free/${postId}`],
    ["PUT", `/api/free-comments/${commentId}`, { contents: "셋" }],
    ["DELETE", `/api/free-comments/${commentId}`],
    ["POST", `/api/coupons/${await idOf("/api/coupons", ({ state }) => state === "issued")}/use`],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await user.call<{ code: string }>(method, path, body)).body.code]).toEqual([path, "not_found"]);
  const [bet] = await expectList(other, "/api/bets", {});
  expect(await user.ask("GET", `/api/bets?betId=${String(bet?.id)}`)).toMatchObject({ totalCount: 0, items: [] });
  const key = newId();
  const picks = [`${await addFixture(server.context)}-1x2-home@200`];
  expect(await place(other, betOf(picks), key)).toMatchObject({ status: 201 });
  expect(await user.call("GET", `/api/bets/by-key/${key}`)).toMatchObject({ status: 404 });
  expect(await other.call("GET", `/api/bets/by-key/${key}`)).toMatchObject({ status: 200 });
});
