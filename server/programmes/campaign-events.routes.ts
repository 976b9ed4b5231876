// Events: the lists, one event, the terms, and what an operator writes.
import * as endpoints from "../../src/api/contract/programmes/campaign-events.endpoints.ts";
import { homeEvents as homeEventsEndpoint } from "../../src/api/contract/programmes/home-events.endpoints.ts";
import * as operatorEndpoints from "../../src/api/contract/operator/campaign-events.endpoints.ts";
import type { Routes } from "../app.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import {
  campaignEventById,
  endEvent,
  eventRules,
  homeEvents,
  listOperatorEvents,
  listCampaignEvents,
  writeEvent,
} from "./campaign-events.ts";

export const campaignEventRoutes: Routes = (app, context) => {
  const { clock } = context;
  const { db } = context.database;

  serve(app, context, endpoints.campaignEvents, { summary: "이벤트 목록: 진행 중인 것이 먼저", tag: "programme" })(
    ({ query }) => listCampaignEvents(db, clock, query),
  );

  serve(app, context, homeEventsEndpoint, { summary: "홈에 거는 이벤트", tag: "programme" })(async () => ({
    items: await homeEvents(db, clock),
  }));

  serve(app, context, endpoints.eventRules, { summary: "이벤트 규정 전문", tag: "programme" })(async () => ({
    items: await eventRules(db, clock),
  }));

  serve(app, context, endpoints.campaignEventById, { summary: "이벤트 하나", tag: "programme" })(({ params }) =>
    campaignEventById(db, clock, params.id),
  );

  serve(app, context, operatorEndpoints.allCampaignEvents, { summary: "모든 이벤트", tag: "operator" })(({ query }) =>
    listOperatorEvents(db, clock, query),
  );

  serve(app, context, operatorEndpoints.createCampaignEvent, {
    summary: "이벤트를 만듭니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ body }, run) => run({ work: async (tx) => ({ status: 201, body: await writeEvent(tx, clock, null, body) }) }));

  serve(app, context, operatorEndpoints.changeCampaignEvent, {
    summary: "이벤트를 고칩니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ params, body }, run) =>
    run({ work: async (tx) => ({ status: 200, body: await writeEvent(tx, clock, params.id, body) }) }),
  );

  serve(app, context, operatorEndpoints.endCampaignEvent, {
    summary: "이벤트를 지금 끝냅니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endEvent(tx, clock, params.id) }) }));
};
