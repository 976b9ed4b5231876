// The pages: one built bundle, an entry that trades the code of the address for a cookie, and nothing else.
import type { FastifyInstance, FastifyReply } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { GAME_PATHS } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { ENTRY_TEXT } from "../text.ts";
import { enterVisit } from "../visits.ts";
import type { ProviderParts } from "./parts.ts";
import { cookieOf, isSecure } from "./players.ts";

const dist = join(import.meta.dirname, "..", "..", "dist-provider");
const YEAR_S = 31_536_000;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

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

export function registerPages(app: FastifyInstance, parts: ProviderParts): void {
  app.get<{ Params: { code: string } }>("/enter/:code", async (request, reply) => {
    const entered = await enterVisit(parts.db, parts.clock, request.params.code);
    if (!entered) return sendHtml(reply.code(410), entryPage());
    reply.setCookie(cookieOf(parts, request, entered.gameId), entered.cookie, {
      path: "/",
      httpOnly: true,
      secure: isSecure(parts, request),
      sameSite: "lax",
    });
    return reply.header("cache-control", "no-store").redirect(GAME_PATHS[entered.gameId] ?? "/", 303);
  });

  const files = new Map<string, BuiltFile>();
  app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
    const { name } = request.params;
    const file = files.get(name) ?? readFile(name);
    if (file === null) throw new Refusal("not_found");
    files.set(name, file);
    reply
      .header("cache-control", `public, max-age=${YEAR_S}, immutable`)
      .header("vary", "accept-encoding")
      .type(file.type);
    const takesGzip = (request.headers["accept-encoding"] ?? "").includes("gzip");
    return takesGzip ? reply.header("content-encoding", "gzip").send(file.zipped) : reply.send(file.plain);
  });
  for (const path of Object.values(GAME_PATHS))
    app.get(path, async (_request, reply) => {
      const html = join(dist, "index.html");
      if (!existsSync(html)) throw new Refusal("not_found");
      return sendHtml(reply, readFileSync(html, "utf8"));
    });
}

interface BuiltFile {
  type: string;
  plain: Buffer;
  zipped: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

/** A file of the build; null for a name that is none. */
function readFile(name: string): BuiltFile | null {
  const type = TYPES[name.split(".").at(-1) ?? ""];
  const path = join(dist, "assets", name);
  if (type === undefined || !/^[\w-][\w.-]*$/.test(name) || !existsSync(path)) return null;
  const plain = readFileSync(path);
  return { type, plain, zipped: gzipSync(plain) };
}
