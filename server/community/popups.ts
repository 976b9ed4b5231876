// Which popups are whose: by their period and the level of who asks. The frame's width is known to the page alone.
import { and, arrayContains, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { PopupDevice } from "../../src/domain/frame/popup-device.ts";
import type { Queryable } from "../db/open.ts";
import { popup } from "../db/schema.ts";

type Row = typeof popup.$inferSelect;

/** `level`: null for a guest, who sees what is for everyone. */
export function popupsFor(db: Queryable, now: Date, level: number | null): Promise<Row[]> {
  const isForAll = eq(popup.levels, sql`'{}'`);
  return db
    .select()
    .from(popup)
    .where(
      and(
        eq(popup.popupFlg, true),
        or(isNull(popup.showsFrom), lte(popup.showsFrom, now)),
        or(isNull(popup.showsUntil), gt(popup.showsUntil, now)),
        level === null ? isForAll : or(isForAll, arrayContains(popup.levels, [level])),
      ),
    )
    .orderBy(asc(popup.position), asc(popup.id));
}

/** What members and operators are both told of one. */
export const popupOnWire = ({ id, title, contents, width, pcLeftLocation, pcTopLocation, popupFlg, device }: Row) => ({
  id,
  title,
  contents,
  width,
  pcLeftLocation,
  pcTopLocation,
  popupFlg,
  device: device as PopupDevice,
});
