import { expect, test } from "vitest";
import type { Tx } from "../db/open.ts";
import { issueCoupon } from "./coupons.ts";

const NOW = Date.parse("2026-03-02T03:00:00Z");
const clock = { now: () => NOW } as Parameters<typeof issueCoupon>[1];

/** Issues a coupon that stands so; nobody has one yet of three members. */
function issued(found: object | null) {
  const rows = found ? [{ id: "c1", code: null, expiresAt: new Date(NOW + 1), ...found }] : [];
  const tx = {
    select: () => ({ from: () => ({ where: () => ({ for: async () => rows }) }) }),
    execute: async () => ({ rows: [{}, {}, {}] }),
  };
  return issueCoupon(tx as unknown as Tx, clock, "c1", "all");
}

test("a coupon is issued while it lasts, and only one that has no code of its own", async () => {
  await expect(issued({})).resolves.toBe(3);
  await expect(issued(null)).rejects.toMatchObject({ code: "not_found" });
  await expect(issued({ code: "HANPAN" })).rejects.toMatchObject({ code: "not_editable" });
  await expect(issued({ expiresAt: new Date(NOW) })).rejects.toMatchObject({ code: "not_claimable" });
});
