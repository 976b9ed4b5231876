// The operator disables accounts.
import * as endpoints from "../../src/api/contract/operator/accounts.endpoints.ts";
import { serve } from "../http/serve.ts";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Routes } from "../app.ts";
import { disableAccount, enableAccount } from "../account/disabled-accounts.ts";
import { member } from "../db/schema.ts";

export const operatorAccountRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.disabledAccounts, { summary: "정지한 계정", tag: "operator" })(async () => {
    const rows = await context.database.db
      .select({ userId: member.userId, reason: member.disabledReason, at: member.disabledAt })
      .from(member)
      .where(and(isNotNull(member.disabledAt), eq(member.roles, [])))
      .orderBy(desc(member.disabledAt));
    return {
      items: rows.map(({ userId, reason, at }) => ({
        userId,
        reason: reason ?? "",
        disabledAt: at?.toISOString() ?? "",
      })),
    };
  });

  serve(app, context, endpoints.disableAccount, {
    summary: "계정을 정지합니다. 세션은 곧바로 끝나고, 풀 때까지 로그인할 수 없습니다.",
    tag: "operator",
  })((request, run) => {
    const steps = disableAccount(context, request.params.userId, request.body.reason);
    return run(steps);
  });

  serve(app, context, endpoints.enableAccount, { summary: "계정의 정지를 풉니다.", tag: "operator" })((request, run) =>
    run(enableAccount(request.params.userId)),
  );
};
