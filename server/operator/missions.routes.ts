// The operator keeps missions and accumulated events.
import * as endpoints from "../../src/api/contract/operator/missions.endpoints.ts";
import type { Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { changeMission, createMission, endMission, listOperatorMissions } from "./missions.ts";

export const operatorMissionRoutes: Routes = (app, context) => {
  const { clock } = context;

  serve(app, context, endpoints.allMissions, { summary: "모든 미션과 누적 이벤트", tag: "operator" })(async () => ({
    items: await listOperatorMissions(context.database.db, clock),
  }));

  serve(app, context, endpoints.createMission, { summary: "미션을 만듭니다.", tag: "operator" })(({ body }, run) =>
    run({
      work: async (tx) => ({
        status: 201,
        body: await belowCeiling(tx, clock, () => createMission(tx, clock, body)),
      }),
    }),
  );

  serve(app, context, endpoints.changeMission, {
    summary: "미션을 고칩니다. 지급한 내역이 있으면 목표와 보상은 바꿀 수 없습니다.",
    tag: "operator",
  })(({ params, body }, run) =>
    run({
      work: async (tx) => {
        const change = () => changeMission(tx, clock, params.id, body);
        return { status: 200, body: await belowCeiling(tx, clock, change) };
      },
    }),
  );

  serve(app, context, endpoints.endMission, {
    summary: "미션을 지금 끝냅니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endMission(tx, clock, params.id) }) }));
};
