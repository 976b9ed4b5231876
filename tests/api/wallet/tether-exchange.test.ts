import { afterEach, expect, it } from "vitest";
import { deskPayout } from "../../../server/db/schema.ts";
import { lookUpPayouts } from "../../../server/wallet/tether/payout.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { act, memberWithBank, requestNow } from "../lib/money.ts";
import { tetherExchange, TRON } from "../lib/tether.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

afterEach(() => expectRightBooks(server));

const payouts = () => server.context.database.db.$count(deskPayout);
function desk() {
  if (!server.context.desk) throw new Error("no desk");
  return server.context.desk;
}

async function claimed(): Promise<{ user: ApiUser; id: string }> {
  const user = await memberWithBank(server, 100_000);
  const { status, body } = await tetherExchange(user);
  expect(status).toBe(201);
  expect(await act(operator, "claim", [body.request.id])).toEqual([null]);
  return { user, id: body.request.id };
}

it("reserves the money, and is paid by the desk once an operator approves", async () => {
  const user = await memberWithBank(server, 100_000);
  const { status, body } = await tetherExchange(user);
  expect(status).toBe(201);
  // 30,000 won at 1,385.50 are 21.6528… USDT, rounded down to a cent.
  expect(body).toMatchObject({
    emoney: 70_000,
    request: { state: "requested", bank: null, tether: { network: "TRC20", address: TRON, usdt: 21_650_000 } },
  });
  expect(await tetherExchange(user)).toMatchObject({ status: 409, body: { code: "request_open" } });
  const before = await payouts();
  const { id } = body.request;
  await act(operator, "claim", [id]);
  expect(await act(operator, "approve", [id])).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
  expect(await payouts()).toBe(before + 1);
  expect(await emoney(user)).toBe(70_000);
});

it("gives the money back when an operator refuses before the payout", async () => {
  const { user, id } = await claimed();
  expect(await act(operator, "refuse", [id], { reason: "주소 확인이 필요합니다." })).toEqual([null]);
  expect(await emoney(user)).toBe(100_000);
});

it("keeps the reserve while the outcome is unknown, and finds it by its reference", async () => {
  const { user, id } = await claimed();
  const real = desk();
  // The desk pays; its answer is lost.
  server.context.desk = {
    ...real,
    pay: async (payout) => {
      await real.pay(payout);
      throw new Error("the line broke");
    },
  };
  try {
    const before = await payouts();
    expect(await act(operator, "approve", [id])).toEqual([null]);
    expect(await requestNow(user, id)).toMatchObject({ state: "payoutUnknown" });
    await act(operator, "claim", [id]);
    expect(await act(operator, "refuse", [id], { reason: "모름" })).toEqual([
      "지급 결과를 확인하고 있습니다. 결과를 알기 전에는 돌려줄 수 없습니다.",
    ]);
    expect(await act(operator, "approve", [id])).toEqual([null]);
    expect(await payouts(), "the same reference is paid once").toBe(before + 1);
    expect(await emoney(user)).toBe(70_000);
  } finally {
    server.context.desk = real;
  }
  await lookUpPayouts(server.context);
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
  expect(await emoney(user)).toBe(70_000);
});

it("asks the desk for what the member wants, and looks up what is unknown alone", async () => {
  const [first, second] = [await claimed(), await claimed()];
  const real = desk();
  const [paid, asked]: [unknown[], string[]] = [[], []];
  server.context.desk = {
    ...real,
    pay: (payout) => {
      paid.push(payout);
      return payout.reference.endsWith(first.id) ? real.pay(payout) : Promise.reject(new Error("no line"));
    },
    findPayout: (reference) => {
      asked.push(reference);
      return real.findPayout(reference);
    },
  };
  try {
    const to = { network: "TRC20", kind: "tron", contract: TRON, address: TRON, usdt: 21_650_000 };
    for (const { id } of [first, second]) await act(operator, "approve", [id]);
    expect(paid).toEqual([first, second].map(({ id }) => ({ reference: `exchange-${id}`, ...to })));
    await lookUpPayouts(server.context);
    // The server looks up by itself meanwhile.
    expect([...new Set(asked)]).toEqual([`exchange-${second.id}`]);
  } finally {
    server.context.desk = real;
  }
  await act(operator, "claim", [second.id]);
  expect(await act(operator, "approve", [second.id])).toEqual([null]);
  expect(await requestNow(second.user, second.id)).toMatchObject({ state: "done" });
});

it("stays unknown while the desk has not heard of it", async () => {
  const { user, id } = await claimed();
  const real = desk();
  server.context.desk = { ...real, pay: () => Promise.reject(new Error("no line")) };
  try {
    await act(operator, "approve", [id]);
    await lookUpPayouts(server.context);
    expect(await requestNow(user, id)).toMatchObject({ state: "payoutUnknown" });
  } finally {
    server.context.desk = real;
  }
  await act(operator, "claim", [id]);
  expect(await act(operator, "approve", [id])).toEqual([null]);
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
});

it("is booked once, where two look it up at the same time", async () => {
  const { user, id } = await claimed();
  const real = desk();
  // Both have seen that it is unknown before either books what the desk says.
  let asked = 0;
  let goOn = (): void => {};
  const both = new Promise<void>((resolve) => (goOn = resolve));
  server.context.desk = {
    ...real,
    pay: () => Promise.reject(new Error("no line")),
    findPayout: async (reference) => {
      asked += 1;
      if (asked === 2) goOn();
      await both;
      return { state: "sent", hash: `hash of ${reference}`, reason: null };
    },
  };
  try {
    await act(operator, "approve", [id]);
    await Promise.all([lookUpPayouts(server.context), lookUpPayouts(server.context)]);
  } finally {
    server.context.desk = real;
  }
  expect(await requestNow(user, id)).toMatchObject({ state: "done" });
  expect(await emoney(user)).toBe(70_000);
});

it("gives the money back when the desk refuses for good", async () => {
  const { user, id } = await claimed();
  const real = desk();
  server.context.desk = { ...real, pay: async () => ({ state: "refused", hash: null, reason: "막힌 주소입니다." }) };
  try {
    await act(operator, "approve", [id]);
  } finally {
    server.context.desk = real;
  }
  expect(await requestNow(user, id)).toMatchObject({ state: "refused", reason: "막힌 주소입니다." });
  expect(await emoney(user)).toBe(100_000);
});

it.each([
  [{ address: "0xdAC17F958D2ee523a2206206994597C13D831ec7" }, "address"],
  [{ address: `${TRON.slice(0, -1)}u` }, "address"],
  [{ address: "T" }, "address"],
  [{ network: "BEP20" }, "network"],
  [{ amount: 9_000 }, "amount"],
  [{ withdrawalPassword: "000000" }, "withdrawalPassword"],
])("refuses %j under its field", async (body, path) => {
  const user = await memberWithBank(server, 100_000);
  expect(await tetherExchange(user, body)).toMatchObject({ status: 400, body: { problems: [{ path }] } });
  expect(await emoney(user)).toBe(100_000);
});

it("needs the withdrawal password of a registered account, and the money", async () => {
  const without = await newMember(server, 100_000);
  expect(await tetherExchange(without)).toMatchObject({ status: 422, body: { code: "exchange_refused" } });
  const poor = await memberWithBank(server, 20_000);
  expect(await tetherExchange(poor)).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
});
