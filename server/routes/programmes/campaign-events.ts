// Events: the lists, one event, the terms, and what an operator writes.
import {
  AdminCampaignEvent,
  AdminCampaignEventPage,
  AdminCampaignEventsQuery,
  CampaignEvent,
  CampaignEventPage,
  CampaignEventRequest,
  CampaignEventsQuery,
  EventRuleList,
  HomeEventList,
} from "../../../src/api/contract/campaign-events.ts";
import { IdParams } from "../../../src/api/contract/operator.ts";
import * as operatorEndpoints from "../../../src/api/contract/endpoints/operator-campaign-events.ts";
import { describeRoute, type Routes } from "../../app.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { serve } from "../../http/serve.ts";
import {
  campaignEventById,
  endEvent,
  eventRules,
  homeEvents,
  listAdminEvents,
  listCampaignEvents,
  writeEvent,
} from "../../programmes/campaign-events.ts";
import { LONG_TEXT_BODY } from "../../http/body-limits.ts";

export const campaignEventRoutes: Routes = (app, context) => {
  const { clock } = context;
  const { db } = context.database;
  const read = { access: "member", tag: "programme" } as const;

  app.get(
    "/api/campaign-events",
    describeRoute({
      ...read,
      summary: "이벤트 목록: 진행 중인 것이 먼저",
      querystring: CampaignEventsQuery,
      response: { 200: CampaignEventPage },
    }),
    (request) => listCampaignEvents(db, clock, request.query),
  );

  app.get(
    "/api/campaign-events/home",
    describeRoute({ ...read, summary: "홈에 거는 이벤트", response: { 200: HomeEventList } }),
    async () => ({ items: await homeEvents(db, clock) }),
  );

  app.get(
    "/api/campaign-events/rules",
    describeRoute({ ...read, summary: "이벤트 규정 전문", response: { 200: EventRuleList } }),
    async () => ({ items: await eventRules(db, clock) }),
  );

  app.get(
    "/api/campaign-events/:id",
    describeRoute({ ...read, summary: "이벤트 하나", params: IdParams, response: { 200: CampaignEvent } }),
    (request) => campaignEventById(db, clock, request.params.id),
  );

  const operator = { access: "admin", tag: "operator", command: "account" } as const;

  app.get(
    "/api/admin/campaign-events",
    describeRoute({
      access: "admin",
      summary: "모든 이벤트",
      tag: "operator",
      querystring: AdminCampaignEventsQuery,
      response: { 200: AdminCampaignEventPage },
    }),
    (request) => listAdminEvents(db, clock, request.query),
  );

  app.post(
    "/api/admin/campaign-events",
    describeRoute({
      ...operator,
      summary: "이벤트를 만듭니다.",
      body: CampaignEventRequest,
      largestBody: LONG_TEXT_BODY,
      response: { 201: AdminCampaignEvent },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 201, body: await writeEvent(tx, clock, null, request.body) }),
      }),
  );

  app.put(
    "/api/admin/campaign-events/:id",
    describeRoute({
      ...operator,
      summary: "이벤트를 고칩니다.",
      params: IdParams,
      body: CampaignEventRequest,
      largestBody: LONG_TEXT_BODY,
      response: { 200: AdminCampaignEvent },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await writeEvent(tx, clock, request.params.id, request.body) }),
      }),
  );

  serve(app, context, operatorEndpoints.endCampaignEvent, {
    summary: "이벤트를 지금 끝냅니다.",
    tag: "operator",
  })(({ params }, run) => run({ work: async (tx) => ({ status: 200, body: await endEvent(tx, clock, params.id) }) }));
};
