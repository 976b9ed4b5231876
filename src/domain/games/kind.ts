// What every kind of game answers. A kind is one file in kinds/ and a row in kinds.ts.
import type { LegOutcome } from "../sports/market.ts";
import type { Price } from "../common/price.ts";
import type { DrawSource } from "./draw-source.ts";

/** What was drawn, as groups of numbers: balls and powerball, the cards of each side. The kind knows their order. */
export type Drawn = readonly (readonly number[])[];

export interface GamePickInfo {
  readonly key: string;
  /** Picks of one market stand together on the page. */
  readonly market: string;
  /** As members read it. */
  readonly name: string;
  /** In hundredths; an operator may set another one. */
  readonly price: Price;
}

/** All draws that end alike for every pick. */
interface OutcomeClass {
  /** How many of the draws, out of the sum over all classes. */
  readonly weight: bigint;
  /** In the order of the picks. */
  readonly outcomes: readonly LegOutcome[];
}

export type RoadSide = "a" | "b" | "tie";

/** One way to read the results of a kind as a road. */
export interface RoadInfo {
  readonly key: string;
  readonly name: string;
  /** How the two sides are called, and what stands for a tie. */
  readonly a: string;
  readonly b: string;
  readonly tie?: string;
  /** The first side is blue and the second red, as Player and Banker are; of all others the first one is red. */
  readonly isBlueFirst?: boolean;
}

export interface GameKind {
  readonly picks: readonly GamePickInfo[];
  readonly roads: readonly RoadInfo[];
  /** The rules as members read them, one sentence a line. */
  readonly rules: readonly string[];
  draw(source: DrawSource): Drawn;
  /** What the draw means in short, such as "홀 · 언더". */
  summaryOf(drawn: Drawn): string;
  /** What became of each pick, by its key. */
  outcomesOf(drawn: Drawn): ReadonlyMap<string, LegOutcome>;
  /** Null where the road leaves the round out. */
  sideOf(road: string, drawn: Drawn): RoadSide | null;
  /** Every draw there is, counted. Computed once. */
  classes(): readonly OutcomeClass[];
}

type Verdict = boolean | LegOutcome;

export interface PickRule<Facts> extends GamePickInfo {
  readonly result: (facts: Facts) => Verdict;
}

export interface KindRules<Facts> {
  readonly picks: readonly PickRule<Facts>[];
  readonly roads: readonly (RoadInfo & { readonly side: (facts: Facts) => RoadSide | null })[];
  readonly rules: readonly string[];
  readonly draw: (source: DrawSource) => Drawn;
  /** What the picks look at. */
  readonly factsOf: (drawn: Drawn) => Facts;
  /** Every combination of facts with the number of draws that give it. */
  readonly enumerate: () => Iterable<readonly [Facts, bigint | number]>;
  readonly summary: (facts: Facts) => string;
}

const outcomeOf = (verdict: Verdict): LegOutcome =>
  typeof verdict === "boolean" ? (verdict ? "won" : "lost") : verdict;

export function defineKind<Facts>(rules: KindRules<Facts>): GameKind {
  const { picks, roads, factsOf, summary } = rules;
  let classes: readonly OutcomeClass[] | null = null;
  const outcomes = (facts: Facts) => picks.map((pick) => outcomeOf(pick.result(facts)));
  return {
    picks: picks.map(({ key, market, name, price }) => ({ key, market, name, price })),
    roads: roads.map(({ key, name, a, b, tie, isBlueFirst }) => ({
      key,
      name,
      a,
      b,
      ...(tie !== undefined && { tie }),
      ...(isBlueFirst && { isBlueFirst }),
    })),
    rules: rules.rules,
    draw: rules.draw,
    summaryOf: (drawn) => summary(factsOf(drawn)),
    outcomesOf: (drawn) => {
      const of = outcomes(factsOf(drawn));
      return new Map(picks.map((pick, i) => [pick.key, of[i] ?? "lost"]));
    },
    sideOf: (road, drawn) => roads.find(({ key }) => key === road)?.side(factsOf(drawn)) ?? null,
    classes: () => (classes ??= classesOf(rules.enumerate(), outcomes)),
  };
}

function classesOf<Facts>(
  all: Iterable<readonly [Facts, bigint | number]>,
  outcomes: (facts: Facts) => readonly LegOutcome[],
): readonly OutcomeClass[] {
  const found = new Map<string, { weight: bigint; outcomes: readonly LegOutcome[] }>();
  for (const [facts, weight] of all) {
    const of = outcomes(facts);
    const key = of.join();
    const known = found.get(key);
    if (known) known.weight += BigInt(weight);
    else found.set(key, { weight: BigInt(weight), outcomes: of });
  }
  return [...found.values()];
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
export const isOdd = (n: number): boolean => n % 2 === 1;

type RowOf<Facts> = readonly [key: string, name: string, price: Price, result: (facts: Facts) => Verdict];

/** The picks of one market. */
export function market<Facts>(name: string, rows: readonly RowOf<Facts>[]): PickRule<Facts>[] {
  return rows.map(([key, label, price, result]) => ({ key, market: name, name: label, price, result }));
}

export const oddEvenRoad = <Facts>(key: string, name: string, odd: (facts: Facts) => boolean) => ({
  key,
  name,
  a: "홀",
  b: "짝",
  side: (facts: Facts): RoadSide => (odd(facts) ? "a" : "b"),
});
export const underOverRoad = <Facts>(key: string, name: string, under: (facts: Facts) => boolean) => ({
  key,
  name,
  a: "언",
  b: "오",
  side: (facts: Facts): RoadSide => (under(facts) ? "a" : "b"),
});
