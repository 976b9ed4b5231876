// What is drawn from a seed stays what it is, on every machine and in every release: matches that were shown would change.
import { expect, it } from "vitest";
import { drawPoisson, hashOf, nextTime, seededRandom, shareOf, wander } from "./seeded.ts";

const HASHES = [2872998923, 444641715, 1375860597] as const;

it("a text has its number, and a seed its stream", () => {
  expect(["", "a", "fixture-1:home:0"].map(hashOf)).toEqual(HASHES);
  expect([shareOf("a"), shareOf("fixture-1:home:0")]).toEqual([HASHES[1] / 2 ** 32, HASHES[2] / 2 ** 32]);
  const random = seededRandom("한판");
  expect([random(), random(), random()].map((share) => Math.round(share * 2 ** 32))).toEqual([
    2591181247, 236915897, 1715442725,
  ]);
});

it("wanders from one drawn point to the next, slowest at the points", () => {
  const at = (now: number) => wander("w", now, 1_000);
  const point = (n: number) => shareOf(`w:${n}`) * 2 - 1;
  expect([at(0), at(1_000), at(7_000)]).toEqual([point(0), point(1), point(7)]);
  expect(at(500)).toBeCloseTo((point(0) + point(1)) / 2, 12);
  expect(at(250)).toBeCloseTo(point(0) + (point(1) - point(0)) * (3 * 0.25 ** 2 - 2 * 0.25 ** 3), 12);
});

it("draws as many events as a Poisson process has, and waits for them as long", () => {
  const draws = [0.9, 0.8, 0.7, 0.3, 0.99];
  let next = 0;
  const given = () => draws[next++ % draws.length] ?? 0;
  // 0.9, 0.72, 0.504, 0.1512: the third product is the last above e^-1.
  expect([drawPoisson(given, 1), next]).toEqual([3, 4]);
  next = 0;
  expect([drawPoisson(given, 0), next]).toEqual([0, 1]);
  expect(nextTime(() => 0.5, 2)).toBeCloseTo(Math.LN2 / 2, 12);
  expect([nextTime(() => 0.5, 0), nextTime(() => 0, 3)]).toEqual([Number.POSITIVE_INFINITY, -0]);
});
