// Fixtures, leagues and games that a member marked. Of each kind the newest are kept.
import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { FavouriteChange, Favourites } from "../../src/api/contract/sports/favourites.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { favourite, fixture } from "../db/schema.ts";

/** How many of one kind a member has; an older one gives way. */
const KEPT = 200;

export async function readFavourites(db: Queryable, memberId: string): Promise<Favourites> {
  const rows = await db
    .select({ kind: favourite.kind, key: favourite.key })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .orderBy(desc(favourite.at), desc(favourite.key));
  const keysOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ key }) => key);
  return { fixtures: keysOf("fixture"), leagues: keysOf("league"), games: keysOf("game") };
}

export function changeFavourite(
  context: ServerContext,
  memberId: string,
  change: FavouriteChange,
): Promise<Favourites> {
  const { kind, key, isOn } = change;
  const own = and(eq(favourite.memberId, memberId), eq(favourite.kind, kind));
  return context.database.db.transaction(async (tx) => {
    if (!isOn) await tx.delete(favourite).where(and(own, eq(favourite.key, key)));
    else {
      await tx
        .insert(favourite)
        .values({ memberId, kind, key, at: dateNow(context.clock) })
        .onConflictDoNothing();
      const old = await tx
        .select({ key: favourite.key })
        .from(favourite)
        .where(own)
        .orderBy(desc(favourite.at), desc(favourite.key))
        .offset(KEPT);
      const keys = old.map((row) => row.key);
      await tx.delete(favourite).where(and(own, inArray(favourite.key, keys)));
    }
    return readFavourites(tx, memberId);
  });
}

/** The fixtures that the member marked, or whose league is. */
export async function favouriteFixtures(db: Queryable, memberId: string): Promise<SQL | undefined> {
  const { fixtures, leagues } = await readFavourites(db, memberId);
  return or(inArray(fixture.id, fixtures), inArray(fixture.leagueName, leagues));
}
