// What members' pages say of their submissions. A trail is taken of a submission that the server knows to be the member's,
// once, and says nothing that anything is decided by.
import { and, eq, gt, lt } from "drizzle-orm";
import type { Trail } from "../../../../src/api/contract/sports/trails.ts";
import { TRAIL_DAYS, TRAILS_A_DAY } from "../../../../src/domain/sports/trail.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import { command, judgement, trail } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";

const DAY_MS = 86_400_000;

/** Throws ApiError not_found for a key that the member sent nothing under, and too_many_requests. */
export async function keepTrail({ database: { db }, clock }: ServerContext, memberId: string, given: Trail) {
  const { machine, key, previous, sentAt, steps } = given;
  const sent = and(eq(command.owner, memberId), eq(command.key, key));
  if ((await db.$count(command, sent)) === 0) throw new ApiError("not_found");
  const receivedAt = dateNow(clock);
  const ofDay = and(eq(trail.memberId, memberId), gt(trail.receivedAt, new Date(receivedAt.getTime() - DAY_MS)));
  if ((await db.$count(trail, ofDay)) >= TRAILS_A_DAY) throw new ApiError("too_many_requests");
  await db
    .insert(trail)
    .values({ memberId, key, machine, previous, sentAt: new Date(sentAt), receivedAt, steps })
    .onConflictDoNothing();
}

/** Removes what is older than it is kept. */
export async function forgetTrails({ database: { db }, clock }: ServerContext): Promise<void> {
  const oldest = new Date(clock.now() - TRAIL_DAYS * DAY_MS);
  await db.delete(judgement).where(lt(judgement.at, oldest));
  await db.delete(trail).where(lt(trail.receivedAt, oldest));
}
