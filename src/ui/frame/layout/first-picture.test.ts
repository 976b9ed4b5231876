import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageLoading } from "./page-loading.tsx";

test("the HTML draws what the page draws while it waits for the session", () => {
  const html = readFileSync(new URL("../../../../index.html", import.meta.url), "utf8");
  const drawn = /<div class="first-picture">([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  expect(withoutSpace(drawn)).toBe(withoutSpace(renderToStaticMarkup(createElement(PageLoading))));
});

const withoutSpace = (markup: string): string => markup.replaceAll(/\s*\n\s*/g, "").trim();
