// Every list that comes page by page: in its order, by its filters, and a member's own has nothing of anybody else.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { rollingRate } from "../../../server/db/schema.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { PageQuery } from "../../../src/api/contract/page.ts";
import { newId } from "../../../server/ids.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betOf, place } from "../lib/betting.ts";
import { everyEndpoint } from "../../../scripts/lib/every-endpoint.ts";
import { entriesOf } from "../lib/endpoints.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { inBoth, expectList, type ListRules } from "../lib/lists.ts";
import { keepOpen, later, live, type Own, recommend } from "../lib/lives.ts";
import { memberWithBank } from "../lib/money.ts";
import { setFlag } from "../lib/tether.ts";

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
  const house = { server, operator };
  for (const one of [user, other, user, other]) {
    const { post, comment } = await live(house, one);
    [postId, commentId] = [post, comment];
  }
  // What is converted has to be staked before an exchange.
  for (const one of [user, other, user, other])
    await later(house, () => one.ask("POST", "/api/points/convert", { points: 1_000 }));
  for (const one of [user, other]) {
    await recommend(house, one);
    await keepOpen(house, one);
  }
});

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
  ["/api/rolling/requests", { falling: at("createdAt"), filters: { state: at("state") }, least: 3 }],
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
  ["/api/admin/claims?programme=coupon", { falling: at("at"), filters: { programmeId: at("programmeId") }, least: 4 }],
  ["/api/admin/live", { rising: at("startsAt"), least: 4 }],
  ["/api/admin/joins", { rising: at("askedAt") }],
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

/** By file of tests, the lists and entries of queries that it asks for. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "community/board": ["/free text"],
  "frame/lists": [
    "/admin/bets",
    "/admin/bets text",
    "/free/:id/comments",
    "/admin/members/:userId/level-changes",
    "/bets from",
    "/bets to",
  ],
  "games/mini-games": ["/bets roundId", "/minigame/results", "/minigame/results gameId", "/minigame/results date"],
  "games/virtual-sports": [
    "/minigame/results sport",
    "/minigame/results vendor",
    "/sports/results",
    "/sports/results date",
    "/sports/results sportId",
  ],
  "lobby/provider-lists": ["", " provider", " state", " text"].map((name) => `/admin/provider-transactions${name}`),
  "operator/agents": ["", " state", " text"].map((name) => `/admin/agent-statements${name}`),
  "operator/manager": [
    "/manager/statements",
    ...["", " choice", " from", " text", " to"].map((name) => `/manager/reports/:name${name}`),
    ...["", " choice", " from", " text", " to"].map((name) => `/manager/reports/:name/sums${name}`),
  ],
  "operator/reports": ["", "/sums"].flatMap((end) =>
    ["", " choice", " from", " text", " to"].map((name) => `/admin/reports/:name${end}${name}`),
  ),
  "operator/audit-log": ["", " action", " actor", " from", " outcome", " subject", " to"].map(
    (name) => `/admin/audit-log${name}`,
  ),
  "operator/four-eyes": ["/admin/approvals", "/admin/approvals state"],
  "operator/mailings": ["", " state"].flatMap((name) => [
    `/admin/messages${name}`,
    `/admin/messages/:id/receivers${name}`,
  ]),
  "operator/member-profile": [
    ...["", " from", " kind", " of", " to"].map((name) => `/admin/members/:userId/entries${name}`),
    ...["", " kind", " state"].map((name) => `/admin/members/:userId/money-requests${name}`),
    "/admin/members/:userId/notes",
    "/admin/members/:userId/tendency-changes",
    "/admin/members/:userId/tether-orders",
    "/admin/shared-traces userId",
  ],
  "operator/staff": ["/admin/staff", "/admin/staff kind", "/admin/staff text"],
  "operator/bet-cancellations": ["/admin/live/cancellations", "/admin/live/cancellations fixtureId"],
  "operator/bets-desk": [" from", " gameType", " least", " match", " sort", " state", " to"].map(
    (name) => `/admin/bets${name}`,
  ),
  "operator/tables": ["/admin/members sort"],
  "operator/operator-money": [" from", " sort", " to"].map((name) => `/admin/money-requests${name}`),
  "operator/operator-games": ["/admin/game-rounds", "/admin/game-rounds gameId"],
  "operator/operator-live": ["/admin/live sort", "/admin/live sportId", "/admin/live status"],
  "programmes/campaign-events": ["/campaign-events phase"],
  "session/kept-lists": ["/fixtures time"],
  "session/one-person": ["/admin/shared-traces", "/admin/shared-traces isChecked", "/admin/shared-traces kind"],
  "session/sign-up": ["/admin/joins state"],
  "sports/bets": ["/bets gameType"],
  "sports/favourites": ["/sports-inplay/fixtures favourites", "/sports-prematch/fixtures favourites"],
  "sports/fixtures": ["", " day", " fixture", " game", " hours", " league", " sportId", " text"].map(
    (name) => `/fixtures${name}`,
  ),
  "sports/import": ["/admin/fixtures text"],
  "sports/sports": ["inplay", "prematch"].flatMap((phase) =>
    ["", " day", " league", " locationId", " sort", " sportId", " text"].map(
      (name) => `/sports-${phase}/fixtures${name}`,
    ),
  ),
  "wallet/exchange": ["/wallet/entries from", "/wallet/entries to"],
  "wallet/rolling": ["/rolling/members scope"],
  "wallet/tether": [" from", " sort", " to"].map((name) => `/admin/tether-orders${name}`),
};

it.each(Object.entries(ELSEWHERE))("%s asks for the lists that it is said to", (file, said) => {
  const text = readFileSync(join(import.meta.dirname, "..", `${file}.test.ts`), "utf8");
  const silent = said.filter((one) => {
    const [path = "", name] = one.split(" ");
    const last = path.split("/").findLast((part) => !part.startsWith(":")) ?? "";
    return !text.includes(last) || (name !== undefined && !new RegExp(`\\b${name}(=|:)`).test(text));
  });
  expect(silent).toEqual([]);
});

it("each list of the table is read here or elsewhere, by each entry of its query", async () => {
  const read = [...LISTS, ...OF_OPERATORS].flatMap(([address, { filters = {} }]) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const names = ["", ...searchParams.keys(), ...Object.keys(filters)];
    return names.map((name) => `${pathname.slice("/api".length)} ${name}`.trim());
  });
  const said = (await everyEndpoint())
    // The number of a report's rows comes in an answer of its own.
    .filter(({ answers }) =>
      ["pageCount", "subtotals", "madeAt"].some((name) => entriesOf(answers[200]).includes(name)),
    )
    .flatMap(({ path, query }) =>
      ["", ...entriesOf(query)].filter((name) => !(name in PageQuery)).map((name) => `${path} ${name}`.trim()),
    );
  const elsewhere = Object.values(ELSEWHERE).flat();
  expect(elsewhere.filter((one) => !said.includes(one))).toEqual([]);
  expect(said.filter((one) => !read.includes(one) && !elsewhere.includes(one))).toEqual([]);
});

it("an operator's lists of one member have that member's alone", async () => {
  const changes = (one: Own) => expectList(operator, `/api/admin/members/${one.userId}/level-changes`);
  expect(inBoth(await changes(user), await changes(other))).toEqual([]);
  const bets = await expectList(operator, `/api/admin/bets?text=${user.userId}`, { falling: at("placedAt") });
  expect(bets.map(({ id }) => id)).toEqual((await expectList(user, "/api/bets")).map(({ id }) => id));
});

it("of all members an operator reads the newest bets", async () => {
  const all = [...(await expectList(user, "/api/bets")), ...(await expectList(other, "/api/bets"))];
  const newest = all.toSorted((a, b) => (at("placedAt")(a) < at("placedAt")(b) ? 1 : -1)).map(({ id }) => id);
  const read = async (query: string) =>
    (await operator.ask<{ items: { id: string }[] }>("GET", `/api/admin/bets?${query}`)).items.map(({ id }) => id);
  expect(await read("")).toEqual(newest.slice(0, 15));
  expect(await read("itemsPerPage=3&page=2")).toEqual(newest.slice(3, 6));
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

it("the sums of bets are those of the whole list, by days and by instants alike", async () => {
  const [last] = await expectList(user, "/api/bets", {});
  const day = seoulDay(Date.parse(String(last?.placedAt)));
  const { from, to } = seoulDayBounds(day);
  const spans = [`from=${day}&to=${day}`, `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`];
  for (const filter of ["", "&status=2", "&gameType=1", "&gameType=3"])
    for (const span of spans) {
      const { items, totals, totalCount } = await user.ask<{
        items: { stake: number; paid: number; status: number }[];
        totals: object;
        totalCount: number;
      }>("GET", `/api/bets?itemsPerPage=100&${span}${filter}`);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      const paid = (isWon: boolean) =>
        sum(items.filter(({ status }) => (status === 2) === isWon).map((one) => one.paid));
      expect([filter, span, totalCount, totals]).toEqual([
        filter,
        span,
        items.length,
        { stake: sum(items.map(({ stake }) => stake)), won: paid(true), refunded: paid(false) },
      ]);
      expect(items.length > 0).toBe(filter !== "&gameType=3");
    }
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
