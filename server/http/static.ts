// The built page: hashed files for good, index.html always asked for again, and any other path of the page.
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findEveryPage, isServed } from "../../src/domain/pages/every-page.ts";
import type { App } from "./app-type.ts";
import { firstData } from "./first-data.ts";
import { firstPictureScripts, htmlOf, readManifest, withFirstData } from "./first-load.ts";
import { pathOf } from "./path.ts";

const dist = join(import.meta.dirname, "..", "..", "dist");
const YEAR_S = 31_536_000;

/** Serves dist/ where it was built; an API without a page is a server all the same. */
export function registerStatic(app: Pick<App, "register">, folder = dist): void {
  if (!existsSync(join(folder, "index.html"))) return;
  app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    // The HTML of every page is made below.
    index: false,
    allowedPath: (path) => path !== "/",
    // The build's own records: .vite/manifest.json, .sources.
    dotfiles: "ignore",
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, "assets"));
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
    },
  });
}

/** Answers a path that is neither a file nor a call with the page, as 404 where the page has no such path; `otherwise` for the rest. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  otherwise: () => FastifyReply,
  folder = dist,
): FastifyReply {
  const path = pathOf(request);
  const isPage =
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets)(\/|$)/i.test(path) &&
    !/\.[a-z0-9]+$/i.test(path) &&
    !path.split("/").some((part) => part.startsWith(".")) &&
    existsSync(join(folder, "index.html"));
  if (!isPage) return otherwise();
  return reply
    .code(isServed(path) ? 200 : 404)
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(pageHtml(folder, path, request.url));
}

const htmlOfPage = new Map<string, string>();

/** The HTML of a path, with what its page loads and asks for first. */
function pageHtml(folder: string, path: string, address: string): string {
  const page = findEveryPage(path);
  const html = scriptsNamed(folder, page);
  return page ? withFirstData(html, firstData(address, page.access === "member" ? "member" : "other")) : html;
}

function scriptsNamed(folder: string, page: ReturnType<typeof findEveryPage>): string {
  const key = `${folder} ${page?.path ?? ""}`;
  const known = htmlOfPage.get(key);
  if (known !== undefined) return known;
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const made = page ? htmlOf(html, firstPictureScripts(readManifest(folder), page)) : html;
  htmlOfPage.set(key, made);
  return made;
}
