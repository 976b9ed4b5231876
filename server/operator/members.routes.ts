// The members as an operator finds them, and their levels.
import * as endpoints from "../../src/api/contract/operator/members.endpoints.ts";
import type { OperatorMember } from "../../src/api/contract/operator/members.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { serve } from "../http/serve.ts";
import { memberOf, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import type { ExportColumn } from "../export/cells.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { countOnline } from "../session/online.ts";
import { changeLevel, listLevelChanges } from "./member-levels.ts";
import { exportedMembers, listMembers } from "./members-list.ts";

const MEMBER_EXPORT: readonly ExportColumn<OperatorMember>[] = [
  { header: "아이디", value: ({ userId }) => userId },
  { header: "닉네임", value: ({ nickname }) => nickname },
  { header: "레벨", value: ({ level }) => level },
  { header: "보유머니", value: ({ emoney }) => emoney },
  { header: "포인트", value: ({ point }) => point },
  { header: "가입", value: ({ joinedAt }) => new Date(joinedAt) },
  { header: "마지막 로그인", value: ({ lastLoginAt }) => (lastLoginAt === null ? null : new Date(lastLoginAt)) },
  { header: "이용 정지", value: ({ disabledReason }) => disabledReason },
  { header: "베팅 수", value: ({ bets }) => bets },
  { header: "베팅금액", value: ({ stake }) => stake },
  { header: "진행 중 베팅 수", value: ({ openBets }) => openBets },
  { header: "진행 중 금액", value: ({ openStake }) => openStake },
];

export const operatorMemberRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.members, { summary: "회원 목록: 잔액, 레벨, 마지막 로그인, 베팅", tag: "operator" })(
    (request) => listMembers(context, request.query),
  );

  serve(app, context, endpoints.exportMembers, {
    summary: "찾은 회원 전체를 CSV나 XLSX로 저장",
    tag: "operator",
    produces: EXPORT_TYPES,
  })(async ({ query }, reply) =>
    sendExport(reply, {
      name: `회원 ${seoulDay(context.clock.now())}`,
      format: query.format,
      columns: MEMBER_EXPORT,
      rows: exportedMembers(context, query),
    }),
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
