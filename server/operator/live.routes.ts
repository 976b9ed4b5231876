// The operator's live desk: what runs and what hangs on it, bet-stops, prices by hand, limits, and the delay and margin of
// in-play markets.
import * as endpoints from "../../src/api/contract/operator/live.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import type { PriceRow } from "../sports/feed/price-row.ts";
import { type FixtureNews, publishFixtures, publishPrices } from "../sports/feed/publish.ts";
import { serve } from "../http/serve.ts";
import { newId } from "../ids.ts";
import { listActions } from "./live/actions.ts";
import { liveFixtureDetail } from "./live/fixture-detail.ts";
import { listLive } from "./live/fixtures.ts";
import { enterFixture } from "./live/hand-fixtures.ts";
import { changeLimits } from "./live/limits.ts";
import { changePrice } from "./live/prices.ts";
import { changeInPlaySetting, listInPlaySettings } from "./live/settings.ts";
import { whatIf } from "./live/what-if.ts";
import { lift, standingHolds, stop } from "./live/stops.ts";
import { belowCeiling } from "../programmes/ceiling.ts";

const READ = { tag: "operator", perMinute: 600 } as const;

export const liveRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.liveFixtures, {
    ...READ,
    summary: "진행 중이거나 예정인 경기와 마켓의 상태, 노출",
  })(({ query }) => listLive(db, query));

  serve(app, context, endpoints.liveFixtureDetail, {
    ...READ,
    summary: "한 경기의 마켓별 베팅금, 지급액, 당첨 시 손익",
  })(({ params }) => liveFixtureDetail(db, params.id));

  serve(app, context, endpoints.whatIf, {
    tag: "operator",
    summary: "경기가 이 점수로 끝나면 하우스에 남는 금액. 아무것도 바꾸지 않습니다.",
  })(({ params, body }) => whatIf(db, params.id, body));

  serve(app, context, endpoints.holds, { ...READ, summary: "지금 걸려 있는 베팅 정지" })(async () => ({
    items: await standingHolds(db),
  }));

  serve(app, context, endpoints.placeHold, {
    tag: "operator",
    summary: "전체, 종목, 경기 또는 마켓의 베팅을 정지합니다. 열린 화면에 바로 미칩니다.",
  })((request, run) => {
    let prices: PriceRow[] = [];
    return run({
      work: async (tx) => {
        const done = await stop(tx, context.clock, memberOf(request).id, request.body);
        prices = done.prices;
        return { status: 200, body: done.report };
      },
      after: () => publishPrices(context, prices),
    });
  });

  serve(app, context, endpoints.liftHold, {
    tag: "operator",
    summary: "베팅 정지를 해제합니다. 다른 정지가 덮는 마켓은 그대로 정지됩니다.",
  })((request, run) => {
    let prices: PriceRow[] = [];
    return run({
      work: async (tx) => {
        const done = await lift(tx, context.clock, memberOf(request).id, request.body);
        prices = done.prices;
        return { status: 200, body: done.report };
      },
      after: () => publishPrices(context, prices),
    });
  });

  serve(app, context, endpoints.inPlaySettings, {
    ...READ,
    summary: "종목과 리그별 인플레이 지연과 마진, 자동 정지 손실",
  })(async () => ({ items: await listInPlaySettings(db, context.config.inPlayDelayMs) }));

  serve(app, context, endpoints.changeInPlaySetting, {
    tag: "operator",
    summary: "인플레이 지연과 마진, 자동 정지 손실을 바꿉니다. 모두 비우면 넓은 범위의 값을 따릅니다.",
  })((request, run) =>
    run({
      work: async (tx) => {
        const { clock } = context;
        await belowCeiling(tx, clock, () => changeInPlaySetting(tx, clock, memberOf(request).id, request.body));
        return { status: 204 };
      },
    }),
  );

  serve(app, context, endpoints.enterFixture, {
    tag: "operator",
    summary: "공급에 없는 경기를 마켓, 배당과 함께 등록합니다.",
  })((request, run) => {
    const id = newId();
    let entered: FixtureNews | null = null;
    return run({
      work: async (tx) => {
        entered = await enterFixture(tx, context.clock, memberOf(request).id, id, request.body);
        return { status: 201, body: { fixtureId: id }, ref: id };
      },
      after: () => publishFixtures(context, entered ? [entered] : [], null),
    });
  });

  serve(app, context, endpoints.changePrice, {
    tag: "operator",
    summary: "선택의 배당을 직접 정하거나 공급 배당으로 되돌립니다. 정한 배당은 공급이 바꾸지 않습니다.",
  })((request, run) => {
    let prices: PriceRow[] = [];
    return run({
      work: async (tx) => {
        prices = await changePrice(tx, context.clock, memberOf(request).id, request.params.id, request.body);
        return { status: 204 };
      },
      after: () => publishPrices(context, prices),
    });
  });

  serve(app, context, endpoints.changeOfferLimits, {
    tag: "operator",
    summary: "마켓이나 선택에서 받는 베팅금과 손실의 한도를 정합니다. 비우면 한도가 없습니다.",
  })((request, run) =>
    run({
      work: async (tx) => {
        await changeLimits(tx, context.clock, memberOf(request).id, request.body);
        return { status: 204 };
      },
    }),
  );

  serve(app, context, endpoints.liveActions, {
    ...READ,
    summary: "정지, 해제, 설정, 배당, 한도, 베팅 취소의 기록, 최신순",
  })(({ query }) => listActions(db, query));
};
