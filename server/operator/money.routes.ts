// The operators' queues of charges and exchanges, and the data that these go by.
import { asc, eq } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/money.endpoints.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { memberOf, type Routes } from "../app.ts";
import { houseBank } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { serve } from "../http/serve.ts";
import { REQUEST_FILES } from "./money/export-columns.ts";
import { readWaiting } from "./waiting.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { sendPayouts } from "../wallet/tether/payout.ts";
import { actOnRequests } from "../wallet/act.ts";
import { changeChargeTypes, changeMoneyLimits, listChargeTypes, listMoneyLimits } from "../wallet/money-limits.ts";
import { publishRequests } from "../wallet/money-requests.ts";
import { exportedQueue, listQueue } from "../wallet/queue.ts";
import { readWeights, writeWeights } from "../wallet/wagering.ts";

export const operatorMoneyRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.waitingCounts, { summary: "처리를 기다리는 것의 수, 관리 메뉴별", tag: "operator" })(
    (request) => readWaiting(db, memberOf(request).id),
  );

  serve(app, context, endpoints.allMoneyRequests, {
    summary: "충전 또는 환전 신청. 기다리는 것은 오래된 순, 끝난 것은 최신순",
    tag: "operator",
  })((request) => listQueue(context, memberOf(request), request.query));

  serve(app, context, endpoints.exportMoneyRequests, {
    summary: "찾은 신청 전체를 CSV나 XLSX로 저장",
    tag: "operator",
    produces: EXPORT_TYPES,
  })(async (request, reply) => {
    const { kind, format } = request.query;
    const { name, columns } = REQUEST_FILES[kind];
    return sendExport(reply, {
      name: `${name} ${seoulDay(context.clock.now())}`,
      format,
      columns,
      rows: exportedQueue(context, memberOf(request), request.query),
    });
  });

  serve(app, context, endpoints.actOnMoneyRequests, {
    summary: "신청을 맡거나 놓거나 승인하거나 거절합니다. 신청마다 따로 처리하고 결과를 답합니다.",
    tag: "operator",
  })((request, run) => {
    let done: string[] = [];
    return run({
      work: async (tx) => {
        const body = await actOnRequests(tx, context, memberOf(request), request.body);
        done = body.items.filter(({ problem }) => problem === null).map(({ id }) => id);
        return { status: 200, body };
      },
      after: async () => {
        if (request.body.action === "approve") await sendPayouts(context, done);
        await publishRequests(context, done);
      },
    });
  });

  serve(app, context, endpoints.chargeTypes, { summary: "충전 종류", tag: "operator" })(async () => ({
    items: await listChargeTypes(db),
  }));

  serve(app, context, endpoints.saveChargeTypes, {
    summary: "보낸 충전 종류를 바꾸거나 더합니다. 이미 신청한 것은 그대로입니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => ({ status: 200, body: { items: await changeChargeTypes(tx, request.body.items) } }),
    }),
  );

  serve(app, context, endpoints.wageringWeights, {
    summary: "환전 조건(롤링)에 상품별로 인정하는 비율",
    tag: "operator",
  })(() => readWeights(db));

  serve(app, context, endpoints.saveWageringWeights, {
    summary: "롤링 인정 비율을 바꿉니다. 아직 채우지 못한 롤링은 새 비율로 계산합니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => {
        await belowCeiling(tx, context.clock, () => writeWeights(tx, context.clock, request.body));
        return { status: 200, body: request.body };
      },
    }),
  );

  serve(app, context, endpoints.moneyLimits, { summary: "레벨별 충전·환전 한도", tag: "operator" })(async () => ({
    items: await listMoneyLimits(db),
  }));

  serve(app, context, endpoints.saveMoneyLimits, {
    summary: "보낸 레벨의 충전·환전 한도를 바꿉니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => ({ status: 200, body: { items: await changeMoneyLimits(tx, request.body.items) } }),
    }),
  );

  serve(app, context, endpoints.houseBanks, { summary: "하우스 입금 계좌", tag: "operator" })(async () => ({
    items: await db.select().from(houseBank).orderBy(asc(houseBank.id)),
  }));

  serve(app, context, endpoints.saveHouseBank, { summary: "하우스 입금 계좌를 더하거나 바꿉니다.", tag: "operator" })(
    (request, run) =>
      run({
        work: async (tx) => {
          const row = { id: request.params.id, ...request.body };
          await tx.insert(houseBank).values(row).onConflictDoUpdate({ target: houseBank.id, set: row });
          return { status: 204 };
        },
      }),
  );

  serve(app, context, endpoints.removeHouseBank, {
    summary: "하우스 입금 계좌를 지웁니다. 이미 안내한 신청에는 남습니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => {
        const gone = await tx.delete(houseBank).where(eq(houseBank.id, request.params.id)).returning();
        if (gone.length === 0) throw new ApiError("not_found");
        return { status: 204 };
      },
    }),
  );
};
