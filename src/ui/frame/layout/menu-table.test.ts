import { describe, expect, it } from "vitest";
import { MENUS } from "../../../domain/pages/menus.ts";
import { accessOf, findPage } from "../../../domain/pages/pages.ts";
import { CONSOLE_ROWS } from "./console-rows.ts";
import { menuOf, type MenuPlace } from "./menu-table.ts";

const PLACES = Object.keys(MENUS) as MenuPlace[];
const pathsOf = (place: MenuPlace) => menuOf(place, "member").flatMap(({ rows }) => rows.map(({ to }) => to as string));
const existing = (paths: readonly string[]) => paths.filter((path) => findPage(path) !== null);

describe("the menus", () => {
  it("keep the order of the specification", () => {
    expect(pathsOf("sideTabs")).toEqual(
      existing(["/rule", "/mywallet/point", "/exchange", "/charge", "/bet_result", "/customer", "/message"]),
    );
    expect(pathsOf("strip")).toEqual(
      existing(["/message", "/tournament", "/coupon", "/customer", "/bet_result", "/eventMission"]),
    );
    expect(pathsOf("shortcuts")).toEqual(existing(["/charge", "/exchange", "/chargeCrypto", "/exchangeCrypto"]));
  });

  it("keep the six Korean games together", () => {
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
    expect(CONSOLE_ROWS.map(({ to }) => to as string)).toEqual(
      expect.arrayContaining(["/admin/settings", "/admin/audit"]),
    );
    for (const place of PLACES) expect(menuOf(place, "administrator")).toEqual([]);
  });
});
