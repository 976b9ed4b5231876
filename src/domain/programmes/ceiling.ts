// How much programmes may give back: decisions, rule 38; docs/decisions/programmes-below-the-edge.md.
import type { FriendRules } from "./friends/reward.ts";
import { ROLLING_CATEGORY_LABELS } from "../wallet/rolling-text.ts";
import type { RollingCategory } from "../wallet/rolling.ts";
import type { WageringWeights } from "../wallet/wagering.ts";
import { type GameType, gameTypesOf } from "../common/game-type.ts";
import type { Measure } from "./mission.ts";
import type { PickEdge } from "./pick-edge.ts";
import type { Reward } from "./reward.ts";

/** What is bet on; the other categories of rolling are money that came in. */
export const PRODUCTS = ["casino", "slot", "mini", "sports"] as const satisfies readonly RollingCategory[];
export type Product = (typeof PRODUCTS)[number];

/** Percent of the house's edge that all programmes together may give back. */
const CEILING_PERCENT = 80;

/** Hundredths of a percent. */
export interface Rate {
  readonly category: RollingCategory;
  readonly own: number;
  readonly line: number;
}

export interface PromisedMission {
  readonly measure: Measure;
  readonly gameType: GameType | null;
  readonly steps: readonly { target: number; reward: Reward }[];
}

/** What an account of the tree of managers and agents earns: src/domain/operator/agents.ts. */
export interface PromisedShare {
  readonly product: Product;
  readonly basis: "result" | "turnover";
  /** Hundredths of a percent. */
  readonly rate: number;
}

/** Everything that is given back by what is staked. */
export interface Programmes {
  readonly levels: readonly { level: number; rates: readonly Rate[] }[];
  /** A manager earns on a line, and is no recommender whom the programme of friends rewards. */
  readonly members: readonly { userId: string; isManager: boolean; rates: readonly Rate[] }[];
  /** Who stands above earns the difference to who stands below: together a line earns the highest rate of it. */
  readonly shares: readonly PromisedShare[];
  readonly friend: FriendRules;
  /** How much of a stake counts for the turnover that the reward of a first charge waits for. */
  readonly weights: WageringWeights;
  /** Those that run or are still to come. */
  readonly missions: readonly PromisedMission[];
  /** Won for 100 points. */
  readonly wonPer100: number;
}

export type ProductEdges = Readonly<Record<Product, readonly PickEdge[]>>;

/** In millionths of a won that is staked. */
export interface GivenBack {
  readonly product: Product;
  readonly pick: PickEdge;
  readonly own: number;
  readonly line: number;
  /** Of managers and agents by their statements. What they are paid of results is carried over where it is below 0. */
  readonly share: number;
  /** Of what a friend lost. */
  readonly friend: number;
  /** Of a friend's first charge, while its turnover is being staked. Nothing is paid after it. */
  readonly firstCharge: number;
  readonly missions: number;
  readonly tether: number;
  readonly sum: number;
  readonly allowed: number;
}

/** The measures whose targets are reached by staking more. */
const BY_STAKES: ReadonlySet<Measure> = new Set(["betStake", "wonAmount"]);

/** The dearest of the steps up to each target, by what was staked for it; in millionths. */
export function missionShare({ measure, steps }: PromisedMission, wonPer100: number): number {
  if (!BY_STAKES.has(measure)) return 0;
  let given = 0;
  let most = 0;
  for (const { target, reward } of steps.toSorted((a, b) => a.target - b.target)) {
    given += reward.kind === "points" ? (reward.amount * wonPer100) / 100 : reward.amount;
    most = Math.max(most, (given * 1_000_000) / target);
  }
  return Math.ceil(most);
}

const highest = (rates: readonly (readonly Rate[])[], category: RollingCategory, share: "own" | "line"): number =>
  Math.max(0, ...rates.flatMap((own) => own.filter((rate) => rate.category === category).map((rate) => rate[share])));

/** All of it, in hundredths of a percent. */
const WHOLE = 10_000;

/** Hundredths of a percent as millionths. */
const millionths = (rate: number): number => rate * 100;

/** The part of a first charge by what counts of a won for its turnover, in millionths. */
function firstChargeShare(product: Product, { friend, weights }: Programmes): number {
  const { firstChargePercent, firstChargeTurnover } = friend;
  return ((firstChargePercent * 1_000_000) / firstChargeTurnover) * (weights[product] / 100);
}

/** What is given back on a pick at most: by the level or account that earns the most, on a line that does. */
export function givenBack(product: Product, pick: PickEdge, programmes: Programmes): GivenBack {
  const { levels, members, friend: rules, missions, wonPer100 } = programmes;
  const everyone = [...levels, ...members].map(({ rates }) => rates);
  const people = [...levels, ...members.filter(({ isManager }) => !isManager)].map(({ rates }) => rates);
  const managers = members.filter(({ isManager }) => isManager).map(({ rates }) => rates);
  const at = (rate: number) => (rate * pick.atRisk) / 1_000_000;
  // A line earns once: that of a member with the reward for the friend, or that of a manager.
  const points = (share: number) => (rules.isOn ? share * (wonPer100 / 100) : 0);
  const ofFriend = {
    friend: points((rules.lossPercent * pick.lost) / 100),
    firstCharge: points(at(firstChargeShare(product, programmes))),
  };
  const lineOf = (rates: readonly (readonly Rate[])[]) => ({
    line: at(millionths(highest(rates, product, "line"))),
    tether: at(millionths(highest(everyone, "tether", "own") + highest(rates, "tether", "line"))),
  });
  const [ofPeople, ofManagers] = [lineOf(people), lineOf([...levels.map(({ rates }) => rates), ...managers])];
  const shareOf = ({ product: of, basis, rate }: PromisedShare) =>
    of !== product ? 0 : basis === "turnover" ? at(millionths(rate)) : (rate * pick.edge) / WHOLE;
  const shared = Math.max(0, ...programmes.shares.map(shareOf));
  const byManager =
    ofManagers.line + ofManagers.tether + shared >
    ofPeople.line + ofPeople.tether + ofFriend.friend + ofFriend.firstCharge;
  const { line, tether } = byManager ? ofManagers : ofPeople;
  const { friend, firstCharge } = byManager ? { friend: 0, firstCharge: 0 } : ofFriend;
  const share = byManager ? shared : 0;
  const own = at(millionths(highest(everyone, product, "own")));
  const ofType = (type: GameType) =>
    missions
      .filter(({ gameType }) => gameType === null || gameType === type)
      .reduce((sum, mission) => sum + missionShare(mission, wonPer100), 0);
  const byMissions = at(Math.max(...gameTypesOf(product).map(ofType)));
  const sum = own + line + share + friend + firstCharge + byMissions + tether;
  return {
    product,
    pick,
    own,
    line,
    share,
    friend,
    firstCharge,
    missions: byMissions,
    tether,
    sum,
    allowed: (pick.edge * CEILING_PERCENT) / 100,
  };
}

/** The pick of each product on which the most is given back above what is allowed, or the least is left. */
export function dearestPicks(edges: ProductEdges, programmes: Programmes): GivenBack[] {
  return PRODUCTS.flatMap((product) => {
    const all = edges[product].map((pick) => givenBack(product, pick, programmes));
    return all.toSorted((a, b) => a.allowed - a.sum - (b.allowed - b.sum)).slice(0, 1);
  });
}

/** Millionths above the ceiling; below 0 is what is left. */
const excess = ({ sum, allowed }: GivenBack): number => sum - allowed;

/**
 * What a change of programmes would give back above the ceiling: null where it gives no more than it may, or no more than
 * before.
 */
export function ceilingProblem(before: readonly GivenBack[], after: readonly GivenBack[]): GivenBack | null {
  const worse = after.filter((one) => {
    const old = before.find(({ product }) => product === one.product);
    return excess(one) > 1e-6 && (!old || excess(one) > excess(old) + 1e-6);
  });
  return worse.toSorted((a, b) => excess(b) - excess(a))[0] ?? null;
}

/** As `ceilingProblem`, where prices and margins stay as they are. */
export function changeProblem(edges: ProductEdges, before: Programmes, after: Programmes): GivenBack | null {
  return ceilingProblem(dearestPicks(edges, before), dearestPicks(edges, after));
}

/** "0.84" of millionths, rounded down or up. */
const percent = (value: number, round: (value: number) => number): string => (round(value / 100) / 100).toFixed(2);

/** Why a change is refused, as operators read it. */
export function ceilingText({ product, pick, sum, allowed }: GivenBack): string {
  const [edge, most, given] = [percent(pick.edge, Math.floor), percent(allowed, Math.floor), percent(sum, Math.ceil)];
  return (
    `${ROLLING_CATEGORY_LABELS[product]}: 롤링, 총판 지분, 지인 보상, 미션을 합쳐 베팅액의 ${given}%를 돌려주게 됩니다. ` +
    `${pick.name}의 하우스 에지 ${edge}% 가운데 ${CEILING_PERCENT}%인 ${most}%까지 돌려줄 수 있습니다.`
  );
}
