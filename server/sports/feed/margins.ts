// The margins that operators set for in-play markets: the league's before the sport's before everything's.
import { isNotNull } from "drizzle-orm";
import type { Queryable } from "../../db/open.ts";
import { inPlaySetting } from "../../db/schema.ts";

/** Margins are kept in hundredths of a percent. */
const WHOLE = 10_000;

/** As a share, 0.07 for 7 %; undefined where nobody set one. */
export type Margins = (sportId: string, leagueName: string) => number | undefined;

export async function readMargins(db: Queryable): Promise<Margins> {
  const rows = await db
    .select({ scope: inPlaySetting.scope, key: inPlaySetting.key, margin: inPlaySetting.margin })
    .from(inPlaySetting)
    .where(isNotNull(inPlaySetting.margin));
  const found = new Map(rows.map(({ scope, key, margin }) => [`${scope} ${key}`, (margin ?? 0) / WHOLE]));
  return (sportId, leagueName) =>
    found.get(`league ${leagueName}`) ?? found.get(`sport ${sportId}`) ?? found.get("all ");
}
