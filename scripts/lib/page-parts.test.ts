import { describe, expect, it } from "vitest";
import { findPage, redirectFrom } from "../../src/domain/frame/pages/pages.ts";
import { partsOf } from "./page-parts.ts";
import { routesOfSpec } from "./requirements/list.ts";

it("reads the calls of a page from its sources", () => {
  expect(partsOf("programmes/coupon/coupon-page")).toMatchObject({
    calls: ["GET /api/coupons", "POST /api/coupons/redeem", "POST /api/coupons/{…}/use"],
    machines: ["command"],
    tests: expect.arrayContaining(["tests/api/programmes/coupons.test.ts"]) as string[],
  });
  expect(partsOf("community/message/message-page").machines).toEqual(["inbox"]);
});

const views = new Set(
  routesOfSpec().flatMap((route) => {
    const path = route.replaceAll(/\{[^}]+\}/g, "1");
    return findPage(redirectFrom(path) ?? path)?.view ?? [];
  }),
);

describe("each page of the specification", () => {
  it.each([...views])("%s has a story, and tests of what it calls", (view) => {
    const { calls, tests } = partsOf(view);
    expect(tests).toContain(`src/ui/${view}.stories.tsx`);
    expect(calls.length === 0 || tests.some((file) => file.startsWith("tests/api/"))).toBe(true);
  });
});
