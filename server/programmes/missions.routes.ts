// Missions and accumulated events: a member's progress and claims.
import * as endpoints from "../../src/api/contract/programmes/missions.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import { serve } from "../http/serve.ts";
import { readBalances } from "../ledger/balances.ts";
import { claimStep, listMissions } from "./missions.ts";

export const missionRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.missions, {
    summary: "진행 중인 미션, 또는 누적 이벤트와 내 진행 상황",
    tag: "programme",
  })((request) => listMissions(context.database.db, context.clock, memberOf(request).id, request.query.kind));

  serve(app, context, endpoints.claimMission, {
    summary: "달성한 단계의 보상을 받습니다. 한 번입니다.",
    tag: "programme",
    movesMoney: true,
  })((request, run) => {
    const { id } = memberOf(request);
    return run({
      work: async (tx) => {
        const { kind, amount } = await claimStep(tx, context.clock, id, request.params.id, request.body.step);
        return { status: 201, body: { kind, amount, ...(await readBalances(tx, id)) } };
      },
      after: () => publishWallets(context, [id]),
    });
  });
};
