import { expect, test } from "vitest";
import { leaseAfter, leaseHolder, leaseProblem, NO_LEASE, stateForOperators } from "./lease.ts";

const NOW = Date.parse("2026-11-25T03:00:00Z");

test("a claim lasts five minutes, and a claim of the same operator extends it", () => {
  const lease = leaseAfter("admin01", "claim", NOW);
  expect(lease).toEqual({ leaseOwner: "admin01", leaseUntil: new Date("2026-11-25T03:05:00Z") });
  expect(leaseHolder(lease, NOW + 299_999)).toBe("admin01");
  expect(leaseHolder(lease, NOW + 300_000)).toBeNull();
  expect(leaseAfter("admin01", "claim", NOW + 60_000).leaseUntil).toEqual(new Date("2026-11-25T03:06:00Z"));
});

test("what is no claim gives it back", () => {
  for (const action of ["release", "approve", "refuse"])
    expect(leaseAfter("admin01", action, NOW)).toEqual({ leaseOwner: null, leaseUntil: null });
  expect(leaseHolder(NO_LEASE, NOW)).toBeNull();
});

test("only who has it acts, and everyone may claim what nobody has", () => {
  const lease = leaseAfter("admin01", "claim", NOW);
  expect(leaseProblem(lease, "admin01", "approve", NOW)).toBeNull();
  expect(leaseProblem(lease, "admin01", "claim", NOW)).toBeNull();
  expect(leaseProblem(lease, "admin02", "approve", NOW)).toBe("leased");
  expect(leaseProblem(lease, "admin02", "claim", NOW)).toBe("leased");
  expect(leaseProblem(lease, "admin01", "approve", NOW + 300_000)).toBe("notClaimed");
  expect(leaseProblem(lease, "admin02", "claim", NOW + 300_000)).toBeNull();
  expect(leaseProblem(NO_LEASE, "admin02", "approve", NOW)).toBe("notClaimed");
});

test("a request whose claim ran out is as new for operators", () => {
  const lease = leaseAfter("admin01", "claim", NOW);
  expect(stateForOperators("inProgress", lease, NOW + 299_999)).toBe("inProgress");
  expect(stateForOperators("inProgress", lease, NOW + 300_000)).toBe("requested");
  expect(stateForOperators("payoutUnknown", NO_LEASE, NOW)).toBe("payoutUnknown");
  expect(stateForOperators("done", NO_LEASE, NOW)).toBe("done");
});
