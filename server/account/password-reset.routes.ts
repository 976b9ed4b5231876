// A visitor sets a new password with the code of an operator.
import * as endpoints from "../../src/api/contract/account/password-reset.endpoints.ts";
import type { Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { callerOf } from "../session/device.ts";
import { resetByCode } from "./password-reset.ts";

export const passwordResetRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.resetPassword, {
    perMinute: 30,
    summary: "상담원이 준 코드로 비밀번호를 새로 정합니다. 코드는 한 번만 쓸 수 있고, 모든 세션이 끝납니다.",
    tag: "member",
  })((request, run) => run(resetByCode(context, request.body, callerOf(request, context, request.body.userId))));
};
