// The built page: hashed files for good, index.html always asked for again, and any other path of the page.
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { findEveryPage, servedBy } from "../../src/domain/frame/pages/every-page.ts";
import type { StoredName } from "../../src/domain/frame/pages/parameters.ts";
import type { App } from "./app-type.ts";
import { type FirstData, firstData } from "./first-data.ts";
import { firstPictureScripts, htmlOf, readManifest, withFirstData } from "./first-load.ts";
import { pathOf } from "./path.ts";
import { chosenLooks, ownSources, withPicture } from "./first-picture.ts";
import type { FirstAnswers } from "./tell-first.ts";

const dist = join(import.meta.dirname, "..", "..", "dist");
const YEAR_S = 31_536_000;

/**
 * Serves dist/ where it was built; an API without a page is a server all the same. What is there is listed once: by itself
 * the library reads each folder of a path for each request, and assets/ has a thousand files.
 */
export function registerStatic(app: Pick<App, "register">, folder = dist): void {
  if (!existsSync(join(folder, "index.html"))) return;
  const served = new Set(filesOf(folder));
  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, "assets"));
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
    },
  });
  app.register(async (files) => {
    files.route({
      method: ["GET", "HEAD"],
      url: "/*",
      schema: { hide: true },
      handler: (request, reply) => {
        const path = pathOf(request).slice(1);
        return served.has(path) ? reply.sendFile(path) : reply.callNotFound();
      },
    });
  });
}

/** Paths below the folder, with slashes. The build's own records, .vite/manifest.json and .sources, are none of the page's. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")));
}

/** What the policy allows beside this server's files: the style and the script in the HTML. */
export function sourcesOfHtml(name: "style" | "script", folder = dist): string[] {
  const file = join(folder, "index.html");
  return existsSync(file) ? ownSources(readFileSync(file, "utf8"), name) : [];
}

export interface PageAnswer {
  /** Answers what is no page. */
  otherwise: () => FastifyReply;
  /** False where the database has nothing of that name. */
  isStored: (name: StoredName) => Promise<boolean>;
  /** Answers what the page asks for first. */
  tell: (data: FirstData) => Promise<FirstAnswers>;
  folder?: string;
}

/** Answers a path that is neither a file nor a call with the page: with 404 where the path has no page or names nothing. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { otherwise, isStored, tell, folder = dist }: PageAnswer,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const isPage =
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets)(\/|$)/i.test(path) &&
    !/\.[a-z0-9]+$/i.test(path) &&
    !path.split("/").some((part) => part.startsWith(".")) &&
    existsSync(join(folder, "index.html"));
  if (!isPage) return otherwise();
  const served = servedBy(path);
  const isThere = typeof served === "boolean" ? served : await isStored(served);
  const page = isThere ? findEveryPage(path) : null;
  const html = scriptsNamed(folder, page);
  reply
    .code(isThere ? 200 : 404)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8");
  const chosen = chosenLooks(request.headers.cookie);
  if (!page || request.method === "HEAD") return reply.send(withPicture(html, path, { told: [] }, chosen));
  const data = firstData(request.url, page.access === "member" ? "member" : "other");
  const first = await tell(data);
  return reply.send(withPicture(withFirstData(html, first), path, first, chosen));
}

const htmlOfPage = new Map<string, string>();

/** The HTML of a page, with the names of its scripts. */
function scriptsNamed(folder: string, page: ReturnType<typeof findEveryPage>): string {
  const key = `${folder} ${page?.path ?? ""}`;
  const known = htmlOfPage.get(key);
  if (known !== undefined) return known;
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const made = page ? htmlOf(html, firstPictureScripts(readManifest(folder), page)) : html;
  htmlOfPage.set(key, made);
  return made;
}
