import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { chosenLooks, ownSources, withPicture } from "./first-picture.ts";

const SHEET = '<link rel="stylesheet" crossorigin href="/a.css">';
const html = `<html data-theme="dark"><head>${SHEET}\n<style>a{}</style></head><body>
    <div class="first-picture" role="status"><p>mark</p></div>
    <template data-picture="member"><b>{money}</b>{body}</template>
    <template data-picture="bars"><i>{title}</i></template>
    <template data-picture="lines"><i>lines</i>{lines}</template>
    <template data-picture="home">{running}<i data-count="{bets}">home</i>{next}</template>
    <template data-picture="login"><i>card</i></template>
  </body>`;
const told = (user: object | null) => [
  { url: "/api/member/token", body: JSON.stringify(user ? { token: "t1", start: { user } } : { token: null }) },
];
const list = (query: string) => ({ url: `/api/fixtures?${query}`, body: JSON.stringify({ items: [] }) });
const member = { type: 1, role: 1, withdrawalType: 0, emoney: 1_500_000 };

test.each([
  ["a member's page", "/charge", told(member), "<b>1,500,000</b><i>충전</i>"],
  ["a list that is late", "/korea/cross", told(member), "<b>1,500,000</b><i>크로스</i>"],
  ["a list", "/korea/cross", [...told(member), list("game=cross&page=1")], "<b>1,500,000</b><i>lines</i>"],
  [
    "the home page",
    "/",
    [...told(member), list("game=live&itemsPerPage=8")],
    '<b>1,500,000</b><i data-count="0">home</i>',
  ],
  ["the login of a guest", "/login", told(null), "<i>card</i>"],
  ["the login of a member, who is led on", "/login", told(member), "<p>mark</p>"],
  ["a member's page without a member", "/", told(null), "<p>mark</p>"],
  ["a manager", "/", told({ ...member, type: 2 }), "<p>mark</p>"],
  ["an answer that came too late", "/", [], "<p>mark</p>"],
])("%s", (_, path, answers, picture) => {
  const made = withPicture(html, path, { told: answers });
  expect(made).toContain(`<div class="first-picture" role="status">${picture}</div>`);
  expect(made).not.toContain("template");
  // The picture waits for no style sheet.
  expect(made.indexOf(SHEET)).toBeGreaterThan(made.indexOf(picture));
  expect(made.split(SHEET)).toHaveLength(2);
});

test("the policy names the hash of the HTML's own style and script, and of no file", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(ownSources(html, "style")).toEqual([hash("a{}")]);
  expect(ownSources(`<script>a()</script><script src="/b.js"></script>`, "script")).toEqual([hash("a()")]);
  expect(ownSources("<head></head>", "style")).toEqual([]);
});

test.each([
  [undefined, {}],
  [
    "s=1; hanpan.theme=light; hanpan.list=blocks; hanpan.column=total",
    { theme: "light", list: "blocks", column: "total" },
  ],
  ["__Host-hanpan.theme=light; __Host-hanpan.column=handicap", { theme: "light", column: "handicap" }],
  ["hanpan.theme=dark; hanpan.list=lines; hanpan.column=result", {}],
  // What no page writes, and what only looks like it.
  ['hanpan.theme="><b>; nothanpan.list=blocks; hanpan.column=totals', {}],
])("the looks that a browser remembers: %s", (cookie, chosen) => {
  expect(chosenLooks(cookie)).toEqual(chosen);
});

test("the picture has the member's theme, look of lists and column", () => {
  const answers = [...told(member), list("game=cross&page=1")];
  const made = withPicture(
    html,
    "/korea/cross",
    { told: answers },
    { theme: "light", list: "blocks", column: "total" },
  );
  expect(made).toContain('<html data-theme="light" data-column="total">');
  expect(made).toContain("<i>크로스</i>");
  expect(withPicture(html, "/login", { told: [] })).toContain('<html data-theme="dark" data-column="result">');
});
