import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { MANAGER_COLOURS } from "../../../.storybook/manager-theme.ts";
import { themeOfAddress } from "../../../.storybook/theme.ts";

const tokens = readFileSync(join(import.meta.dirname, "../../../src/ui/frame/theme/tokens.css"), "utf8");
const [dark = "", light = ""] = tokens.split('[data-theme="light"]');
const tokenIn = (css: string, name: string) => new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1];

test.each([
  ["dark", dark],
  ["light", light],
] as const)("the windows around the stories have the page's colours: %s", (theme, css) => {
  const colours = Object.entries(MANAGER_COLOURS[theme]);
  expect(colours.filter(([name, colour]) => tokenIn(css, name) !== colour)).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", true, "light"],
  ["", false, "dark"],
  ["?path=/story/a--b&globals=theme:dark", true, "dark"],
  ["?globals=viewport.value:phone;theme:light", false, "light"],
  ["?globals=theme:blue", false, "dark"],
])("address %j where light is preferred: %s, is %s", (search, matches, theme) => {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  expect(themeOfAddress(search)).toBe(theme);
});
