// The operator's live desk: what runs and what hangs on it, bet-stops, and the delay and margin of in-play markets.
import * as v from "valibot";
import { Id } from "../../src/api/contract/common.ts";
import {
  FixtureDesk,
  HoldList,
  HoldReport,
  HoldRequest,
  InPlaySettingChange,
  InPlaySettingList,
  LiftRequest,
  LiveActionPage,
  LiveActionsQuery,
  LivePage,
  LiveQuery,
} from "../../src/api/contract/live-desk.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { publishPrices } from "../feed/publish.ts";
import type { PriceRow } from "../feed/price-row.ts";
import { listActions } from "../operator/live/actions.ts";
import { fixtureDesk } from "../operator/live/fixture-desk.ts";
import { listLive } from "../operator/live/fixtures.ts";
import { changeInPlaySetting, listInPlaySettings } from "../operator/live/settings.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { lift, standingHolds, stop } from "../operator/live/stops.ts";

const PER_MINUTE = 600;
const READ = { access: "admin", tag: "operator", perMinute: PER_MINUTE } as const;
const DO = { access: "admin", tag: "operator", command: "account" } as const;

export const liveDeskRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const settings = async () => ({ items: await listInPlaySettings(db, context.config.inPlayDelayMs) });

  app.get(
    "/api/admin/live",
    describeRoute({
      ...READ,
      summary: "진행 중이거나 예정인 경기와 마켓의 상태, 노출",
      querystring: LiveQuery,
      response: { 200: LivePage },
    }),
    (request) => listLive(db, request.query),
  );

  app.get(
    "/api/admin/live/fixtures/:id",
    describeRoute({
      ...READ,
      summary: "한 경기의 마켓별 베팅금, 지급액, 당첨 시 손익",
      params: v.object({ id: Id }),
      response: { 200: FixtureDesk },
    }),
    (request) => fixtureDesk(db, request.params.id),
  );

  app.get(
    "/api/admin/live/holds",
    describeRoute({ ...READ, summary: "지금 걸려 있는 베팅 정지", response: { 200: HoldList } }),
    async () => ({ items: await standingHolds(db) }),
  );

  app.post(
    "/api/admin/live/holds",
    describeRoute({
      ...DO,
      summary: "전체, 종목, 경기 또는 마켓의 베팅을 정지합니다. 열린 화면에 바로 미칩니다.",
      body: HoldRequest,
      response: { 200: HoldReport },
    }),
    (request, reply) => {
      let prices: PriceRow[] = [];
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const done = await stop(tx, context.clock, memberOf(request).id, request.body);
          prices = done.prices;
          return { status: 200, body: done.report };
        },
        after: () => publishPrices(context, prices),
      });
    },
  );

  app.post(
    "/api/admin/live/holds/lift",
    describeRoute({
      ...DO,
      summary: "베팅 정지를 해제합니다. 다른 정지가 덮는 마켓은 그대로 정지됩니다.",
      body: LiftRequest,
      response: { 200: HoldReport },
    }),
    (request, reply) => {
      let prices: PriceRow[] = [];
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const done = await lift(tx, context.clock, memberOf(request).id, request.body);
          prices = done.prices;
          return { status: 200, body: done.report };
        },
        after: () => publishPrices(context, prices),
      });
    },
  );

  app.get(
    "/api/admin/live/settings",
    describeRoute({
      ...READ,
      summary: "종목과 리그별 인플레이 지연과 마진",
      response: { 200: InPlaySettingList },
    }),
    settings,
  );

  app.put(
    "/api/admin/live/settings",
    describeRoute({
      ...DO,
      summary: "인플레이 지연과 마진을 바꿉니다. 둘 다 비우면 넓은 범위의 값을 따릅니다.",
      body: InPlaySettingChange,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const { clock } = context;
          await belowCeiling(tx, clock, () => changeInPlaySetting(tx, clock, memberOf(request).id, request.body));
          return { status: 204 };
        },
      }),
  );

  app.get(
    "/api/admin/live/actions",
    describeRoute({
      ...READ,
      summary: "정지, 해제, 설정, 베팅 취소의 기록, 최신순",
      querystring: LiveActionsQuery,
      response: { 200: LiveActionPage },
    }),
    (request) => listActions(db, request.query),
  );
};
