// The member's own logins.
import * as endpoints from "../../src/api/contract/session/member-sessions.endpoints.ts";
import { serve } from "../http/serve.ts";
import { memberOf, type Routes } from "../app.ts";
import { tokenHashOf } from "./token-hash.ts";
import { endOtherSessions, endSession, listSessions } from "./own-sessions.ts";

export const memberSessionRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.memberSessions, { summary: "내 로그인 기록, 최신순", tag: "member" })(
    async (request) => ({ items: await listSessions(context, memberOf(request).id, tokenHashOf(request)) }),
  );

  serve(app, context, endpoints.endSession, {
    summary: "내 로그인 하나를 끝냅니다. 지금 쓰는 것이면 로그아웃됩니다.",
    tag: "member",
  })((request, run) => run(endSession(context, memberOf(request).id, request.params.id)));

  serve(app, context, endpoints.endOtherSessions, {
    summary: "지금 쓰는 것만 남기고 내 로그인을 모두 끝냅니다.",
    tag: "member",
  })((request, run) => run(endOtherSessions(context, memberOf(request).id, tokenHashOf(request))));
};
