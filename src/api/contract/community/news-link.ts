import * as v from "valibot";

/** GET /api/newsLink: titles of the notices and news that are shown, those that are pinned first, then the newest. */
export const NewsLink = v.array(v.object({ kind: v.picklist(["notice", "news"]), contents: v.string() }));
