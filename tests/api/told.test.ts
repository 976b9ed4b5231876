// Who is told by the stream of what was done: members of their own wallet, requests and messages, operators of what waits.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiUser, DEMO_PASSWORD } from "../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../factories/fixtures.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { newMember, placed } from "./lib/betting.ts";
import { createGameDesk } from "./lib/game-desk.ts";
import { act, charge, exchange, memberWithBank } from "./lib/money.ts";
import { callBack, orderOf, setFlag, tetherAct, tetherExchange, transferOf } from "./lib/tether.ts";

type Own = ApiUser & { memberId: string };

let server: TestServer;
let operator: ApiUser;
let user: Own;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
  await setFlag(operator, 0);
});
beforeEach(async () => {
  user = await memberWithBank(server, 100_000);
});
afterAll(() => server.close());

/** What was told to the member, to operators (`waiting`) and to everybody, once the work is done and told. */
async function toldOf(work: () => Promise<unknown>, wanted: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const leave = server.context.events.subscribe(({ name, data, memberId }) => {
    // Rounds of games are told meanwhile, and operators hear of exposure apart.
    if (memberId === user.memberId || (name === "waiting" && "counts" in (data as object))) told.push(name);
    else if (memberId === null && (name === "miniGames" || name === "prices")) told.push(name);
  });
  try {
    await work();
    await expect.poll(() => wanted.every((name) => told.includes(name))).toBe(true);
    return [...new Set(told)].toSorted();
  } finally {
    leave();
  }
}
const expectTold = async (work: () => Promise<unknown>, ...names: string[]) =>
  expect(await toldOf(work, names)).toEqual(names.toSorted());

describe("requests of money", () => {
  it("by bank: asked for, cancelled, worked on and decided", async () => {
    const ids: string[] = [];
    const asked = async () => void ids.push((await charge(user)).body.request.id);
    await expectTold(asked, "moneyRequest", "wallet", "waiting");
    const cancel = () => user.ask("POST", `/api/charge/requests/${ids[0]}/cancel`);
    await expectTold(cancel, "moneyRequest", "wallet", "waiting");
    await expectTold(
      async () => void ids.push((await exchange(user)).body.request.id),
      "moneyRequest",
      "wallet",
      "waiting",
    );
    await expectTold(() => act(operator, "claim", [ids[1] ?? ""]), "moneyRequest", "wallet", "waiting");
    await expectTold(
      () => act(operator, "refuse", [ids[1] ?? ""], { reason: "확인" }),
      "moneyRequest",
      "wallet",
      "waiting",
    );
  });

  it("by tether: recorded, paid, cancelled, and decided by an operator", async () => {
    const orders: Awaited<ReturnType<typeof orderOf>>[] = [];
    const record = async () => void orders.push(await orderOf(user));
    await expectTold(record, "tetherOrder", "waiting");
    const [order] = orders;
    if (!order) throw new Error("no order");
    await expectTold(() => user.ask("POST", `/api/charge/tetherOrders/${order.id}/cancel`), "tetherOrder", "waiting");
    await record();
    const [, second] = orders;
    if (!second) throw new Error("no order");
    const pay = () => callBack(server, transferOf(second, { usdt: second.usdt - 1_000_000 }));
    await expectTold(pay, "tetherOrder", "waiting");
    await expectTold(() => tetherAct(operator, "claim", [second.id]), "tetherOrder", "waiting");
    await expectTold(() => tetherAct(operator, "credit", [second.id]), "tetherOrder", "waiting", "wallet");
  });

  it("an exchange by tether", async () => {
    await expectTold(() => tetherExchange(user), "moneyRequest", "wallet", "waiting");
  });

  it("deposits by hand, and their reversal", async () => {
    const body = { userId: user.userId, amount: 5_000, reason: "시험" };
    await expectTold(() => operator.ask("POST", "/api/admin/deposits", body), "wallet");
    const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>("GET", "/api/admin/deposits");
    const made = items.find(({ userId }) => userId === user.userId);
    const reverse = () => operator.ask("POST", `/api/admin/deposits/${made?.id}/reverse`, { reason: "오류" });
    await expectTold(reverse, "wallet");
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
    await expectTold(() => user.ask("POST", "/api/coupons/redeem", { code: byCode.code }), "wallet");
    await expectTold(() => user.ask("POST", "/api/points/convert", { points: 2_000 }), "wallet");
    const issued = await make(null);
    await operator.ask("POST", `/api/admin/coupons/${issued.id}/issue`, { receivers: [user.userId] });
    await expectTold(() => user.ask("POST", `/api/coupons/${issued.id}/use`), "wallet");
  });

  it("a check-in", async () => {
    const daily = { kind: "points", amount: 100, wagering: 0 };
    await operator.ask("PUT", "/api/admin/attendance-rules", { isOpen: true, daily, streaks: [] });
    await expectTold(() => user.ask("POST", "/api/attendance/check-in"), "wallet");
  });
});

describe("messages", () => {
  const send = () =>
    operator.ask("POST", "/api/admin/messages", { userId: user.userId, title: "알림", contents: "<p>안녕</p>" });
  const ids = async () =>
    (await user.ask<{ items: { id: string }[] }>("GET", "/api/message")).items.map(({ id }) => id);

  it("are counted anew when they come, are read and are deleted unread", async () => {
    await expectTold(send, "messages");
    const [first] = await ids();
    await expectTold(() => user.ask("POST", `/api/message/${first}/read`), "messages");
    // Reading it again, and deleting what was read, changes no count.
    await expectTold(() => user.ask("POST", `/api/message/${first}/read`));
    await expectTold(() => user.ask("DELETE", `/api/message/${first}`));
    await send();
    const [second] = await ids();
    await expectTold(() => user.ask("DELETE", `/api/message/${second}`), "messages");
    await send();
    await expectTold(() => user.ask("POST", "/api/message/read-all"), "messages");
  });
});

describe("what waits for operators", () => {
  it("enquiries: asked, answered and deleted", async () => {
    const body = { kind: "general", title: "문의", contents: "언제 되나요?" };
    const ask = () => user.ask<{ id: string }>("POST", "/api/customer", body);
    await expectTold(ask, "waiting");
    const { id } = await ask();
    await expectTold(
      () => operator.ask("PUT", `/api/admin/enquiries/${id}/answer`, { answer: "<p>오늘</p>" }),
      "waiting",
    );
    await expectTold(() => user.ask("DELETE", `/api/customer/${id}`), "waiting");
    const guest = { name: "홍길동", contact: "010-1234-5678", title: "가입", contents: "문의" };
    await expectTold(() => new ApiUser(server.url, "").ask("POST", "/api/customer/guest", guest), "waiting");
  });

  it("changes of contacts", async () => {
    const phone = { phone: "010-2222-3333", password: DEMO_PASSWORD };
    await expectTold(() => user.ask("PUT", "/api/member/phone", phone), "waiting");
    const account = { bank: "국민은행", number: "110-22-333444", holder: "홍길동" };
    const change = { ...account, password: DEMO_PASSWORD, withdrawalPassword: "482915" };
    await expectTold(() => user.ask("PUT", "/api/exchange/account", change), "waiting");
  });
});

describe("bets", () => {
  it("placed and cancelled by an operator", async () => {
    const fixture = await addFixture(server.context, { markets: [RESULT] });
    await expectTold(() => placed(user, [`${fixture}-1x2-home@200`]), "bet", "wallet");
    await expectTold(
      () => operator.ask("POST", `/api/admin/fixtures/${fixture}/result`, { void: true }),
      "bet",
      "prices",
      "wallet",
    );
  });

  it("holds of markets, games and providers", async () => {
    const match = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
    const hold = { scope: "market", key: `${match}-l1x2`, reason: "확인" };
    await expectTold(() => operator.ask("POST", "/api/admin/live/holds", hold), "prices");
    const { scope, key } = hold;
    await expectTold(() => operator.ask("POST", "/api/admin/live/holds/lift", { scope, key }), "prices");
    const setting = { maintenance: false, prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
    await expectTold(() => operator.ask("PUT", "/api/admin/games/252", setting), "miniGames");
    const { freshRound } = createGameDesk(
      () => server,
      () => user,
    );
    const round = await freshRound("252");
    const reason = { reason: "중단" };
    await expectTold(() => operator.ask("POST", `/api/admin/game-rounds/${round.id}/void`, reason), "miniGames");
    await expectTold(() => operator.ask("PUT", "/api/admin/providers/hanpan", { isOn: true }), "miniGames");
  });
});

it("a member hears nothing of another's", async () => {
  const other = await newMember(server, 0);
  expect(await toldOf(() => charge(other), ["waiting"])).toEqual(["waiting"]);
});
