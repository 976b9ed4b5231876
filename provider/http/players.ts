// Who calls: a player by the cookie of the visit.
import type { FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { HouseDb } from "../db/open.ts";
import { GAME_PATHS } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { findVisit, type VisitRow } from "../visits.ts";

/** One for each game, so that two windows do not end each other. */
export const cookieOf = (gameId: string): string => `__Host-${(GAME_PATHS[gameId] ?? "/").slice(1)}`;

/** Throws Refusal. */
export async function playerOf(
  { db, clock }: { db: HouseDb; clock: Clock },
  request: FastifyRequest,
  gameId: string,
): Promise<VisitRow> {
  const { origin, host } = request.headers;
  // A page of another place does not play, whatever the browser sends along.
  if (origin !== undefined && URL.parse(origin)?.host !== host) throw new Refusal("unauthorized");
  const cookie = request.cookies[cookieOf(gameId)];
  const visit = cookie === undefined ? null : await findVisit(db, clock, cookie, gameId);
  if (!visit) throw new Refusal("unauthorized");
  return visit;
}
