import { describe, expect, it, test } from "vitest";
import { accountKind } from "../session/account.ts";
import { fitsKind, STAFF_KINDS, staffProblem, TYPE_OF_KIND } from "./staff.ts";

const account = (id: string, roles: string[], isBarred = false) => ({ id, roles, isBarred });

describe("a change of an account of staff", () => {
  it("is nobody's to make about himself", () => {
    expect(staffProblem("a", account("a", ["owner"]), account("a", ["owner"]), ["a", "b"])).toBe("own");
  });

  it("leaves an owner", () => {
    const last = account("a", ["owner"]);
    expect(staffProblem("b", last, { roles: ["support"], isBarred: false }, ["a"])).toBe("lastOwner");
    expect(staffProblem("b", last, { roles: ["owner"], isBarred: true }, ["a"])).toBe("lastOwner");
    expect(staffProblem("b", last, { roles: ["owner", "risk"], isBarred: false }, ["a"])).toBeNull();
    expect(staffProblem("b", last, { roles: ["support"], isBarred: false }, ["a", "b"])).toBeNull();
  });

  it("of an owner who is barred, or of others, takes no owner away", () => {
    expect(staffProblem("b", account("c", ["owner"], true), { roles: [], isBarred: true }, ["b"])).toBeNull();
    expect(staffProblem("b", account("c", ["support"]), { roles: [], isBarred: true }, ["b"])).toBeNull();
  });
});

test("a kind of staff is the account that the specification says", () => {
  expect(STAFF_KINDS.map((kind) => accountKind(TYPE_OF_KIND[kind]))).toEqual(["administrator", "manager", "manager"]);
});

test("roles fit their kind", () => {
  expect(fitsKind("operator", ["owner", "risk"])).toBe(true);
  expect(fitsKind("operator", [])).toBe(true);
  expect(fitsKind("operator", ["manager"])).toBe(false);
  expect(fitsKind("manager", ["agent"])).toBe(true);
  expect(fitsKind("manager", [])).toBe(false);
  expect(fitsKind("agent", ["owner"])).toBe(false);
  expect(fitsKind("agent", ["agent", "manager"])).toBe(false);
});
