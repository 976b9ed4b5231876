import { describe, expect, it } from "vitest";
import { causeOf, shareStakes, wageringFor, weigh } from "./wagering.ts";

const left = (grants: { required: number; staked: number }[]) => shareStakes(grants).map((share) => share.left);

describe("what is still to be staked", () => {
  it("is met by stakes after the grant, the oldest grant first", () => {
    expect(left([{ required: 100, staked: 30 }])).toEqual([70]);
    expect(
      shareStakes([
        { required: 100, staked: 30 },
        { required: 50, staked: 90 },
      ]),
    ).toEqual([
      { done: 100, left: 0 },
      { done: 20, left: 30 },
    ]);
  });

  it("is not met by stakes that were made before the grant", () => {
    expect(
      left([
        { required: 10, staked: 1_000 },
        { required: 50, staked: 0 },
      ]),
    ).toEqual([0, 50]);
  });

  it("is nothing without a grant", () => expect(shareStakes([])).toEqual([]));
});

it("a stake counts by its product", () => {
  const weights = { sports: 100, mini: 80, slot: 100, casino: 50 };
  expect(weigh({ sports: 1_000, mini: 1_000, slot: 1_000, casino: 1_000 }, weights)).toBe(3_300);
  expect(weigh({ casino: 99 }, weights)).toBe(49);
  expect(weigh({}, weights)).toBe(0);
});

it("money is staked at least once", () => {
  expect(wageringFor(10_000, 0)).toBe(10_000);
  expect(wageringFor(10_000, 1)).toBe(10_000);
  expect(wageringFor(10_000, 3)).toBe(30_000);
});

it("a grant says what it is from", () => {
  expect(causeOf("conversion:7")).toBe("conversion");
  expect(causeOf("charge:0199-a:b")).toBe("charge");
});
