import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MENU, menuOf } from "./menu-table.ts";

const tree = readFileSync(join(import.meta.dirname, "..", "..", "..", "routeTree.gen.ts"), "utf8");
const paths = [...tree.matchAll(/fullPath: "([^"]+)"/g)].map(([, path]) => String(path));

function isRoute(to: string): boolean {
  return paths.some((path) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+").replace(/(.)\/$/, "$1")}$`).test(to));
}

describe("the menu table", () => {
  it("leads to pages that exist only", () => {
    expect(paths.length).toBeGreaterThan(3);
    expect(MENU.filter((row) => !isRoute(row.to)).map((row) => row.to)).toEqual([]);
  });

  it("keeps the neighbours of a group together and shows an account its own rows", () => {
    const top = menuOf("top", "member");
    expect(top.map(({ group, rows }) => [group, rows.length])).toEqual([
      [null, 1],
      ["한국형 스포츠", 6],
      [null, 1],
    ]);
    expect(menuOf("top", "administrator").flatMap(({ rows }) => rows.map((row) => row.to))).toEqual(["/admin"]);
  });
});
