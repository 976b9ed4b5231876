// Popups of the home page, as operators write them. Their markup is sanitised before it is kept.
import { asc, eq } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/popups.endpoints.ts";
import type { OperatorPopup } from "../../src/api/contract/operator/popups.ts";
import type { Routes } from "../app.ts";
import { popupOnWire } from "../community/popups.ts";
import { plainText, sanitizeContents } from "../community/sanitize.ts";
import { dateOrNull } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { popup } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import { versionOf } from "./approvals/weigh.ts";

const SAVED_MEANWHILE = "그사이 다른 운영자가 저장하거나 지웠습니다.";

export const operatorPopupRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.allPopups, { summary: "모든 팝업", tag: "operator" })(async () => {
    const rows = await db.select().from(popup).orderBy(asc(popup.position), asc(popup.id));
    const now = context.clock.now();
    return {
      items: rows.map((row): OperatorPopup => {
        const { showsFrom, showsUntil } = row;
        return {
          ...popupOnWire(row),
          position: row.position,
          levels: row.levels,
          showsFrom: showsFrom?.toISOString() ?? null,
          showsUntil: showsUntil?.toISOString() ?? null,
          state: stateOf(row, now),
          version: versionOfPopup(row),
        };
      }),
    };
  });

  serve(app, context, endpoints.savePopup, {
    summary: "팝업을 만들거나 고칩니다. 보이는 기간과 대상 레벨, 기기를 함께 정합니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ params, body: { expected, ...body } }, run) => {
    const row = {
      ...body,
      title: plainText(body.title),
      contents: sanitizeContents(body.contents),
      showsFrom: dateOrNull(body.showsFrom),
      showsUntil: dateOrNull(body.showsUntil),
    };
    return run({
      work: async (tx) => {
        if (expected !== undefined) await expectVersion(tx, params.id, expected);
        await tx
          .insert(popup)
          .values({ id: params.id, ...row })
          .onConflictDoUpdate({ target: popup.id, set: row });
        return { status: 204 };
      },
    });
  });

  serve(app, context, endpoints.removePopup, { summary: "팝업을 지웁니다.", tag: "operator" })(({ params }, run) =>
    run({
      work: async (tx) => {
        const rows = await tx.delete(popup).where(eq(popup.id, params.id)).returning({ id: popup.id });
        if (rows.length === 0) throw new ApiError("not_found");
        return { status: 204 };
      },
    }),
  );
};

/** Throws ApiError request_moved where another version stands there, or none any more. */
async function expectVersion(tx: Tx, id: string, expected: string | null): Promise<void> {
  const [row] = await tx.select().from(popup).where(eq(popup.id, id)).for("update");
  if ((row ? versionOfPopup(row) : null) !== expected) throw new ApiError("request_moved", SAVED_MEANWHILE);
}

function versionOfPopup(row: typeof popup.$inferSelect): string {
  return versionOf(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function stateOf(
  { popupFlg, showsFrom, showsUntil }: Pick<typeof popup.$inferSelect, "popupFlg" | "showsFrom" | "showsUntil">,
  now: number,
): OperatorPopup["state"] {
  if (!popupFlg) return "hidden";
  if (showsUntil && showsUntil.getTime() <= now) return "ended";
  return showsFrom && showsFrom.getTime() > now ? "scheduled" : "shown";
}
