// The built page: hashed files for good, index.html always asked for again, and any other path of the page.
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isAddress } from "../../src/domain/pages/pages.ts";
import type { App } from "./app-type.ts";

const dist = join(import.meta.dirname, "..", "..", "dist");
const YEAR_S = 31_536_000;

/** Serves dist/ where it was built; an API without a page is a server all the same. */
export function registerStatic(app: App): void {
  if (!existsSync(join(dist, "index.html"))) return;
  app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, "assets"));
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_S}, immutable` : "no-cache");
    },
  });
}

/** Answers a path that is neither a file nor a call with the page, as 404 where the page has no such path; `otherwise` for the rest. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, otherwise: () => FastifyReply): FastifyReply {
  const [path = "/"] = request.url.split("?");
  const isPage =
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets)(\/|$)/.test(path) &&
    !/\.[a-z0-9]+$/i.test(path) &&
    existsSync(join(dist, "index.html"));
  return isPage ? reply.code(isAddress(path) ? 200 : 404).sendFile("index.html") : otherwise();
}
