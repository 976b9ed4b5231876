import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LINKS } from "../../domain/frame/pages/menus.ts";
import { ICON_NAMES } from "./icon-names.ts";

const sprite = readFileSync(new URL("icons.svg", import.meta.url), "utf8");
const symbols = [...sprite.matchAll(/<symbol id="icon-(\w+)"[^>]*><path d="([^"]+)"/g)];

it("draws every icon once, and no other", () => {
  expect(symbols.map(([, id]) => id)).toEqual([...ICON_NAMES]);
});

it("gives every game an icon of its own", () => {
  const games = Object.entries(LINKS)
    .filter(([path]) => path.startsWith("/korea/"))
    .map(([, { icon }]) => icon);
  expect(new Set(games).size).toBe(6);
  const drawings = symbols.filter(([, id]) => games.includes(id as never)).map(([, , path]) => path);
  expect(new Set(drawings).size).toBe(6);
});
