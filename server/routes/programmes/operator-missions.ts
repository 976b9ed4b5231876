// The operator keeps missions and accumulated events.
import { AdminMission, AdminMissionList, MissionRequest } from "../../../src/api/contract/missions.ts";
import { IdParams } from "../../../src/api/contract/operator.ts";
import * as operatorEndpoints from "../../../src/api/contract/endpoints/operator-missions.ts";
import { describeRoute, type Routes } from "../../app.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { serve } from "../../http/serve.ts";
import { belowCeiling } from "../../programmes/ceiling.ts";
import { changeMission, createMission, endMission, listAdminMissions } from "../../programmes/mission-desk.ts";

export const operatorMissionRoutes: Routes = (app, context) => {
  const { clock } = context;
  const operator = { access: "admin", tag: "operator", command: "account" } as const;

  app.get(
    "/api/admin/missions",
    describeRoute({
      access: "admin",
      summary: "모든 미션과 누적 이벤트",
      tag: "operator",
      response: { 200: AdminMissionList },
    }),
    async () => ({ items: await listAdminMissions(context.database.db, clock) }),
  );

  app.post(
    "/api/admin/missions",
    describeRoute({
      ...operator,
      summary: "미션을 만듭니다.",
      body: MissionRequest,
      response: { 201: AdminMission },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 201,
          body: await belowCeiling(tx, clock, () => createMission(tx, clock, request.body)),
        }),
      }),
  );

  app.put(
    "/api/admin/missions/:id",
    describeRoute({
      ...operator,
      summary: "미션을 고칩니다. 지급한 내역이 있으면 목표와 보상은 바꿀 수 없습니다.",
      params: IdParams,
      body: MissionRequest,
      response: { 200: AdminMission },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const change = () => changeMission(tx, clock, request.params.id, request.body);
          return { status: 200, body: await belowCeiling(tx, clock, change) };
        },
      }),
  );

  serve(app, context, operatorEndpoints.endMission, {
    summary: "미션을 지금 끝냅니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endMission(tx, clock, params.id) }) }));
};
