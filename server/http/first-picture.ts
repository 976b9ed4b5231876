// What the HTML itself draws until the scripts draw the page: the frame with the member's balance and the page's first
// lists or its title, the card of the login, or the product's mark. The pictures stand in index.html, with a style of their own, so
// that they wait for no file.
import { createHash } from "node:crypto";
import { findEveryPage } from "../../src/domain/frame/pages/every-page.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import { LOGIN_PATH } from "../../src/domain/session/session-navigation.ts";
import { addComma } from "../../src/domain/common/price.ts";
import type { TokenResponse } from "../../src/api/contract/session/member.ts";
import { TOKEN } from "./first-data.ts";
import { picturedLists } from "./first-lists.ts";
import type { FirstAnswers } from "./tell-first.ts";

const TEMPLATE = / *<template data-picture="(\w+)">(.*?)<\/template>\n/g;
const PICTURE = /(<div class="first-picture"[^>]*>).*?<\/div>/;
const SHEET = / *<link rel="stylesheet"[^>]*>\n?/;

/**
 * The HTML with the picture of its page: the built one has the product's mark. The style sheet comes after the picture,
 * which does not wait for it; the page's scripts do.
 */
export function withPicture(
  html: string,
  path: string,
  { told }: Pick<FirstAnswers, "told">,
  chosen: Chosen = {},
): string {
  const pictures = new Map(Array.from(html.matchAll(TEMPLATE), ([, name = "", picture = ""]) => [name, picture]));
  const sheet = SHEET.exec(html)?.[0] ?? "";
  const picture = pictureOf(pictures, path, told, chosen);
  const { theme = "dark", column = "result" } = chosen;
  return html
    .replace(/data-theme="\w+"/, `data-theme="${theme}" data-column="${column}"`)
    .replace(TEMPLATE, "")
    .replace(sheet, "")
    .replace(PICTURE, (found, begin: string) => (picture === undefined ? found : `${begin}${picture}</div>`))
    .replace(/ *<\/body>/, (end) => sheet + end);
}

function pictureOf(
  pictures: ReadonlyMap<string, string>,
  path: string,
  told: FirstAnswers["told"],
  chosen: Chosen,
): string | undefined {
  const ofToken = told.find(({ url }) => url === TOKEN);
  if (!ofToken) return undefined;
  const { token, start } = JSON.parse(ofToken.body) as TokenResponse;
  if (path === LOGIN_PATH) return token === null ? pictures.get("login") : undefined;
  // The frame of the others is another one.
  if (!start || accountKind(start.user) !== "member") return undefined;
  const lists = picturedLists(told);
  const hasLines = lists.lines !== undefined && chosen.list !== "blocks";
  const name = hasLines ? "lines" : lists.running !== undefined ? "home" : "bars";
  const body = filled(pictures.get(name), { ...lists, title: findEveryPage(path)?.title ?? "" });
  return filled(pictures.get("member"), { money: addComma(start.user.emoney), body });
}

/** A picture with what stands in its places. */
const filled = (picture = "", values: Readonly<Record<string, string>>): string =>
  picture.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** What a browser remembers of its member's looks, by the names of its cookies. */
const LOOKS = { theme: ["light"], list: ["blocks"], column: ["handicap", "total"] } as const;
export type Chosen = { readonly [Look in keyof typeof LOOKS]?: (typeof LOOKS)[Look][number] };

/** The looks that are not those of the built HTML. Anything else that the cookie says is dropped. */
export function chosenLooks(cookie = ""): Chosen {
  const entries = Object.entries(LOOKS).flatMap(([look, values]) => {
    const said = new RegExp(`(?:^|; *)(?:__Host-)?hanpan\\.${look}=(\\w+)`).exec(cookie)?.[1];
    return values.some((value) => value === said) ? [[look, said]] : [];
  });
  return Object.fromEntries(entries) as Chosen;
}

/** The sources of the policy that let the HTML's own style or script pass, by their text. */
export function ownSources(html: string, name: "style" | "script"): string[] {
  const texts = Array.from(html.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "g")), ([, text = ""]) => text);
  return texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
