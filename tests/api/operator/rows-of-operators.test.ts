// Commands about money, programmes and protection write the rows that they name and no others: see
// tests/api/frame/rows-written.test.ts.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freezeDueTournaments } from "../../../server/programmes/standings.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { newId } from "../../../server/ids.ts";
import { newAgent, result } from "../lib/agents.ts";
import { act, charge, memberWithBank } from "../lib/money.ts";
import { BY_TWO, rowsWritten } from "../lib/rows-written.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

type Own = ApiUser & { memberId: string };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
/** The session before of who approves ends. */
const BY_TWO_AGAIN = { ...BY_TWO, session: 2 };
let one: Own;
let other: Own;
beforeAll(() => server.user("admin02"));
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
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({
      ...BY_TWO_AGAIN,
      house_bank: 1,
    });
    expect(await written(operator, "PUT", "/admin/house-banks/rows-1", bank)).toEqual({
      ...BY_TWO_AGAIN,
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
    // Standings freeze by themselves a while after the end: not in a later test.
    server.clock.advance(60_000);
    await freezeDueTournaments(server.context);
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

const reason = "업무";

describe("accounts of staff", () => {
  const password = "first horse 99";
  const made = async () => {
    const userId = `rows_${newId().slice(-8)}`;
    const body = { userId, nickname: "직원", kind: "operator", roles: ["support"], password, reason };
    await operator.ask("POST", "/api/admin/staff", body);
    return server.user(userId, password);
  };

  it("are changed one at a time, and the sessions of that one end", async () => {
    const [first, second] = [await made(), await made()];
    const own = (by: ApiUser) => by.call<{ toSetUp: string[] }>("GET", "/api/member/staff/me");
    for (const one of [first, second])
      await one.ask("POST", "/api/member/own-password", { password, newPassword: `${password} own` });
    const path = `/admin/staff/${first.userId}`;
    expect(await written(operator, "PUT", `${path}/roles`, { roles: ["risk"], reason })).toEqual({
      ...BY_TWO_AGAIN,
      member: 1,
    });
    expect(await written(operator, "PUT", `${path}/password`, { password, reason })).toEqual({
      ...BY_TWO_AGAIN,
      session: 3,
      member: 1,
      staff: 1,
    });
    expect(await written(operator, "POST", `${path}/factor/reset`, { reason })).toEqual({ ...BY_TWO_AGAIN, staff: 1 });
    await server.user(first.userId, password);
    expect(await written(operator, "PUT", `${path}/bar`, { reason })).toEqual({ member: 1, session: 1 });
    // Why it was barred at first, stays.
    expect(await written(operator, "PUT", `${path}/bar`, { reason: "다시" })).toEqual({});
    expect(await written(operator, "POST", `${path}/free`, { reason })).toEqual({ member: 1 });
    expect(await own(second)).toMatchObject({ status: 200, body: { roles: ["support"], toSetUp: [] } });
    await server.user(second.userId, `${password} own`);
  });
});

describe("managers and agents", () => {
  it("have shares and who stands above each by themselves", async () => {
    const top = await newAgent(server, { shares: [result("casino", 500), result("slot", 500)] });
    const low = await newAgent(server, { above: top, shares: [result("casino", 100)] });
    const path = `/admin/agents/${low.userId}`;
    const shares = [result("casino", 200), result("slot", 100)];
    expect(await written(operator, "PUT", `${path}/shares`, { shares, reason })).toEqual({
      ...BY_TWO_AGAIN,
      agent_share: 2,
    });
    expect(await written(operator, "PUT", `${path}/shares`, { shares: [], reason })).toEqual({
      ...BY_TWO_AGAIN,
      "agent_share (gone)": 2,
    });
    expect(await written(operator, "PUT", `${path}/above`, { above: "", reason })).toEqual({
      ...BY_TWO_AGAIN,
      member: 1,
    });
  });
});

describe("what is known of a member", () => {
  it("is a note, a code of the tendency, points and a code for a new password, of that one", async () => {
    const path = `/admin/members/${one.userId}`;
    expect(await written(operator, "POST", `${path}/notes`, { note: "통화" })).toEqual({ member_note: 1 });
    await operator.ask("PUT", `/api/admin/members/${other.userId}/tendency`, { code: "22", isSet: true, reason });
    expect(await written(operator, "PUT", `${path}/tendency`, { code: "22", isSet: true, reason })).toEqual({
      member: 1,
      tendency_change: 1,
    });
    const points = { userId: one.userId, amount: 1_000, reason };
    expect(await written(operator, "POST", "/admin/points", points)).toEqual({
      // The member's and the house's.
      account: 2,
      entry: 2,
      posting: 1,
      list_count: 2,
    });
    const codes = ["4829135560", "4829135561"];
    for (const of of [one, other])
      await operator.ask("POST", `/api/admin/members/${of.userId}/password-code`, { code: codes[0], reason });
    expect(await written(operator, "POST", `${path}/password-code`, { code: codes[1], reason })).toEqual({
      password_code: 1,
    });
    const reset = (of: Own, code = "") =>
      rowsWritten(server, () =>
        of.ask("POST", "/api/member/password/reset", { userId: of.userId, code, newPassword: "새로운 비밀번호 2026" }),
      );
    expect(await reset(one, codes[1])).toEqual({ member: 1, message: 1, password_code: 1, session: 1 });
    expect(await reset(other, codes[0])).toEqual({ member: 1, message: 1, password_code: 1, session: 1 });
  });
});

describe("what is set", () => {
  type Rows = { items: Readonly<Record<string, unknown>>[] };
  /** Of a table, its rows but for the first, and that one changed. */
  const changed = async (path: string, change: object): Promise<[first: object, others: unknown[]]> => {
    const { items } = await operator.ask<Rows>("GET", `/api/admin/${path}`);
    return [{ ...items[0], ...change }, items.slice(1)];
  };

  it.each<[path: string, table: string, change: object, isByTwo: boolean]>([
    ["bet-limits", "bet_limit", { maxStake: 4_000_000 }, false],
    ["money-limits", "money_limit", { maxCharge: 900_000 }, false],
    ["charge-types", "charge_type", { name: "충전" }, true],
    ["tether-networks", "tether_network", { confirmations: 21 }, true],
  ])("%s: the row that is sent, and no other", async (path, table, change, isByTwo) => {
    const [first, others] = await changed(path, change);
    expect(await written(operator, "PUT", `/admin/${path}`, { items: [first] })).toEqual({
      ...(isByTwo && BY_TWO_AGAIN),
      [table]: 1,
    });
    expect(await changed(path, change)).toEqual([first, others]);
  });

  it("rates of rolling: of a level, or of one member", async () => {
    const { items } = await operator.ask<{ items: { rates: { own: number }[] }[] }>("GET", "/api/admin/rolling-rates");
    const [first, ...others] = items;
    const rates = first?.rates.map((rate) => ({ ...rate, own: rate.own - 1 })) ?? [];
    const body = { items: [{ ...first, rates }] };
    expect(await written(operator, "PUT", "/admin/rolling-rates", body)).toEqual({
      ...BY_TWO_AGAIN,
      rolling_rate: rates.length,
    });
    expect(await operator.ask("GET", "/api/admin/rolling-rates")).toEqual({ items: [...body.items, ...others] });
    const own = [{ category: "sports", own: 10, line: 0 }];
    const give = (of: Own, given: object[]) =>
      written(operator, "PUT", `/admin/rolling-rates/members/${of.userId}`, { rates: given });
    for (const of of [one, other]) expect(await give(of, own)).toEqual({ ...BY_TWO_AGAIN, rolling_member_rate: 1 });
    expect(await give(one, [])).toEqual({ ...BY_TWO_AGAIN, "rolling_member_rate (gone)": 1 });
    expect(await operator.ask("GET", "/api/admin/rolling-rates/members")).toMatchObject({
      items: [{ userId: other.userId, rates: own }],
    });
  });

  it("a game, and what holds for bets in play on a sport", async () => {
    const { items } = await operator.ask<Rows>("GET", "/api/admin/games");
    const { maintenance, prices, pickLimits, maxPickStake, maxRoundStake } = items.find(({ id }) => id === "252") ?? {};
    const game = { prices, pickLimits, maxPickStake, maxRoundStake };
    expect(await written(operator, "PUT", "/admin/games/252", { ...game, maintenance: !maintenance })).toEqual({
      game_setting: 1,
    });
    const sports = ["6046", "48242"];
    const set = (key: string, delayMs: number | null) =>
      written(operator, "PUT", "/admin/live/settings", { scope: "sport", key, delayMs, margin: null, stopLoss: null });
    for (const key of sports) expect(await set(key, 6_000)).toEqual({ in_play_setting: 1, live_action: 1 });
    expect(await set("6046", null)).toEqual({ "in_play_setting (gone)": 1, live_action: 1 });
    const hold = (key: string, end = "", rest = {}) =>
      written(operator, "POST", `/admin/live/holds${end}`, { scope: "sport", key, ...rest });
    for (const key of sports) expect(await hold(key, "", { reason })).toEqual({ market_hold: 1, live_action: 1 });
    expect(await hold("6046", "/lift")).toEqual({ "market_hold (gone)": 1, live_action: 1 });
    const { items: standing } = await operator.ask<Rows>("GET", "/api/admin/live/holds");
    expect(standing).toMatchObject([{ scope: "sport", key: "48242", reason }]);
  });
});
