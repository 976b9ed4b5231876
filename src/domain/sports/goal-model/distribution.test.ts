import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { normalBelow, poisson } from "./distribution.ts";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (masses: readonly number[]) => total(masses.map((mass, count) => mass * count));
const varianceOf = (masses: readonly number[]) =>
  total(masses.map((mass, count) => mass * count * count)) - meanOf(masses) ** 2;

describe("Poisson", () => {
  it("has the masses of the book", () => {
    // e⁻² · 2ᵏ / k!
    [0.135335, 0.270671, 0.270671, 0.180447].forEach((mass, count) =>
      expect(poisson(2, 40)[count]).toBeCloseTo(mass, 6),
    );
  });

  it("is cut at its maximum and made whole again", () => {
    const cut = poisson(2, 1);
    expect(cut).toHaveLength(2);
    expect(cut[0]).toBeCloseTo(1 / 3, 9);
    expect(cut[1]).toBeCloseTo(2 / 3, 9);
  });

  it("has a variance that is its mean", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 6, noNaN: true }),
        (mean) => void expect(varianceOf(poisson(mean, 60))).toBeCloseTo(mean, 6),
      ),
    );
  });
});

test.each([
  [-3, 0.00135],
  [-1, 0.158655],
  [-0.5, 0.308538],
  [0, 0.5],
  [0.25, 0.598706],
  [0.5, 0.691462],
  [1, 0.841345],
  [2, 0.97725],
  [3, 0.99865],
  [40, 1],
])("the normal below %d is %d", (z, probability) => expect(normalBelow(z)).toBeCloseTo(probability, 5));
