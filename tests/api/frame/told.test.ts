// Who is told by the stream of what was done: members of their own wallet, requests and messages, operators of what waits.
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../../server/db/schema.ts";
import { endDueMaintenance } from "../../../server/session/maintenance-end.ts";
import { publishUnread } from "../../../server/community/unread.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember, placed } from "../lib/betting.ts";
import { createGameDriver, until } from "../lib/game-driver.ts";
import { act, charge, exchange, memberWithBank } from "../lib/money.ts";
import { callBack, orderOf, setFlag, tetherAct, tetherExchange, transferOf } from "../lib/tether.ts";

type Own = ApiUser & { memberId: string };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let user: Own;
beforeAll(async () => {
  await setFlag(operator, 0);
});
beforeEach(async () => {
  user = await memberWithBank(server, 100_000);
});

/**
 * Does the work and waits until these events were told: to the member, to everybody, and to operators what waits. Returns
 * those that did not come, and those that came besides.
 */
async function unlike(work: () => Promise<unknown>, ...wanted: string[]): Promise<string[]> {
  const told = new Set<string>();
  const leave = server.context.events.subscribe(({ name, data, memberId }) => {
    // Rounds of games are told meanwhile, and operators hear of exposure apart.
    if (memberId === user.memberId || (name === "waiting" && "counts" in (data as object))) told.add(name);
    else if (memberId === null && (name === "miniGames" || name === "prices" || name === "maintenance")) told.add(name);
  });
  try {
    await work();
    await until(async () => wanted.every((name) => told.has(name))).catch(() => {});
    return [...told.symmetricDifference(new Set(wanted))];
  } finally {
    leave();
  }
}

describe("requests of money", () => {
  it("by bank: asked for, cancelled, worked on and decided", async () => {
    const ids: string[] = [];
    const asked = async () => void ids.push((await charge(user)).body.request.id);
    expect(await unlike(asked, "moneyRequest", "wallet", "waiting")).toEqual([]);
    const cancel = () => user.ask("POST", `/api/charge/requests/${ids[0]}/cancel`);
    expect(await unlike(cancel, "moneyRequest", "wallet", "waiting")).toEqual([]);
    expect(
      await unlike(
        async () => void ids.push((await exchange(user)).body.request.id),
        "moneyRequest",
        "wallet",
        "waiting",
      ),
    ).toEqual([]);
    expect(await unlike(() => act(operator, "claim", [ids[1] ?? ""]), "moneyRequest", "wallet", "waiting")).toEqual([]);
    expect(
      await unlike(
        () => act(operator, "refuse", [ids[1] ?? ""], { reason: "확인" }),
        "moneyRequest",
        "wallet",
        "waiting",
      ),
    ).toEqual([]);
  });

  it("by tether: recorded, paid, cancelled, and decided by an operator", async () => {
    const orders: Awaited<ReturnType<typeof orderOf>>[] = [];
    const record = async () => void orders.push(await orderOf(user));
    expect(await unlike(record, "tetherOrder", "waiting")).toEqual([]);
    const [order] = orders;
    if (!order) throw new Error("no order");
    expect(
      await unlike(() => user.ask("POST", `/api/charge/tetherOrders/${order.id}/cancel`), "tetherOrder", "waiting"),
    ).toEqual([]);
    await record();
    const [, second] = orders;
    if (!second) throw new Error("no order");
    const pay = () => callBack(server, transferOf(second, { usdt: second.usdt - 1_000_000 }));
    expect(await unlike(pay, "tetherOrder", "waiting")).toEqual([]);
    expect(await unlike(() => tetherAct(operator, "claim", [second.id]), "tetherOrder", "waiting")).toEqual([]);
    expect(await unlike(() => tetherAct(operator, "credit", [second.id]), "tetherOrder", "waiting", "wallet")).toEqual(
      [],
    );
  });

  it("an exchange by tether", async () => {
    expect(await unlike(() => tetherExchange(user), "moneyRequest", "wallet", "waiting")).toEqual([]);
  });

  it("deposits by hand, and their reversal", async () => {
    const body = { userId: user.userId, amount: 5_000, reason: "시험" };
    expect(await unlike(() => operator.ask("POST", "/api/admin/deposits", body), "wallet")).toEqual([]);
    const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>("GET", "/api/admin/deposits");
    const made = items.find(({ userId }) => userId === user.userId);
    const reverse = () => operator.ask("POST", `/api/admin/deposits/${made?.id}/reverse`, { reason: "오류" });
    expect(await unlike(reverse, "wallet")).toEqual([]);
  });
});

describe("programmes", () => {
  it("points and coupons", async () => {
    const title = "쿠폰";
    const reward = { kind: "points", amount: 3_000, wagering: 0 };
    const expiresAt = new Date(server.clock.now() + 86_400_000).toISOString();
    const make = (codeCount: number | null) =>
      operator.ask<{ id: string; code: string }>("POST", "/api/admin/coupons", { title, reward, expiresAt, codeCount });
    const byCode = await make(10);
    expect(await unlike(() => user.ask("POST", "/api/coupons/redeem", { code: byCode.code }), "wallet")).toEqual([]);
    expect(await unlike(() => user.ask("POST", "/api/points/convert", { points: 2_000 }), "wallet")).toEqual([]);
    const issued = await make(null);
    await operator.ask("POST", `/api/admin/coupons/${issued.id}/issue`, { receivers: [user.userId] });
    expect(await unlike(() => user.ask("POST", `/api/coupons/${issued.id}/use`), "wallet")).toEqual([]);
  });

  it("a check-in", async () => {
    const daily = { kind: "points", amount: 100, wagering: 0 };
    await operator.ask("PUT", "/api/admin/attendance-rules", { isOpen: true, daily, streaks: [] });
    expect(await unlike(() => user.ask("POST", "/api/attendance/check-in"), "wallet")).toEqual([]);
  });
});

describe("messages", () => {
  const send = () =>
    operator.ask("POST", "/api/admin/messages", { userId: user.userId, title: "알림", contents: "<p>안녕</p>" });
  const ids = async () =>
    (await user.ask<{ items: { id: string }[] }>("GET", "/api/message")).items.map(({ id }) => id);

  it("are counted anew when they come, are read and are deleted unread", async () => {
    expect(await unlike(send, "messages")).toEqual([]);
    const [first] = await ids();
    expect(await unlike(() => user.ask("POST", `/api/message/${first}/read`), "messages")).toEqual([]);
    // Reading it again, and deleting what was read, changes no count.
    expect(await unlike(() => user.ask("POST", `/api/message/${first}/read`))).toEqual([]);
    expect(await unlike(() => user.ask("DELETE", `/api/message/${first}`))).toEqual([]);
    await send();
    const [second] = await ids();
    expect(await unlike(() => user.ask("DELETE", `/api/message/${second}`), "messages")).toEqual([]);
    await send();
    expect(await unlike(() => user.ask("POST", "/api/message/read-all"), "messages")).toEqual([]);
  });
});

it("messages are counted for each who is logged in, until the instant that the session ends", async () => {
  const other = await newMember(server, 0);
  const { database, events } = server.context;
  for (let sent = 0; sent < 2; sent++)
    await operator.ask("POST", "/api/admin/messages", { userId: user.userId, title: "알림", contents: "<p>안녕</p>" });
  const [row] = await database.db.select().from(session).where(eq(session.memberId, user.memberId));
  if (!row) throw new Error("no session");
  const toldAt = async (now: number) => {
    const told = new Map<string | null, unknown>();
    const leave = events.subscribe(({ name, data, memberId }) => {
      if (name === "messages") told.set(memberId, data);
    });
    await publishUnread({ ...server.context, clock: { now: () => now } }, [user.memberId, other.memberId]);
    leave();
    return told;
  };
  const end = row.expiresAt.getTime();
  const before = await toldAt(end - 1);
  expect([before.get(user.memberId), before.get(other.memberId)]).toEqual([{ unread: 2 }, { unread: 0 }]);
  expect((await toldAt(end)).has(user.memberId)).toBe(false);
  await user.ask("POST", "/api/member/logout");
  expect((await toldAt(end - 1)).has(user.memberId)).toBe(false);
});

describe("what waits for operators", () => {
  it("enquiries: asked, answered and deleted", async () => {
    const body = { kind: "general", title: "문의", contents: "언제 되나요?" };
    const ask = () => user.ask<{ id: string }>("POST", "/api/customer", body);
    expect(await unlike(ask, "waiting")).toEqual([]);
    const { id } = await ask();
    expect(
      await unlike(
        () => operator.ask("PUT", `/api/admin/enquiries/${id}/answer`, { answer: "<p>오늘</p>" }),
        "waiting",
      ),
    ).toEqual([]);
    expect(await unlike(() => user.ask("DELETE", `/api/customer/${id}`), "waiting")).toEqual([]);
    const guest = { name: "홍길동", contact: "010-1234-5678", title: "가입", contents: "문의" };
    expect(
      await unlike(() => new ApiUser(server.url, "").ask("POST", "/api/customer/guest", guest), "waiting"),
    ).toEqual([]);
  });

  it("changes of contacts", async () => {
    const phone = { phone: "010-2222-3333", password: DEMO_PASSWORD };
    expect(await unlike(() => user.ask("PUT", "/api/member/phone", phone), "waiting")).toEqual([]);
    const account = { bank: "국민은행", number: "110-22-333444", holder: "홍길동" };
    const change = { ...account, password: DEMO_PASSWORD, withdrawalPassword: "482915" };
    expect(await unlike(() => user.ask("PUT", "/api/exchange/account", change), "waiting")).toEqual([]);
  });
});

describe("bets", () => {
  it("placed and cancelled by an operator", async () => {
    const fixture = await addFixture(server.context, { markets: [RESULT] });
    expect(await unlike(() => placed(user, [`${fixture}-1x2-home@200`]), "bet", "wallet")).toEqual([]);
    expect(
      await unlike(
        () => operator.ask("POST", `/api/admin/fixtures/${fixture}/result`, { void: true }),
        "bet",
        "prices",
        "wallet",
      ),
    ).toEqual([]);
  });

  it("holds of markets, games and providers", async () => {
    const match = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
    const hold = { scope: "market", key: `${match}-l1x2`, reason: "확인" };
    expect(await unlike(() => operator.ask("POST", "/api/admin/live/holds", hold), "prices")).toEqual([]);
    const { scope, key } = hold;
    expect(await unlike(() => operator.ask("POST", "/api/admin/live/holds/lift", { scope, key }), "prices")).toEqual(
      [],
    );
    const setting = { maintenance: false, prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
    expect(await unlike(() => operator.ask("PUT", "/api/admin/games/252", setting), "miniGames")).toEqual([]);
    const { freshRound } = createGameDriver(
      () => server,
      () => user,
    );
    const round = await freshRound("252");
    const reason = { reason: "중단" };
    expect(
      await unlike(() => operator.ask("POST", `/api/admin/game-rounds/${round.id}/void`, reason), "miniGames"),
    ).toEqual([]);
    const turn = (isOn: boolean) => () => operator.ask("PUT", "/api/admin/providers/hanpan", { isOn });
    expect(await unlike(turn(false), "miniGames")).toEqual([]);
    // What turns it on again waits for a second operator.
    expect(await unlike(turn(true), "miniGames", "waiting")).toEqual([]);
  });
});

it("a maintenance that begins and ends, and nothing where a setting stays as it is", async () => {
  const set = (change: object) => () => operator.ask("PUT", "/api/admin/settings", change);
  expect(await unlike(set({ siteNoticeFlg: true }), "maintenance")).toEqual([]);
  expect(await unlike(set({ siteNoticeFlg: true }))).toEqual([]);
  server.clock.advance(60_000);
  const endsAt = new Date(server.clock.now() - 1).toISOString();
  await set({ maintenanceEndsAt: endsAt })();
  expect(await unlike(() => endDueMaintenance(server.context), "maintenance")).toEqual([]);
  expect(await unlike(set({ tetherMaintenanceFlag: 1 }), "maintenance")).toEqual([]);
  expect(await unlike(set({ tetherMaintenanceFlag: 0 }), "maintenance")).toEqual([]);
});

it("a member hears nothing of another's", async () => {
  const other = await newMember(server, 0);
  expect(await unlike(() => charge(other), "waiting")).toEqual([]);
});
