// What everyone may read of the site's settings.
import { messengers } from "../../src/api/contract/community/messengers.endpoints.ts";
import { newsLinks } from "../../src/api/contract/community/news-link.endpoints.ts";
import * as endpoints from "../../src/api/contract/session/setting.endpoints.ts";
import { serve } from "../http/serve.ts";
import { and, inArray } from "drizzle-orm";
import type { Routes } from "../app.ts";
import { moveExpiry } from "./sessions.ts";
import { hashToken, tokenOf } from "./token.ts";
import { article } from "../db/schema.ts";
import { readMessengers } from "../community/messengers.ts";
import { isSeenNow, NEWEST_ARTICLES } from "../community/shown-articles.ts";
import { readSettings } from "./settings.ts";

/** Titles that the home page is told. */
const NEWS_LISTED = 5;

export const settingRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.maintenance, {
    summary: "점검 여부. 화면 이동마다 부르며, 토큰과 함께 오면 세션의 만료를 autoLogoutMin 뒤로 옮깁니다.",
    tag: "setting",
  })(async (request) => {
    const settings = await readSettings(db);
    const token = tokenOf(context.secret, request.headers["x-auth-token"]);
    if (token) await moveExpiry(context, hashToken(token), settings.autoLogoutMin);
    return {
      siteNoticeFlg: settings.siteNoticeFlg,
      notice: settings.maintenanceNotice,
      endsAt: settings.maintenanceEndsAt,
    };
  });

  serve(app, context, endpoints.autoLogout, { summary: "자동 로그아웃까지의 분", tag: "setting" })(async () => {
    const { autoLogoutMin, logoutMin } = await readSettings(db);
    return { autoLogoutMin, logoutMin };
  });

  serve(app, context, endpoints.signUpSetting, {
    summary: "회원가입 종료 여부. true이면 종료했습니다.",
    tag: "setting",
  })(async () => ({ joinStartEndFlg: (await readSettings(db)).joinStartEndFlg }));

  serve(app, context, messengers, { summary: "문의 메신저", tag: "setting" })(() => readMessengers(db));

  serve(app, context, newsLinks, {
    summary: "보이는 공지와 소식의 제목, 고정한 것과 새 것부터",
    tag: "setting",
  })(async () => {
    const rows = await db
      .select({ kind: article.kind, contents: article.title })
      .from(article)
      .where(and(isSeenNow(context.clock), inArray(article.kind, ["notice", "news"])))
      .orderBy(...NEWEST_ARTICLES)
      .limit(NEWS_LISTED);
    return rows.map(({ kind, contents }) => ({
      contents,
      kind: kind === "news" ? ("news" as const) : ("notice" as const),
    }));
  });
};
