// The rate of tether is the one of the hour: docs/payment-desk.md.
import { beforeAll, beforeEach, expect, it } from "vitest";
import { tetherRate } from "../../../server/db/schema.ts";
import { demoRateOf } from "../../../server/wallet/payment-desk/rate.ts";
import { readRateOfHour } from "../../../server/wallet/tether/rate-of-hour.ts";
import { HOUR_MS, hourOf, isRateNear } from "../../../src/domain/wallet/tether.ts";
import { servedHere } from "../lib/served.ts";
import { depositUrl, record, termsOf, tetherExchange } from "../lib/tether.ts";

const server = servedHere({ rateLimit: 0 });
let told: number | null;
let asked: number;
const read = () => readRateOfHour(server.context);
const now = async () =>
  (await server.user("member01")).ask<{ rate: number; rateAt: string }>("GET", "/api/charge/tetherTerms");
const rows = async () => (await server.context.database.db.select().from(tetherRate)).length;
const hour = () => new Date(hourOf(server.clock.now()) * HOUR_MS).toISOString();

beforeAll(async () => {
  const { desk } = server.context;
  if (!desk) throw new Error("no desk");
  server.context.desk = {
    ...desk,
    rate: async () => {
      asked++;
      return told;
    },
  };
});
beforeEach(() => {
  server.clock.advance(HOUR_MS);
  asked = 0;
});

it("is asked for once in an hour, also by two nodes at once, and is the one that members are told", async () => {
  told = 139_000;
  const before = await rows();
  await Promise.all([read(), read()]);
  await read();
  expect(await now()).toMatchObject({ rate: 139_000, rateAt: hour() });
  expect(await rows()).toBe(before + 1);
  told = 139_500;
  await read();
  expect([asked <= 2, (await now()).rate]).toEqual([true, 139_000]);
  server.clock.advance(HOUR_MS);
  await read();
  expect(await now()).toMatchObject({ rate: 139_500, rateAt: hour() });
});

it("that an operator set holds until the next hour", async () => {
  told = 139_000;
  await (await server.user("admin01")).ask("PUT", "/api/admin/tether-rate", { rate: 140_000 });
  await read();
  expect([asked, (await now()).rate]).toEqual([0, 140_000]);
  server.clock.advance(HOUR_MS);
  await read();
  expect((await now()).rate).toBe(139_000);
});

it("that is far from the one before is not taken, nor is none", async () => {
  const before = (await now()).rate;
  for (const wrong of [before * 10, Math.floor(before / 2), null]) {
    told = wrong;
    await read();
    expect((await now()).rate).toBe(before);
  }
});

it("that was shown is what a charge and an exchange are taken at, or a better one; a worse one is refused and told", async () => {
  const user = await server.user("member02");
  const operator = await server.user("admin01");
  const setRate = (rate: number) => operator.ask("PUT", "/api/admin/tether-rate", { rate });
  await setRate(138_000);
  const shown = (await now()).rate;
  const charge = async (rate: number) => record(user, await depositUrl(user), { rate });
  await setRate(137_000);
  expect(await charge(shown), "a lower one costs more tether").toMatchObject({
    status: 409,
    body: {
      code: "rate_moved",
      message: "환율이 바뀌어 접수하지 않았습니다. 바뀐 환율을 확인해주세요.",
      offer: { rate: 137_000, rateAt: (await now()).rateAt },
    },
  });
  expect((await termsOf(user)).latest, "nothing is recorded").toBeNull();
  await setRate(139_000);
  const { status, body } = await charge(shown);
  expect([status, body.order.rate], "a higher one passes, and is what is paid").toEqual([201, 139_000]);

  const exchange = (rate: number) => tetherExchange(user, { rate, amount: 110_000 });
  await setRate(139_500);
  const { emoney } = await user.ask<{ emoney: number }>("GET", "/api/member/user");
  expect(await exchange(shown), "a higher one pays less tether").toMatchObject({
    status: 409,
    body: { code: "rate_moved", offer: { rate: 139_500 } },
  });
  expect((await user.ask<{ emoney: number }>("GET", "/api/member/user")).emoney, "nothing is reserved").toBe(emoney);
  await setRate(137_500);
  // A whole number of cents is not rounded.
  expect(await exchange(shown)).toMatchObject({
    status: 201,
    body: { request: { tether: { rate: 137_500, usdt: 80_000_000 } } },
  });
});

it("of the demo moves from hour to hour, and never by what is refused", () => {
  const year = Array.from({ length: 24 * 366 }, (_, at) => demoRateOf(490_000 + at));
  expect(new Set(year).size).toBeGreaterThan(20);
  expect(year.every((rate) => rate % 50 === 0 && isRateNear(rate, 138_550))).toBe(true);
});
