// The rates of rolling, and what a settlement request covers.
import * as endpoints from "../../src/api/contract/operator/rolling.endpoints.ts";
import type { Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { belowCeiling, readCeiling } from "../programmes/ceiling.ts";
import { changeLevelRates, changeMemberRates, listLevelRates, listMemberRates } from "../wallet/rolling/rates.ts";
import { findRolling } from "../wallet/rolling/request.ts";

export const operatorRollingRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.rollingRequestById, { summary: "정산 신청 하나의 내역", tag: "operator" })(
    ({ params }) => findRolling(db, params.id),
  );

  serve(app, context, endpoints.programmeCeiling, {
    summary: "프로그램이 돌려주는 몫과 상품별 하우스 에지",
    tag: "operator",
  })(() => readCeiling(db, clock));

  serve(app, context, endpoints.levelRates, { summary: "레벨별 롤링률", tag: "operator" })(async () => ({
    items: await listLevelRates(db),
  }));

  serve(app, context, endpoints.changeLevelRates, {
    summary: "보낸 레벨의 롤링률을 바꿉니다. 다음 신청부터 쓰입니다.",
    tag: "operator",
  })(({ body }, run) =>
    run({
      work: async (tx) => ({
        status: 200,
        body: { items: await belowCeiling(tx, clock, () => changeLevelRates(tx, body.items)) },
      }),
    }),
  );

  serve(app, context, endpoints.memberRates, { summary: "따로 정한 회원의 롤링률", tag: "operator" })(async () => ({
    items: await listMemberRates(db),
  }));

  serve(app, context, endpoints.changeMemberRates, {
    summary: "한 회원의 롤링률을 따로 정합니다. 비우면 레벨의 롤링률을 따릅니다.",
    tag: "operator",
  })(({ params, body }, run) =>
    run({
      work: async (tx) => {
        await belowCeiling(tx, clock, () => changeMemberRates(tx, params.userId, body.rates));
        return { status: 200, body: { items: await listMemberRates(tx) } };
      },
    }),
  );
};
