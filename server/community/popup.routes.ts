// Popups of the home page, as the operator set them.
import * as endpoints from "../../src/api/contract/community/popup.endpoints.ts";
import type { Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import { serve } from "../http/serve.ts";
import { callerOf } from "../session/access.ts";
import { popupOnWire, popupsFor } from "./popups.ts";

export const popupRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.popups, {
    summary: "지금 홈에 띄우는 팝업. 토큰과 함께 오면 그 회원의 레벨에 보이는 것도",
    tag: "setting",
  })(async (request) => {
    const caller = await callerOf(request, context);
    const rows = await popupsFor(context.database.db, dateNow(context.clock), caller?.level ?? null);
    // Whether one is hidden is for each browser to know.
    return rows.map((row) => ({ ...popupOnWire(row), visiableFlag: true, notShowingexpireTime: null }));
  });
};
