// The pictures that index.html draws before the scripts are there say what the page says, in its colours.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRODUCT_NAME } from "../../../domain/common/product.ts";
import { LOGIN_TEXT } from "../../account/login/text.ts";
import { HOME_TEXT } from "../home/text.ts";
import { PRIMITIVE_TEXT } from "../../primitives/text.ts";
import { BAR_TEXT } from "./bar-text.ts";
import { LAYOUT_TEXT } from "./text.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const html = read("../../../../index.html");
const textsOf = (markup: string) => [...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text);
const pictureOf = (name: string) =>
  new RegExp(`<template data-picture="${name}">(.*)</template>`).exec(html)?.[1] ?? "";

test.each([
  ["member", ["{money}", PRIMITIVE_TEXT.won, "{body}", ...Object.values(BAR_TEXT.tabs)]],
  ["home", [HOME_TEXT.running, "{running}", HOME_TEXT.bets, "{banner}", HOME_TEXT.next, "{next}", "{popups}"]],
  ["login", [PRODUCT_NAME, LOGIN_TEXT.intro]],
])("the picture %s has the words of the page", (name, texts) => {
  expect(textsOf(pictureOf(name))).toEqual(texts);
});

test("the picture of every other page names the product, and says that the page is loading", () => {
  const [picture = "", label] =
    /<div class="first-picture" role="status" aria-label="(.*?)">.*<\/div>/.exec(html) ?? [];
  expect(label).toBe(LAYOUT_TEXT.loading);
  expect(textsOf(picture)).toEqual([PRODUCT_NAME]);
});

test("every colour of the pictures is one of the page", () => {
  const tokens = read("../theme/tokens.css");
  const colours = html.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});
