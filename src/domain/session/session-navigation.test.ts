import { describe, expect, it } from "vitest";
import { accountKind, landingPath, mayStay } from "./account.ts";
import { decideMaintenance } from "./maintenance.ts";
import { isWithin, pathOnly } from "../frame/path.ts";
import { isBlockedByMessages, needsLogin } from "./session-navigation.ts";

describe("a path", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/message/", "/message"],
    ["/message//", "/message"],
    ["/free/view?text=a\nb", "/free/view"],
    ["/korea/cross?time=1", "/korea/cross"],
    ["/inplay#Live", "/inplay"],
    ["/?a=/message", "/"],
  ])("%j is %j", (path, bare) => expect(pathOnly(path)).toBe(bare));

  it("lies within an area, not beside it", () => {
    expect(["/admin", "/admin/", "/admin/fixtures", "/admin?x=1"].every((path) => isWithin(path, "/admin"))).toBe(true);
    expect(["/admins", "/", "/x/admin"].some((path) => isWithin(path, "/admin"))).toBe(false);
  });
});

describe("the guards", () => {
  it("ask for a login everywhere but at the login and at maintenance", () => {
    expect(["/login", "/login?to=/", "/maintenance"].some(needsLogin)).toBe(false);
    expect(["/", "/korea/cross", "/manager", "/message/"].every(needsLogin)).toBe(true);
    expect(["/loginx", "/nowhere", "/korea/chess"].some(needsLogin)).toBe(false);
  });
  it("let unread messages through to the inbox only", () => {
    expect(isBlockedByMessages("/", 1)).toBe(true);
    expect(isBlockedByMessages("/message?page=2", 1)).toBe(false);
    expect(isBlockedByMessages("/", 0)).toBe(false);
  });
  it.each([
    { flag: true, path: "/maintenance", isLoggedIn: true, decision: { kind: "stop" } },
    {
      flag: true,
      path: "/",
      isLoggedIn: true,
      decision: { kind: "redirect", to: "/maintenance", alert: null, endsSession: true },
    },
    {
      flag: true,
      path: "/login",
      isLoggedIn: false,
      decision: { kind: "redirect", to: "/maintenance", alert: null, endsSession: false },
    },
    {
      flag: false,
      path: "/maintenance",
      isLoggedIn: true,
      decision: { kind: "redirect", to: "/", alert: null, endsSession: true },
    },
    {
      flag: false,
      path: "/maintenance",
      isLoggedIn: false,
      decision: { kind: "redirect", to: "/", alert: null, endsSession: false },
    },
    { flag: false, path: "/", isLoggedIn: true, decision: { kind: "allow" } },
  ])("maintenance $flag at $path", ({ flag, path, isLoggedIn, decision }) => {
    expect(decideMaintenance(flag, path, isLoggedIn)).toEqual(decision);
  });
});

describe("an account", () => {
  it.each([
    { type: 2, role: 1, withdrawalType: 1, kind: "manager", lands: "/manager" },
    { type: 2, role: 10, withdrawalType: 0, kind: "manager", lands: "/manager" },
    { type: 1, role: 10, withdrawalType: 0, kind: "administrator", lands: "/admin" },
    { type: 1, role: 10, withdrawalType: 1, kind: "member", lands: "/admin" },
    { type: 1, role: 9, withdrawalType: 0, kind: "member", lands: "/admin" },
    { type: 3, role: 10, withdrawalType: 0, kind: "member", lands: "/" },
  ])("$type/$role/$withdrawalType is a $kind", ({ kind, lands, ...user }) => {
    expect(accountKind(user)).toBe(kind);
    expect(landingPath(user)).toBe(lands);
  });
  it("stays in its own area", () => {
    expect(mayStay("manager", "/manager/members")).toBe(true);
    expect(["/", "/admin", "/message"].some((path) => mayStay("manager", path))).toBe(false);
    expect(mayStay("administrator", "/admin")).toBe(true);
    expect(["/", "/manager"].some((path) => mayStay("administrator", path))).toBe(false);
    expect(["/", "/korea/cross"].every((path) => mayStay("member", path))).toBe(true);
    expect(["/admin", "/manager/members"].some((path) => mayStay("member", path))).toBe(false);
  });
});
