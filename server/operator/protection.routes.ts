// What a member has set to be protected, as an operator sees it. An operator only lowers a limit: decisions, rule 30.
import * as endpoints from "../../src/api/contract/operator/protection.endpoints.ts";
import { serve } from "../http/serve.ts";
import type { Routes } from "../app.ts";
import { memberByUserId } from "../account/members.ts";
import { readProtection } from "../account/protection/read-protection.ts";
import { lowerOwnLimit } from "../account/protection/own-limits.ts";

export const operatorProtectionRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.memberProtection, { summary: "회원의 보호 설정", tag: "operator" })(async (request) =>
    readProtection(context, (await memberByUserId(context.database.db, request.params.userId)).id),
  );

  serve(app, context, endpoints.lowerOwnLimitOf, {
    summary: "회원의 한도를 낮춥니다. 높일 수는 없습니다.",
    tag: "operator",
  })((request, run) => {
    const { amount, ...name } = request.body;
    return run({
      work: async (tx) => {
        const { id: memberId } = await memberByUserId(tx, request.params.userId);
        await lowerOwnLimit(tx, context.clock, { memberId, ...name }, amount);
        return { status: 204 };
      },
    });
  });
};
