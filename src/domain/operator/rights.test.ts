import { describe, expect, test } from "vitest";
import { ACTIONS, may, RIGHTS, ROLES, OPERATOR_ROLES, MANAGER_ROLES, isOperatorRole, isRole } from "./rights.ts";

const readers = ACTIONS.filter((action) => action.endsWith(".read"));

describe("the table of rights", () => {
  test("the owner does everything in the console", () => {
    const refused = ACTIONS.filter((action) => !may(["owner"], action));
    expect(refused).toEqual(["tree.read"]);
  });

  test("the auditor reads all and changes nothing", () => {
    const allowed = ACTIONS.filter((action) => may(["auditor"], action));
    expect(allowed).toEqual(readers.filter((action) => action !== "tree.read"));
  });

  test("managers and agents have their tree alone", () => {
    for (const role of MANAGER_ROLES) expect(ACTIONS.filter((action) => may([role], action))).toEqual(["tree.read"]);
  });

  test("support decides about no money", () => {
    const moving = ["money.decide", "deposits.make", "deposits.reverse", "tether.decide"] as const;
    expect(moving.filter((action) => may(["support"], action))).toEqual([]);
  });

  test("rights are the owner's alone to give", () => {
    for (const action of ["staff.change", "staff.sessions", "providers.change", "settings.change"] as const)
      expect(RIGHTS[action]).toEqual(["owner"]);
  });

  test("roles add up, and nobody without one may do anything", () => {
    expect(may(["support", "finance"], "money.decide")).toBe(true);
    expect(may(["support", "finance"], "enquiries.answer")).toBe(true);
    for (const roles of [[], ["member"], ["constructor"]])
      expect(ACTIONS.filter((action) => may(roles, action))).toEqual([]);
  });

  test("roles are told apart", () => {
    expect(ROLES.filter(isOperatorRole)).toEqual(OPERATOR_ROLES);
    expect([...ROLES].every(isRole)).toBe(true);
    expect(isRole("root")).toBe(false);
  });
});
