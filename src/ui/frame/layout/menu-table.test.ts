import { describe, expect, it } from "vitest";
import { menuOf } from "./menu-table.ts";

describe("the menu table", () => {
  it("keeps the neighbours of a group together and shows an account its own rows", () => {
    const top = menuOf("top", "member");
    expect(top.map(({ group, rows }) => [group, rows.length])).toEqual([
      [null, 1],
      ["한국형 스포츠", 6],
      [null, 1],
    ]);
    expect(menuOf("console", "administrator").map(({ group, rows }) => [group, rows[0]?.to])).toEqual([
      ["관리자", "/admin/settings"],
    ]);
  });
});
