import { expect, test } from "vitest";
import type { ImportPlan } from "../../../../src/api/contract/operator/fixtures.ts";
import { ApiError } from "../../../errors.ts";
import { expectAsked } from "./plan.ts";

const planOf = (...corrections: [fixtureId: string, after: string][]) =>
  ({ corrections: corrections.map(([fixtureId, after]) => ({ fixtureId, after })) }) as unknown as ImportPlan;
/** The code of the refusal; null: it goes on. */
function refusal(asked: ImportPlan, now: ImportPlan): string | null {
  try {
    expectAsked(asked, now);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.body.code;
    throw error;
  }
}

test("an import corrects the scores that were asked for and no other, though fewer than that are left", () => {
  const [one, two] = [planOf(["f1", "1:0 (0:0)"]), planOf(["f1", "1:0 (0:0)"], ["f2", "2:0 (0:0)"])];
  expect(refusal(two, two)).toBeNull();
  expect(refusal(two, one)).toBeNull();
  expect(refusal(two, planOf())).toBeNull();
  // One of them is known, and the other has begun since.
  expect(refusal(one, two)).toBe("request_moved");
  expect(refusal(two, planOf(["f1", "1:1 (0:0)"]))).toBe("request_moved");
  expect(refusal(two, planOf(["f3", "1:0 (0:0)"]))).toBe("request_moved");
});
