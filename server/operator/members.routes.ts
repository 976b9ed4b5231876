// The members as an operator finds them: who they are, what they have, and what they bet.
import * as endpoints from "../../src/api/contract/operator/members.endpoints.ts";
import { serve } from "../http/serve.ts";
import { sql } from "drizzle-orm";
import { memberOf, type Routes } from "../app.ts";
import { IS_MEMBER } from "../account/members.ts";
import { dateNow } from "../clock.ts";
import { execute } from "../sports/feed/writer.ts";
import { countOnline } from "../session/online.ts";
import { listMembers } from "./list-members.ts";
import { changeLevel, listLevelChanges } from "./member-levels.ts";

export const operatorMemberRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.members, { summary: "회원 목록: 잔액, 레벨, 마지막 로그인, 베팅", tag: "operator" })(
    (request) => listMembers(context, request.query),
  );

  serve(app, context, endpoints.changeLevel, {
    summary: "회원의 레벨을 바꿉니다. 다음 베팅부터 그 레벨의 한도를 적용합니다.",
    tag: "operator",
  })((request, run) => {
    const { userId } = request.params;
    return run({
      work: async (tx) => {
        await changeLevel(tx, context.clock, { userId, by: memberOf(request).id, ...request.body });
        return { status: 200, body: { userId, level: request.body.level } };
      },
    });
  });

  serve(app, context, endpoints.levelChanges, { summary: "관리자가 바꾼 회원의 레벨, 최신순", tag: "operator" })(
    (request) => listLevelChanges(context.database.db, request.params.userId, request.query),
  );

  serve(app, context, endpoints.onlineMembers, { summary: "지금 로그인한 회원의 수", tag: "operator" })(async () => ({
    members: await countOnline(context.database.db, dateNow(context.clock)),
  }));
};
