// Who calls: a player by the cookie of the visit.
import type { FastifyRequest } from "fastify";
import { GAME_PATHS } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { findVisit, type VisitRow } from "../visits.ts";
import type { ProviderParts } from "./parts.ts";

type Pages = Pick<ProviderParts, "originFor">;

/** Over plain http, as the demo runs, a secure cookie would not come back in every browser. */
export const isSecure = ({ originFor }: Pages, { hostname }: FastifyRequest): boolean =>
  originFor(hostname).startsWith("https:");

/** One for each game, so that two windows do not end each other. */
export const cookieOf = (parts: Pages, request: FastifyRequest, gameId: string): string =>
  `${isSecure(parts, request) ? "__Host-" : ""}${(GAME_PATHS[gameId] ?? "/").slice(1)}`;

/** Throws Refusal. */
export async function playerOf(
  parts: Pages & Pick<ProviderParts, "db" | "clock">,
  request: FastifyRequest,
  gameId: string,
): Promise<VisitRow> {
  const { origin, host } = request.headers;
  // A page of another place does not play, whatever the browser sends along.
  if (origin !== undefined && URL.parse(origin)?.host !== host) throw new Refusal("unauthorized");
  const cookie = request.cookies[cookieOf(parts, request, gameId)];
  const visit = cookie === undefined ? null : await findVisit(parts.db, parts.clock, cookie, gameId);
  if (!visit) throw new Refusal("unauthorized");
  return visit;
}
