// The pages: one built bundle, an entry that trades the code of the address for a cookie, and nothing else.
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_PATHS } from "../games.ts";
import { ENTRY_TEXT } from "../text.ts";
import { enterVisit } from "../visits.ts";
import type { ProviderParts } from "./parts.ts";
import { cookieOf } from "./players.ts";

const dist = join(import.meta.dirname, "..", "..", "dist-provider");
const YEAR_S = 31_536_000;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  "content-security-policy": POLICY,
  "x-frame-options": "DENY",
  "cache-control": "no-store",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

const sendHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.headers(HEADERS).type("text/html; charset=utf-8").send(html);

const entryPage = () =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>${ENTRY_TEXT.title}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>` +
  `<body><main><h1>${ENTRY_TEXT.title}</h1><p role="alert">${ENTRY_TEXT.over}</p></main></body></html>`;

export function registerPages(app: FastifyInstance, { db, clock }: ProviderParts): void {
  app.get<{ Params: { code: string } }>("/enter/:code", async (request, reply) => {
    const entered = await enterVisit(db, clock, request.params.code);
    if (!entered) return sendHtml(reply.code(410), entryPage());
    reply.setCookie(cookieOf(entered.gameId), entered.cookie, {
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "lax",
    });
    return reply.header("cache-control", "no-store").redirect(GAME_PATHS[entered.gameId] ?? "/", 303);
  });

  if (!existsSync(join(dist, "index.html"))) return;
  app.register(fastifyStatic, {
    root: join(dist, "assets"),
    prefix: "/assets/",
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header("cache-control", `public, max-age=${YEAR_S}, immutable`),
  });
  const html = readFileSync(join(dist, "index.html"), "utf8");
  for (const path of Object.values(GAME_PATHS)) app.get(path, async (_request, reply) => sendHtml(reply, html));
}
