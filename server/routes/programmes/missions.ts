// Missions and accumulated events: a member's progress and claims.
import { ClaimRequest, MissionClaimReport, MissionList, MissionsQuery } from "../../../src/api/contract/missions.ts";
import { IdParams } from "../../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../../app.ts";
import { publishWallets } from "../../betting/member-events.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { readBalances } from "../../ledger/balances.ts";
import { claimStep, listMissions } from "../../programmes/missions.ts";

export const missionRoutes: Routes = (app, context) => {
  app.get(
    "/api/missions",
    describeRoute({
      access: "member",
      summary: "진행 중인 미션, 또는 누적 이벤트와 내 진행 상황",
      tag: "programme",
      querystring: MissionsQuery,
      response: { 200: MissionList },
    }),
    (request) => listMissions(context.database.db, context.clock, memberOf(request).id, request.query.kind),
  );

  app.post(
    "/api/missions/:id/claim",
    describeRoute({
      access: "member",
      summary: "달성한 단계의 보상을 받습니다. 한 번입니다.",
      tag: "programme",
      command: "account",
      params: IdParams,
      body: ClaimRequest,
      response: { 201: MissionClaimReport },
    }),
    (request, reply) => {
      const { id } = memberOf(request);
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const { kind, amount } = await claimStep(tx, context.clock, id, request.params.id, request.body.step);
          return { status: 201, body: { kind, amount, ...(await readBalances(tx, id)) } };
        },
        after: () => publishWallets(context, [id]),
      });
    },
  );
};
