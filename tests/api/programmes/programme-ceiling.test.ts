// All that programmes give back on the best pick of each product, and what operators may not set.
import { expect, it } from "vitest";
import type { ProgrammeCeiling } from "../../../src/api/contract/programmes/programme-ceiling.ts";
import { GAMES } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

const now = () => operator.ask<ProgrammeCeiling>("GET", "/api/admin/programme-ceiling");
const REFUSED = { status: 422, body: { code: "programme_ceiling", message: expect.stringContaining("하우스 에지") } };

/** Of one won on each pick of a game: what is kept, what is at risk and what is lost, from every draw. */
function picksOf(kindName: keyof typeof KINDS) {
  const kind = KINDS[kindName];
  return kind.picks.map(({ price }, at) => {
    let [all, paid, risk, lost] = [0, 0, 0, 0];
    for (const { weight, outcomes } of kind.classes()) {
      const share = Number(weight);
      const outcome = outcomes[at];
      all += share;
      if (outcome === "won") paid += (share * price) / 100;
      else if (outcome === "push") paid += share;
      else if (outcome === "half_lost") paid += share / 2;
      else lost += share;
      if (outcome !== "push" && outcome !== "half_lost") risk += share;
    }
    return { edge: 1 - paid / all, risk: risk / all, lost: lost / all };
  });
}

it("gives back at most 80% of the edge: on every pick, by every level, on a line of every level", async () => {
  const { programmes } = await now();
  expect(programmes.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(programmes.friend).toMatchObject({
    isOn: true,
    lossPercent: 1,
    firstChargePercent: 1,
    firstChargeTurnover: 3_000,
  });
  expect(programmes.weights).toEqual({ sports: 100, mini: 100, slot: 100, casino: 50 });
  const picks = {
    casino: picksOf("baccarat"),
    mini: [...new Set(GAMES.map(({ kind }) => kind))].flatMap(picksOf),
    // The return of the slot is 96.5016%; a margin of 5.5% on a long price.
    slot: [{ edge: 0.034_983, risk: 1, lost: 0.664 }],
    sports: [{ edge: 0.055 / 1.055, risk: 1, lost: 1 }],
  };
  const rateOf = (level: number, category: string) => {
    const found = programmes.levels.find((one) => one.level === level)?.rates.find((one) => one.category === category);
    if (!found) throw new Error(`no rate ${level} ${category}`);
    return { own: found.own / 10_000, line: found.line / 10_000 };
  };
  // The demo's missions: 3,000 of a million and 15,000 of five millions, of sports alone.
  const missions = { casino: 0, slot: 0, mini: 0, sports: 0.003 + 0.003 };
  // 1% of a first charge for 30 times the charge; half of a stake at the casino counts.
  const firstCharge = { casino: 0.5 / 3_000, slot: 1 / 3_000, mini: 1 / 3_000, sports: 1 / 3_000 };
  const levels = programmes.levels.map(({ level }) => level);
  for (const product of ["casino", "slot", "mini", "sports"] as const)
    for (const own of levels)
      for (const line of levels) {
        const tether = rateOf(own, "tether").own + rateOf(line, "tether").line;
        const rolling = rateOf(own, product).own + rateOf(line, product).line;
        for (const { edge, risk, lost } of picks[product]) {
          const given = (rolling + tether + missions[product] + firstCharge[product]) * risk + 0.01 * lost;
          expect(given, `${product}, level ${own} on a line of level ${line}`).toBeLessThanOrEqual(0.8 * edge);
        }
      }
});

const levelRates = async (level: number, changed: Record<string, { own?: number; line?: number }>) => {
  const { programmes } = await now();
  const rates = programmes.levels.find((one) => one.level === level)?.rates ?? [];
  return { items: [{ level, rates: rates.map((rate) => ({ ...rate, ...changed[rate.category] })) }] };
};

it("refuses rates of a level and of a member that would give back more, and takes lower ones", async () => {
  const put = async (level: number, changed: Parameters<typeof levelRates>[1]) =>
    operator.call("PUT", "/api/admin/rolling-rates", await levelRates(level, changed));
  // 0.55% and 0.20% of the banker, as it was.
  expect(await put(1, { casino: { own: 55, line: 20 } })).toMatchObject(REFUSED);
  expect(await put(1, { tether: { own: 55 } })).toMatchObject(REFUSED);
  expect((await now()).programmes.levels[0]?.rates).toContainEqual({ category: "casino", own: 6, line: 5 });
  expect(await put(1, { casino: { own: 4, line: 4 } })).toMatchObject({ status: 200 });

  const member = await newMember(server, 0);
  const own = (rates: object[]) => operator.call("PUT", `/api/admin/rolling-rates/members/${member.userId}`, { rates });
  expect(await own([{ category: "mini", own: 30, line: 0 }])).toMatchObject(REFUSED);
  expect(await own([{ category: "mini", own: 1, line: 0 }])).toMatchObject({ status: 200 });
  // A manager is given nothing for friends, so that the line may be higher by that.
  const line = { rates: [{ category: "mini", own: 0, line: 40 }] };
  expect(await operator.call("PUT", "/api/admin/rolling-rates/members/manager01", line)).toMatchObject({ status: 200 });
  expect(await own([{ category: "mini", own: 0, line: 40 }])).toMatchObject(REFUSED);
});

it("refuses that more of a stake counts for a first charge, where that gives back more", async () => {
  const levels = await levelRates(2, { casino: { own: 17, line: 5 } });
  expect(await operator.call("PUT", "/api/admin/rolling-rates", levels)).toMatchObject({ status: 200 });
  const weights = (casino: number) =>
    operator.call("PUT", "/api/admin/wagering-weights", { sports: 100, mini: 100, slot: 100, casino });
  expect(await weights(100)).toMatchObject(REFUSED);
  expect(await weights(60)).toMatchObject({ status: 200 });
  expect(await weights(50)).toMatchObject({ status: 200 });
});

it("refuses a share of friends' losses, a mission, a price and a margin that would give back more", async () => {
  const rules = { isOn: true, lossPercent: 2, firstChargePercent: 1, firstChargeTurnover: 3_000, maxPoints: 100_000 };
  const setRules = (changed: object) => operator.call("PUT", "/api/admin/friend-rules", { ...rules, ...changed });
  expect(await setRules({})).toMatchObject(REFUSED);
  expect(await setRules({ lossPercent: 1 })).toMatchObject({ status: 200 });
  // 5% for the charge once is more than the edge of every product.
  expect(await setRules({ lossPercent: 0, firstChargePercent: 5, firstChargeTurnover: 100 })).toMatchObject(REFUSED);
  expect(await setRules({ lossPercent: 1, firstChargeTurnover: 2_000 })).toMatchObject(REFUSED);
  expect(await setRules({ lossPercent: 1, firstChargeTurnover: 99 })).toMatchObject({ status: 400 });
  expect(await now()).toMatchObject({
    programmes: { friend: { lossPercent: 1, firstChargePercent: 1, firstChargeTurnover: 3_000 } },
  });

  const mission = (gameType: number | null, amount: number) => ({
    title: "베팅 금액",
    description: "",
    period: "week",
    measure: "betStake",
    gameType,
    steps: [{ target: 1_000_000, reward: { kind: "money", amount, wagering: 1 } }],
    startsAt: new Date(server.clock.now()).toISOString(),
    endsAt: null,
  });
  expect(await operator.call("POST", "/api/admin/missions", mission(null, 5_000))).toMatchObject(REFUSED);
  expect(await operator.call("POST", "/api/admin/missions", mission(1, 5_000))).toMatchObject({ status: 201 });
  expect(
    await operator.call("PUT", "/api/admin/point-terms", { wonPer100: 200, minimum: 1_000, step: 10 }),
  ).toMatchObject(REFUSED);

  const games = await operator.ask<{ items: Record<string, unknown>[] }>("GET", "/api/admin/games");
  const { maintenance, pickLimits, maxPickStake, maxRoundStake } = games.items.find(({ id }) => id === "101") ?? {};
  const setting = { maintenance, pickLimits, maxPickStake, maxRoundStake };
  const price = (banker: number) => operator.call("PUT", "/api/admin/games/101", { ...setting, prices: { banker } });
  // 1.96 keeps 0.60% and is fair; 0.48% of it may be given back.
  expect(await price(196)).toMatchObject(REFUSED);
  expect(await price(194)).toMatchObject({ status: 200 });

  const margin = (value: number) =>
    operator.call("PUT", "/api/admin/live/settings", { scope: "all", key: "", delayMs: null, margin: value });
  expect(await margin(200)).toMatchObject(REFUSED);
  expect(await margin(600)).toMatchObject({ status: 204 });
});
