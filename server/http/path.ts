import type { FastifyRequest } from "fastify";

/** The path of a request as the router reads it: percent signs are decoded, the query is cut off. */
export function pathOf(request: Pick<FastifyRequest, "url">): string {
  const [path = "/"] = request.url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
