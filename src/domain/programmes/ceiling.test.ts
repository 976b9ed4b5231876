import { describe, expect, it } from "vitest";
import {
  ceilingProblem,
  ceilingText,
  dearestPicks,
  givenBack,
  missionShare,
  type ProductEdges,
  type Programmes,
  type Rate,
} from "./ceiling.ts";
import { dearest, edgesOfKind, marketEdge, slotEdge } from "./pick-edge.ts";
import { productEdges } from "./product-edges.ts";
import { KINDS } from "../games/kinds.ts";

const EDGES = productEdges({ games: {}, margins: [] });
const NO_PROGRAMMES: Programmes = {
  levels: [],
  members: [],
  shares: [],
  friend: { isOn: false, lossPercent: 0, firstChargePercent: 0, firstChargeTurnover: 100, maxPoints: 1 },
  weights: { sports: 100, mini: 100, slot: 100, casino: 50 },
  missions: [],
  wonPer100: 100,
};
const rate = (category: Rate["category"], own: number, line: number): Rate => ({ category, own, line });
const friend = (lossPercent: number) => ({
  isOn: true,
  lossPercent,
  firstChargePercent: 0,
  firstChargeTurnover: 100,
  maxPoints: 1,
});
const firstCharge = (firstChargePercent: number, firstChargeTurnover: number) => ({
  friend: { isOn: true, lossPercent: 0, firstChargePercent, firstChargeTurnover, maxPoints: 1 },
});
const on = (product: string, programmes: Partial<Programmes>, edges: ProductEdges = EDGES) => {
  const found = dearestPicks(edges, { ...NO_PROGRAMMES, ...programmes }).find((one) => one.product === product);
  if (!found) throw new Error(`no ${product}`);
  return found;
};
const problemOf = (programmes: Partial<Programmes>, before: Partial<Programmes> = {}, edges = EDGES) =>
  ceilingProblem(
    dearestPicks(EDGES, { ...NO_PROGRAMMES, ...before }),
    dearestPicks(edges, { ...NO_PROGRAMMES, ...programmes }),
  )?.product ?? null;

describe("what the house keeps of a pick", () => {
  it("is counted exactly", () => {
    const banker = edgesOfKind(KINDS.baccarat, ({ price }) => price).find(({ name }) => name === "뱅커");
    // The banker at 1.95 returns 98.942%, ties at 9.5155% push, the player wins 44.6247%.
    expect(banker).toEqual({ name: "뱅커", edge: 10_579, atRisk: 904_845, lost: 446_247 });
    // 5.5% of margin on 105.5.
    expect(marketEdge("마켓", 550)).toMatchObject({ edge: 52_132, atRisk: 1_000_000, lost: 1_000_000 });
    expect(slotEdge("슬롯")).toMatchObject({ edge: 34_983, lost: 663_956 });
  });

  it("leaves out picks that another one is dearer than in every way", () => {
    const [cheap, dear, other] = [
      { name: "cheap", edge: 50, atRisk: 90, lost: 10 },
      { name: "dear", edge: 40, atRisk: 90, lost: 20 },
      { name: "other", edge: 60, atRisk: 95, lost: 5 },
    ] as const;
    expect(dearest([cheap, dear, other, dear]).map(({ name }) => name)).toEqual(["dear", "other"]);
  });
});

describe("what is given back", () => {
  it("was more than the edge of the banker, by the rates that a site began with", () => {
    const levels = [{ level: 1, rates: [rate("casino", 55, 20)] }];
    const { sum, allowed, pick } = on("casino", { levels, friend: friend(1) });
    // (0.55% + 0.20%) × 0.904845 + 1% × 0.446247, of an edge of 1.0579%.
    expect(pick.name).toBe("바카라 테이블 뱅커");
    expect(sum / 10_000).toBeCloseTo(1.124_88, 5);
    expect(allowed / 10_000).toBeCloseTo(0.846_32, 5);
  });

  it("is by the highest own rate and the highest line, whoever has them", () => {
    const levels = [1, 2].map((level) => ({ level, rates: [rate("sports", level * 10, 30 - level * 10)] }));
    expect(on("sports", { levels })).toMatchObject({ own: 2_000, line: 2_000 });
    const members = [{ userId: "member01", isManager: false, rates: [rate("sports", 0, 70)] }];
    expect(on("sports", { levels, members })).toMatchObject({ own: 2_000, line: 7_000 });
  });

  it("is on a line once: that of a manager, or that of a member with the reward for a friend", () => {
    const members = [{ userId: "manager01", isManager: true, rates: [rate("sports", 0, 80)] }];
    expect(on("sports", { members, friend: friend(1) })).toMatchObject({ line: 0, friend: 10_000, sum: 10_000 });
    expect(
      on("sports", { members: [{ ...members[0]!, rates: [rate("sports", 0, 120)] }], friend: friend(1) }),
    ).toMatchObject({
      line: 12_000,
      friend: 0,
      sum: 12_000,
    });
  });

  it("holds the highest share of managers and agents: of the turnover what is at risk, of the result a part of the edge", () => {
    const [pick] = EDGES.casino;
    const of = (basis: "result" | "turnover", ...rates: number[]) =>
      givenBack("casino", pick!, {
        ...NO_PROGRAMMES,
        shares: rates.map((one) => ({ product: "casino", basis, rate: one })),
      });
    expect(of("result", 1_000, 3_000).share).toBeCloseTo(pick!.edge * 0.3, 6);
    expect(of("turnover", 50).share).toBeCloseTo(pick!.atRisk * 0.005, 6);
    expect(of("result", 3_000).sum).toBe(of("result", 3_000).share);
    expect(
      givenBack("slot", EDGES.slot[0]!, {
        ...NO_PROGRAMMES,
        shares: [{ product: "casino", basis: "result", rate: 9_000 }],
      }).share,
    ).toBe(0);
  });

  it("holds the part of a first charge while its turnover is staked, by what counts of a stake", () => {
    // 5% for the charge once: of the banker half of the 90.4845% at risk counts.
    expect(on("casino", firstCharge(5, 100)).firstCharge / 10_000).toBeCloseTo(2.262_11, 5);
    expect(on("sports", firstCharge(5, 100))).toMatchObject({ firstCharge: 50_000, sum: 50_000 });
    expect(on("slot", firstCharge(1, 3_000)).firstCharge / 10_000).toBeCloseTo(0.033_33, 5);
    expect(on("slot", { ...firstCharge(1, 3_000), wonPer100: 200 }).firstCharge / 10_000).toBeCloseTo(0.066_67, 5);
    const off = { friend: { ...firstCharge(5, 100).friend, isOn: false } };
    expect(on("sports", off)).toMatchObject({ firstCharge: 0, sum: 0 });
    // A manager's line takes its place.
    const members = [{ userId: "manager01", isManager: true, rates: [rate("sports", 0, 600)] }];
    expect(on("sports", { ...firstCharge(5, 100), members })).toMatchObject({ line: 60_000, firstCharge: 0 });
  });

  it("holds missions that staking reaches, and rolling of tether, which is staked once at least", () => {
    const step = (target: number, amount: number, kind: "points" | "money" = "points") => ({
      target,
      reward: { kind, amount, wagering: 0 },
    });
    const mission = {
      measure: "betStake",
      gameType: null,
      steps: [step(300_000, 900), step(1_000_000, 2_000, "money")],
    } as const;
    expect(missionShare(mission, 100)).toBe(3_000);
    expect(missionShare(mission, 200)).toBe(6_000);
    expect(missionShare({ ...mission, steps: [step(1_000, 10), step(2_000, 90)] }, 100)).toBe(50_000);
    expect(missionShare({ ...mission, measure: "betCount" }, 100)).toBe(0);
    const levels = [{ level: 1, rates: [rate("tether", 10, 5)] }];
    expect(
      on("sports", { levels, missions: [mission, { ...mission, gameType: 1 }, { ...mission, gameType: 2 }] }),
    ).toMatchObject({
      missions: 6_000,
      tether: 1_500,
      sum: 7_500,
    });
    expect(on("slot", { missions: [{ ...mission, gameType: 1 }] })).toMatchObject({ missions: 0 });
  });
});

describe("a change", () => {
  const casino = (own: number, line = 5) => ({ levels: [{ level: 1, rates: [rate("casino", own, line)] }] });
  it("is refused above 80% of the edge, and named", () => {
    // 0.84632% / 0.904845 is 0.9353%.
    expect(problemOf(casino(88))).toBeNull();
    expect(problemOf(casino(89))).toBe("casino");
    expect(ceilingText(on("casino", casino(89)))).toBe(
      "카지노: 롤링, 총판 지분, 지인 보상, 미션을 합쳐 베팅액의 0.86%를 돌려주게 됩니다. 바카라 테이블 뱅커의 하우스 에지 1.05% 가운데 80%인 0.84%까지 돌려줄 수 있습니다.",
    );
    expect(problemOf({ friend: friend(2) })).toBe("mini");
    expect(problemOf({ friend: friend(1) })).toBeNull();
  });

  it("of the part of a first charge is refused where one turnover brings more than the edge allows", () => {
    // 5% of one turnover: the edge of sports is 5.21%, and 80% of it 4.17%.
    expect(problemOf(firstCharge(5, 100))).toBe("mini");
    expect(on("sports", firstCharge(5, 100)).sum).toBeGreaterThan(on("sports", {}).allowed);
    expect(problemOf(firstCharge(1, 3_000))).toBeNull();
    // With 1% of losses the mini game is the first: 0.87% − 0.49% leaves 0.37%.
    const both = (turnover: number) => ({ friend: { ...firstCharge(1, turnover).friend, lossPercent: 1 } });
    expect(problemOf(both(265))).toBe("mini");
    expect(problemOf(both(266))).toBeNull();
  });

  it("of how much of a stake counts is refused as well", () => {
    const weights = (casino: number) => ({ weights: { sports: 100, mini: 100, slot: 100, casino } });
    // 0.88% × 0.904845 leaves 0.05% of the banker. 1% for ten times the charge is 0.045% at 50%, and 0.09% at 100%.
    const levels = [{ level: 1, rates: [rate("casino", 83, 5)] }];
    expect(problemOf({ levels, ...firstCharge(1, 1_000), ...weights(50) })).toBeNull();
    expect(problemOf({ levels, ...firstCharge(1, 1_000), ...weights(100) })).toBe("casino");
  });

  it("may lower what is above it, and may not raise it", () => {
    expect(problemOf(casino(150), casino(200))).toBeNull();
    expect(problemOf(casino(200), casino(200))).toBeNull();
    expect(problemOf(casino(201), casino(200))).toBe("casino");
    const both = { ...casino(180), friend: friend(1) };
    expect(problemOf(both, casino(200))).toBe("casino");
  });

  it("of a price or of a margin counts as well", () => {
    const levels = [{ level: 1, rates: [rate("mini", 80, 5), rate("sports", 100, 50)] }];
    expect(problemOf({ levels })).toBeNull();
    // The banker of a mini game at 1.96 keeps 0.60%.
    expect(problemOf({ levels }, { levels }, productEdges({ games: { 101: { banker: 196 } }, margins: [] }))).toBe(
      "mini",
    );
    expect(problemOf({ levels }, { levels }, productEdges({ games: {}, margins: [150] }))).toBe("sports");
  });
});
