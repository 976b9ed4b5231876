// Popups of the home page, as the operator set them.
import * as endpoints from "../../src/api/contract/community/popup.endpoints.ts";
import { serve } from "../http/serve.ts";
import { asc, eq } from "drizzle-orm";
import type { Routes } from "../app.ts";
import { popup } from "../db/schema.ts";

export const popupRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.popups, { summary: "홈에 띄우는 팝업", tag: "setting" })(async () => {
    const rows = await context.database.db
      .select()
      .from(popup)
      .where(eq(popup.popupFlg, true))
      .orderBy(asc(popup.position), asc(popup.id));
    // Whether one is hidden is for each browser to know.
    return rows.map(({ position: _position, ...row }) => ({
      ...row,
      visiableFlag: true,
      notShowingexpireTime: null,
    }));
  });
};
