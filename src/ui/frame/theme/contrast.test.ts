// Every text can be read on every ground, in both themes: WCAG 2.2, 1.4.3, at 4.5 to 1. What a page draws on which
// ground is looked at by the stories; a colour that is changed fails here for all of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const themes = [...css.matchAll(/\{([^{}]*--color-canvas:[^{}]*)\}/g)].map(
  ([, block = ""]) =>
    new Map([...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex])),
);

const TEXTS = ["ink", "muted", "faint", "accent", "rise", "fall", "warn", "danger"];
const GROUNDS = ["canvas", "surface", "raised", "sunken", "hover", "field"];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...["accent", "rise", "fall", "warn", "danger"].flatMap((one) => [
    [one, `${one}-soft`] as const,
    ["ink", `${one}-soft`] as const,
  ]),
  ["on-accent", "accent"] as const,
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it("measures contrast as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

describe.each([
  ["dark", themes[0]],
  ["light", themes[1]],
])("the %s theme", (_, colours) => {
  it.each(PAIRS)("shows %s on %s", (text, ground) => {
    expect(contrast(colours?.get(text) ?? "", colours?.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});
