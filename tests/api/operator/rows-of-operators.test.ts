// Commands about money, programmes and protection write the rows that they name and no others: see
// tests/api/frame/rows-written.test.ts.
import { beforeEach, describe, expect, it } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { act, charge, memberWithBank } from "../lib/money.ts";
import { BY_TWO, rowsWritten } from "../lib/rows-written.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

type Own = ApiUser & { memberId: string };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let one: Own;
let other: Own;
beforeEach(async () => {
  one = await memberWithBank(server, 100_000);
  other = await memberWithBank(server, 100_000);
});

const written = (by: ApiUser, method: string, path: string, body?: object) =>
  rowsWritten(server, () => by.ask(method, `/api${path}`, body));
describe("money", () => {
  it("requests are claimed, released and refused by their ids", async () => {
    const { id } = (await charge(one)).body.request;
    await charge(other);
    const doing = (action: string, rest = {}) =>
      rowsWritten(server, async () => expect(await act(operator, action, [id], rest)).toEqual([null]));
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
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({ ...BY_TWO, house_bank: 1 });
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({
      ...BY_TWO,
      // His session before ends.
      session: 2,
      house_bank: 1,
    });
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
    expect(await written(operator, "POST", "/admin/messages", body)).toEqual({ mailing: 1, message: 1 });
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
