import { describe, expect, it } from "vitest";
import { MENUS } from "../../../domain/frame/pages/menus.ts";
import { accessOf } from "../../../domain/frame/pages/pages.ts";
import { menuOf, type MenuPlace } from "./menu-table.ts";

const PLACES = Object.keys(MENUS) as MenuPlace[];
const pathsOf = (place: MenuPlace) => menuOf(place, "member").flatMap(({ rows }) => rows.map(({ to }) => to as string));

describe("the menus", () => {
  it("keep the order of the specification [REQ-2.37 REQ-2.38 REQ-2.41 REQ-2.48]", () => {
    expect(pathsOf("sideTabs")).toEqual([
      "/rule",
      "/mywallet/point",
      "/exchange",
      "/charge",
      "/bet_result",
      "/customer",
      "/message",
    ]);
    expect(pathsOf("strip")).toEqual([
      "/message",
      "/tournament",
      "/coupon",
      "/customer",
      "/bet_result",
      "/eventMission",
    ]);
    expect(pathsOf("shortcuts")).toEqual(["/charge", "/exchange", "/chargeCrypto", "/exchangeCrypto"]);
    expect(pathsOf("header")).toEqual(["/message", "/coupon", "/member"]);
  });

  it.each(PLACES)("of the place %s show every address that the table gives it", (place) => {
    const given = MENUS[place].flatMap(({ links }) =>
      links.map((link) => (typeof link === "string" ? link : link[0]) as string),
    );
    const shown = (["member", "manager"] as const).flatMap((kind) =>
      menuOf(place, kind).flatMap(({ rows }) => rows.map(({ to }) => to as string)),
    );
    expect(shown.toSorted()).toEqual(given.toSorted());
  });

  it("lead to the settlement on a desktop too", () => {
    for (const place of ["top", "drawer"] as const) expect(pathsOf(place)).toContain("/calculate");
  });

  it("keep the six Korean games together [REQ-2.43 REQ-2.44]", () => {
    for (const place of ["top", "sidebar", "drawer"] as const)
      expect(menuOf(place, "member").find(({ group }) => group === "한국형 스포츠")?.rows).toHaveLength(6);
  });

  it.each(PLACES)("of the place %s lead each account to its own pages alone", (place) => {
    for (const kind of ["member", "manager", "administrator"] as const)
      for (const { rows } of menuOf(place, kind)) {
        expect(rows.length).toBeGreaterThan(0);
        for (const { to, label } of rows) expect([accessOf(to), label]).toEqual([kind, expect.stringMatching(/\S/)]);
      }
  });

  it("has the operator's sections apart", () => {
    for (const place of PLACES) expect(menuOf(place, "administrator")).toEqual([]);
  });
});
