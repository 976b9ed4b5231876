// A command writes the rows that it names and no others: those of the other member, which are the same, stay.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { member, message } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { act, charge, memberWithBank } from "../lib/money.ts";
import { rowsWritten } from "../lib/rows-written.ts";

type Own = ApiUser & { memberId: string };

let server: TestServer;
let operator: ApiUser;
let one: Own;
let other: Own;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
});
beforeEach(async () => {
  one = await memberWithBank(server, 100_000);
  other = await memberWithBank(server, 100_000);
});
afterAll(() => server.close());

const db = () => server.context.database.db;
const written = (by: ApiUser, method: string, path: string, body?: object) =>
  rowsWritten(server, () => by.ask(method, `/api${path}`, body));
/** The same by both; answers the ids that the first one got. */
async function byBoth(times: number, work: (by: Own, at: number) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < times; at++) {
    ids.push(await work(one, at));
    await work(other, at);
  }
  return ids;
}

describe("messages", () => {
  let ids: string[];
  const stateOf = async ({ memberId }: Own) => {
    const rows = await db().select().from(message).where(eq(message.memberId, memberId)).orderBy(message.id);
    return rows.map(({ readAt, deletedAt }) => `${readAt ? "read" : "new"}${deletedAt ? " deleted" : ""}`);
  };
  beforeEach(async () => {
    ids = await byBoth(3, async ({ memberId }) => {
      const id = newId();
      await db()
        .insert(message)
        .values({ id, memberId, title: "t", contents: "c", sentAt: new Date(server.clock.now()) });
      return id;
    });
  });

  it("are read and deleted one by one", async () => {
    expect(await written(one, "POST", `/message/${ids[0]}/read`)).toEqual({ message: 1 });
    // It was read: when, stays.
    expect(await written(one, "POST", `/message/${ids[0]}/read`)).toEqual({});
    expect(await written(one, "DELETE", `/message/${ids[1]}`)).toEqual({ message: 1 });
    expect(await stateOf(one)).toEqual(["read", "new deleted", "new"]);
    for (const call of ["POST /read", "DELETE "]) {
      const [method = "", end = ""] = call.split(" ");
      for (const id of [ids[1], "none"]) expect((await one.call(method, `/api/message/${id}${end}`)).status).toBe(404);
      expect((await other.call(method, `/api/message/${ids[2]}${end}`)).status).toBe(404);
    }
    expect(await stateOf(other)).toEqual(["new", "new", "new"]);
  });

  it("are read and deleted together: what was deleted or read before stays", async () => {
    await one.ask("DELETE", `/api/message/${ids[0]}`);
    expect(await written(one, "DELETE", "/message")).toEqual({});
    expect(await written(one, "POST", "/message/read-all")).toEqual({ message: 2 });
    expect(await written(one, "POST", "/message/read-all")).toEqual({});
    expect(await written(one, "DELETE", "/message")).toEqual({ message: 2 });
    expect(await written(one, "DELETE", "/message")).toEqual({});
    expect(await stateOf(one)).toEqual(["new deleted", "read deleted", "read deleted"]);
    expect(await stateOf(other)).toEqual(["new", "new", "new"]);
  });
});

describe("what members write", () => {
  const article = { title: "제목", contents: "내용" };

  it("posts and comments, by their writer", async () => {
    const [id = "", second = ""] = await byBoth(
      2,
      async (by) => (await by.ask<{ id: string }>("POST", "/api/free", article)).id,
    );
    const comments = await byBoth(
      2,
      async (by) => (await by.ask<{ id: string }>("POST", `/api/free/${id}/comments`, { contents: "댓글" })).id,
    );
    expect(await written(one, "PUT", `/free/${id}`, { ...article, title: "고침" })).toEqual({ attempt: 1, post: 1 });
    expect(await written(one, "PUT", `/free-comments/${comments[0]}`, { contents: "고침" })).toEqual({
      attempt: 1,
      post_comment: 1,
    });
    expect(await written(other, "GET", `/free/${id}`)).toEqual({ post: 1, post_view: 1 });
    expect(await written(other, "GET", `/free/${id}`)).toEqual({});
    for (const path of [`/api/free/${second}`, `/api/free-comments/${comments[1]}`])
      expect((await other.call("DELETE", path)).status).toBe(404);
    expect(await written(one, "DELETE", `/free-comments/${comments[0]}`)).toEqual({ post_comment: 1 });
    // Counted for all and for the writer.
    expect(await written(one, "DELETE", `/free/${id}`)).toEqual({ post: 1, list_count: 2 });
    expect((await one.call("DELETE", `/api/free/${id}`)).status).toBe(404);
    expect((await one.call("GET", `/api/free/${second}`)).status).toBe(200);
  });

  it("posts and comments, by the operator: those that are named", async () => {
    const posts = await byBoth(2, async (by) => (await by.ask<{ id: string }>("POST", "/api/free", article)).id);
    const state = (to: string) => ({ kind: "post", ids: posts, state: to, reason: "광고" });
    expect(await written(operator, "PUT", "/admin/writings/state", state("hidden"))).toMatchObject({ post: 2 });
    expect(await written(operator, "PUT", "/admin/writings/state", state("shown"))).toMatchObject({ post: 2 });
    const ban = `/admin/writing-bans/${one.userId}`;
    await operator.ask("PUT", `/api/admin/writing-bans/${other.userId}`, { reason: "도배" });
    expect(await written(operator, "PUT", ban, { reason: "도배", days: 3 })).toEqual({ writing_ban: 1 });
    expect(await written(operator, "PUT", ban, { reason: "도배", days: 5 })).toEqual({ writing_ban: 1 });
    expect((await one.call("POST", "/api/free", article)).status).toBe(403);
    expect(await written(operator, "DELETE", ban)).toEqual({ "writing_ban (gone)": 1 });
    expect((await one.call("POST", "/api/free", article)).status).toBe(201);
    expect((await other.call("POST", "/api/free", article)).status).toBe(403);
  });

  it("enquiries: deleted by the member, answered by the operator, read once", async () => {
    const enquiry = { kind: "general", title: "문의", contents: "내용" };
    const ids = await byBoth(2, async (by) => (await by.ask<{ id: string }>("POST", "/api/customer", enquiry)).id);
    const answer = (id = "") => written(operator, "PUT", `/admin/enquiries/${id}/answer`, { answer: "<p>답변</p>" });
    expect(await answer(ids[0])).toEqual({ enquiry: 1 });
    expect(await written(one, "GET", `/customer/${ids[0]}`)).toEqual({ enquiry: 1 });
    expect(await written(one, "GET", `/customer/${ids[0]}`)).toEqual({});
    expect(await written(one, "GET", `/customer/${ids[1]}`)).toEqual({});
    expect((await other.call("DELETE", `/api/customer/${ids[1]}`)).status).toBe(404);
    expect(await written(one, "DELETE", `/customer/${ids[1]}`)).toEqual({ enquiry: 1 });
    for (const method of ["GET", "DELETE"])
      expect((await one.call(method, `/api/customer/${ids[1]}`)).status).toBe(404);
  });
});

describe("accounts", () => {
  it("are disabled and enabled one at a time, and the sessions of that one end", async () => {
    const path = `/admin/disabled-accounts/${one.userId}`;
    await operator.ask("PUT", `/api/admin/disabled-accounts/${other.userId}`, { reason: "확인" });
    expect(await written(operator, "PUT", path, { reason: "도용" })).toEqual({ member: 1, session: 1 });
    expect((await one.call("GET", "/api/member/user")).status).not.toBe(200);
    expect(await written(operator, "DELETE", path)).toEqual({ member: 1 });
    const rows = await db().select().from(member).where(eq(member.id, other.memberId));
    expect(rows[0]).toMatchObject({ disabledReason: "확인" });
  });

  it.each([
    ["kick", 556],
    ["deny", 406],
  ])("%s ends the sessions of one member", async (what, status) => {
    expect(await written(operator, "POST", `/admin/sessions/${one.userId}/${what}`)).toEqual({ session: 1 });
    expect((await one.call("GET", "/api/member/user")).status).toBe(status);
    expect((await other.call("GET", "/api/member/user")).status).toBe(200);
    expect(await written(operator, "POST", `/admin/sessions/${one.userId}/${what}`)).toEqual({});
  });

  it("have a level each, with a record of the change", async () => {
    const path = `/admin/members/${one.userId}/level`;
    expect(await written(operator, "PUT", path, { level: 4, reason: "우수" })).toEqual({ member: 1, level_change: 1 });
    const changes = (of: Own) => operator.ask("GET", `/api/admin/members/${of.userId}/level-changes`);
    expect(await changes(one)).toMatchObject({ totalCount: 1, items: [{ reason: "우수" }] });
    expect(await changes(other)).toMatchObject({ totalCount: 0, items: [] });
  });

  it("a change of a number that waits is decided alone, and the password asked with it is gone", async () => {
    const phone = "01077770001";
    const owner = await memberWithBank(server, 0);
    await db().update(member).set({ phone }).where(eq(member.id, owner.memberId));
    const change = (by: Own) => by.ask("PUT", "/api/member/phone", { phone, password: DEMO_PASSWORD });
    await change(other);
    expect(await rowsWritten(server, () => change(one))).toEqual({ contact_change: 1 });
    // A second one takes the first one's place.
    expect(await rowsWritten(server, () => change(one))).toEqual({ contact_change: 2 });
    const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>(
      "GET",
      "/api/admin/approvals?itemsPerPage=100",
    );
    const idOf = (of: Own) => items.filter(({ userId }) => userId === of.userId).map(({ id }) => id);
    expect([idOf(one).length, idOf(other).length]).toEqual([1, 1]);
    const path = `/admin/approvals/${idOf(one)[0]}`;
    expect(await written(operator, "POST", path, { decision: "refuse", reason: "확인" })).toEqual({
      contact_change: 1,
    });
    expect(await one.ask("GET", "/api/member/changes")).toMatchObject({
      items: [{ state: "refused", reason: "확인" }],
    });
    expect(await other.ask("GET", "/api/member/changes")).toMatchObject({
      items: [{ state: "waiting", reason: null }],
    });
  });

  it("sessions are ended by their member: one, and all but the own", async () => {
    const again = async (of: Own) => void (await server.user(of.userId));
    for (const _ of [1, 2]) await again(other);
    const second = await server.user(one.userId);
    expect((await one.call("GET", "/api/member/user")).status).toBe(555);
    const list = await second.ask<{ items: { id: string; isCurrent: boolean; endedReason: string | null }[] }>(
      "GET",
      "/api/member/sessions",
    );
    expect(list.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await second.call("DELETE", `/api/member/sessions/${list.items[1]?.id}`)).status).toBe(404);
    expect(await written(second, "DELETE", "/member/sessions")).toEqual({});
    expect((await second.call("GET", "/api/member/user")).status).toBe(200);
  });
});

describe("money", () => {
  it("requests are claimed, released and refused by their ids", async () => {
    const asked = () => byBoth(1, async (by) => (await charge(by)).body.request.id);
    const ids = await asked();
    const doing = (action: string, rest = {}) =>
      rowsWritten(server, async () => expect(await act(operator, action, [ids[0] ?? ""], rest)).toEqual([null]));
    expect(await doing("claim")).toMatchObject({ money_request: 1 });
    expect(await doing("release")).toMatchObject({ money_request: 1 });
    expect(await doing("claim")).toMatchObject({ money_request: 1 });
    expect(await doing("refuse", { reason: "입금자 다름" })).toMatchObject({ money_request: 1 });
    const cancel = `/charge/requests/${(await charge(one)).body.request.id}/cancel`;
    expect((await other.call("POST", `/api${cancel}`)).status).toBe(404);
    expect(await written(one, "POST", cancel)).toMatchObject({ money_request: 1 });
    const { items } = await other.ask<{ items: { state: string }[] }>("GET", "/api/money-requests?kind=charge");
    expect(items.map(({ state }) => state)).toEqual(["requested"]);
  });

  it("banks of the house are saved and removed one at a time", async () => {
    const bank = {
      bank: "시험은행",
      number: "110-222-333333",
      holder: "한판",
      minLevel: 1,
      maxLevel: 9,
      isActive: false,
    };
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({ house_bank: 1 });
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({ house_bank: 1 });
    expect(await written(operator, "DELETE", "/admin/house-banks/rows-1")).toEqual({ "house_bank (gone)": 1 });
    expect((await operator.call("DELETE", "/api/admin/house-banks/rows-1")).status).toBe(404);
  });
});

describe("what operators show", () => {
  it("articles and popups, one at a time", async () => {
    const article = {
      kind: "notice",
      section: "",
      title: "t",
      contents: "<p>c</p>",
      position: 0,
      isPinned: false,
      isShown: false,
    };
    const popup = {
      title: "t",
      contents: "<p>c</p>",
      width: 300,
      pcLeftLocation: 0,
      pcTopLocation: 0,
      popupFlg: false,
    };
    for (const [table, path, body] of [
      ["article", "/admin/articles/rows-1", article],
      ["popup", "/admin/popups/rows-1", popup],
    ] as const) {
      expect(await written(operator, "PUT", path, body)).toEqual({ [table]: 1 });
      expect(await written(operator, "PUT", path, { ...body, title: "u" })).toEqual({ [table]: 1 });
      expect(await written(operator, "DELETE", path)).toEqual({ [`${table} (gone)`]: 1 });
      expect((await operator.call("DELETE", `/api${path}`)).status).toBe(404);
    }
  });

  it("messengers", async () => {
    const [first] = await operator.ask<{ imgPath: string }[]>("GET", "/api/setting/messenger");
    const change = { name: "텔레그램", url: "https://t.me/hanpan" };
    expect(
      await written(operator, "PUT", `/admin/messengers/${encodeURIComponent(first?.imgPath ?? "")}`, change),
    ).toEqual({ setting: 1 });
  });

  it("messages go to those that are named", async () => {
    const body = { userIds: [one.userId], title: "t", contents: "c" };
    expect(await written(operator, "POST", "/admin/messages", body)).toEqual({ message: 1 });
  });
});

describe("programmes", () => {
  const reward = { kind: "points", amount: 1_000, wagering: 0 };
  const startsAt = "2027-05-01T00:00:00.000Z";
  const endsAt = "2027-06-01T00:00:00.000Z";
  const mission = {
    title: "t",
    description: "d",
    period: "week",
    measure: "attendance",
    gameType: null,
    steps: [{ target: 3, reward }],
  };
  const tournament = {
    title: "t",
    description: "d",
    category: "sports",
    score: "stake",
    prizes: [{ from: 1, to: 1, reward }],
  };

  it.each<[string, string, object]>([
    ["mission", "missions", { ...mission, startsAt, endsAt }],
    ["tournament", "tournaments", { ...tournament, startsAt, endsAt }],
    ["coupon", "coupons", { title: "t", reward, expiresAt: endsAt, codeCount: null }],
  ])("%s: made, changed and ended alone", async (table, path, body) => {
    let id = "";
    const make = async () => void (id = (await operator.ask<{ id: string }>("POST", `/api/admin/${path}`, body)).id);
    expect(await rowsWritten(server, make)).toEqual({ [table]: 1 });
    const { reward: _, ...change } = { reward, ...body };
    expect(await written(operator, "PUT", `/admin/${path}/${id}`, { ...change, title: "u" })).toEqual({ [table]: 1 });
    expect(await written(operator, "POST", `/admin/${path}/${id}/end`)).toEqual({ [table]: 1 });
    expect((await operator.call("POST", `/api/admin/${path}/none/end`)).status).toBe(404);
  });

  it("a coupon is issued to who is named, and used by its owner once", async () => {
    const body = { title: "t", reward, expiresAt: endsAt, codeCount: null };
    const { id } = await operator.ask<{ id: string }>("POST", "/api/admin/coupons", body);
    const both = { receivers: [one.userId, other.userId] };
    expect(await written(operator, "POST", `/admin/coupons/${id}/issue`, both)).toEqual({ coupon_grant: 2 });
    expect(await written(operator, "POST", `/admin/coupons/${id}/issue`, both)).toEqual({});
    expect(await written(one, "POST", `/coupons/${id}/use`)).toMatchObject({
      coupon_grant: 1,
      programme_claim: 1,
      posting: 1,
    });
    expect((await one.call("POST", `/api/coupons/${id}/use`)).status).toBe(409);
    expect(await other.ask("GET", "/api/coupons")).toMatchObject({ items: [{ id, state: "issued", usedAt: null }] });
  });
});

describe("protection", () => {
  const limit = { kind: "deposit", period: "day" };

  it("is the member's own: limits, a raise that waits, the reminder, a break", async () => {
    await other.ask("PUT", "/api/protection/limits", { ...limit, amount: 70_000 });
    expect(await written(one, "PUT", "/protection/limits", { ...limit, amount: 90_000 })).toMatchObject({
      deposit_limit: 1,
    });
    expect(await written(one, "PUT", "/protection/limits", { ...limit, amount: 95_000 })).toMatchObject({
      own_limit_raise: 1,
    });
    await other.ask("PUT", "/api/protection/limits", { ...limit, amount: 75_000 });
    expect(await written(one, "POST", "/protection/limits/cancel", limit)).toMatchObject({
      "own_limit_raise (gone)": 1,
    });
    const lower = `/admin/protection/${one.userId}/limits`;
    expect(await written(operator, "PUT", lower, { ...limit, amount: 50_000 })).toMatchObject({ deposit_limit: 1 });
    expect((await operator.call("PUT", `/api${lower}`, { ...limit, amount: 60_000 })).status).toBe(422);
    const state = await other.ask<{ limits: { limit: number | null; raise: object | null }[] }>(
      "GET",
      "/api/protection",
    );
    expect(state.limits.filter(({ limit: set }) => set !== null)).toMatchObject([
      { limit: 70_000, raise: { amount: 75_000 } },
    ]);
  });
});

it("an address is blocked and let in again alone; sessions from others stay", async () => {
  await operator.ask("PUT", "/api/admin/blocked-addresses/203.0.113.8", { reason: "다른 곳" });
  const path = "/admin/blocked-addresses/203.0.113.9";
  expect(await written(operator, "PUT", path, { reason: "시험" })).toEqual({ blocked_address: 1 });
  expect(await written(operator, "DELETE", path)).toEqual({ "blocked_address (gone)": 1 });
  const { items } = await operator.ask<{ items: { address: string }[] }>("GET", "/api/admin/blocked-addresses");
  expect(items.map(({ address }) => address)).toEqual(["203.0.113.8"]);
  expect((await one.call("GET", "/api/member/user")).status).toBe(200);
});
