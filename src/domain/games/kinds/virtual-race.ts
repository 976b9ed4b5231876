// Virtual dog and horse races. Each number runs with a strength of its own: it comes next with the share that its
// strength has among those that still run.
import type { DrawSource } from "../draw-source.ts";
import { defineKind, type GameKind, isOdd, oddEvenRoad, underOverRoad } from "../kind.ts";
import { type Chances, pricedMarket } from "./priced.ts";

/** The numbers that came first, second and third. */
type Podium = readonly [first: number, second: number, third: number];

interface Race {
  /** By number, the first one of number 1. They sum to 100. */
  strengths: readonly number[];
  /** How many places a bet on a place covers. */
  places: 2 | 3;
  /** Also bets on the first three in any order. */
  hasTrio: boolean;
  runner: string;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function finish(source: DrawSource, strengths: readonly number[]): number[] {
  const left = strengths.map((strength, i) => ({ number: i + 1, strength }));
  return strengths.map(() => {
    let at = source.below(sum(left.map(({ strength }) => strength)));
    const next = left.findIndex(({ strength }) => (at -= strength) < 0);
    return left.splice(next, 1)[0]?.number ?? 0;
  });
}

/** Every podium with its share, over the least denominator that all of them have in common. */
function podiums(strengths: readonly number[]): Chances<Podium> {
  const all = sum(strengths);
  const found = strengths.flatMap((a, i) =>
    strengths.flatMap((b, j) =>
      strengths.flatMap((c, k) => {
        if (i === j || j === k || i === k) return [];
        const podium: Podium = [i + 1, j + 1, k + 1];
        return [{ podium, over: BigInt(a * b * c), under: BigInt((all - a) * (all - a - b)) }];
      }),
    ),
  );
  const common = found.reduce((of, { under }) => (of * under) / gcd(of, under), 1n);
  return found.map(({ podium, over, under }) => [podium, over * (common / under)] as const);
}

function race({ strengths, places, hasTrio, runner }: Race): GameKind {
  const numbers = strengths.map((_, i) => i + 1);
  const half = numbers.length / 2;
  const pairs = numbers.flatMap((a) => numbers.filter((b) => b > a).map((b) => [a, b] as const));
  const trios = pairs.flatMap(([a, b]) => numbers.filter((c) => c > b).map((c) => [a, b, c] as const));
  const odd = ([first]: Podium) => isOdd(first);
  const under = ([first]: Podium) => first <= half;
  const all = podiums(strengths);
  return defineKind<Podium>({
    draw: (source) => [finish(source, strengths)],
    factsOf: ([[first = 0, second = 0, third = 0] = []]) => [first, second, third],
    enumerate: () => all,
    summary: (podium) => podium.map((number, i) => `${i + 1}위 ${number}번`).join(" · "),
    rules: [
      `${runner} ${numbers.length}마리가 달립니다. 번호마다 실력이 다르고, 아래 확률은 실력에서 정확히 계산합니다.`,
      `단승은 1위, 연승은 ${places}위 안, 복승은 1·2위를 순서 없이, 쌍승은 1·2위를 순서대로 맞힙니다.`,
      ...(hasTrio ? ["삼복승은 1·2·3위를 순서 없이 맞힙니다."] : []),
      `홀짝과 언더오버는 1위의 번호로 정합니다. 언더는 1~${half}, 오버는 ${half + 1}~${numbers.length}입니다.`,
    ],
    roads: [oddEvenRoad("oe", "1위 홀짝", odd), underOverRoad("uo", "1위 언오버", under)],
    picks: [
      ...pricedMarket(
        all,
        "단승",
        numbers.map((n) => [`win-${n}`, `${n}번 단승`, ([first]) => first === n] as const),
      ),
      ...pricedMarket(
        all,
        "연승",
        numbers.map((n) => [`place-${n}`, `${n}번 연승`, (podium) => podium.slice(0, places).includes(n)] as const),
      ),
      ...pricedMarket(all, "1위 홀짝", [
        ["odd", "1위 홀", odd],
        ["even", "1위 짝", (podium) => !odd(podium)],
      ]),
      ...pricedMarket(all, "1위 언더오버", [
        ["under", `1위 언더 (1~${half})`, under],
        ["over", `1위 오버 (${half + 1}~${numbers.length})`, (podium) => !under(podium)],
      ]),
      ...pricedMarket(
        all,
        "복승",
        pairs.map(
          ([a, b]) =>
            [
              `quinella-${a}-${b}`,
              `${a}번·${b}번 복승`,
              ([first, second]) => (first === a && second === b) || (first === b && second === a),
            ] as const,
        ),
      ),
      ...pricedMarket(
        all,
        "쌍승",
        pairs
          .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
          .toSorted(([a, b], [c, d]) => a - c || b - d)
          .map(
            ([a, b]) =>
              [`exacta-${a}-${b}`, `${a}번→${b}번 쌍승`, ([first, second]) => first === a && second === b] as const,
          ),
      ),
      ...(hasTrio
        ? pricedMarket(
            all,
            "삼복승",
            trios.map(
              (trio) =>
                [
                  `trio-${trio.join("-")}`,
                  `${trio.join("·")}번 삼복승`,
                  (podium) => trio.every((n) => podium.includes(n)),
                ] as const,
            ),
          )
        : []),
    ],
  });
}

export const virtualDog = race({ strengths: [24, 13, 18, 10, 20, 15], places: 2, hasTrio: false, runner: "경주견" });
export const virtualHorse = race({
  strengths: [21, 9, 14, 6, 17, 11, 8, 14],
  places: 3,
  hasTrio: true,
  runner: "경주마",
});
