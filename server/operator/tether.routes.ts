// The operators' side of tether: payments to decide about, rate and networks.
import * as endpoints from "../../src/api/contract/operator/tether.endpoints.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { memberOf, type Routes } from "../app.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { serve } from "../http/serve.ts";
import { TETHER_EXPORT } from "./money/export-columns.ts";
import { actOnOrders } from "../wallet/tether/act.ts";
import { publishOrders } from "../wallet/tether/orders.ts";
import { exportedTether, listTetherQueue } from "../wallet/tether/queue.ts";
import { changeNetworks, currentRate, listNetworks, setRate } from "../wallet/tether/terms.ts";

export const operatorTetherRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.allTetherOrders, {
    summary: "테더 입금. 판단을 기다리는 것은 오래된 순, 다른 것은 최신순",
    tag: "operator",
  })((request) => listTetherQueue(context, memberOf(request), request.query));

  serve(app, context, endpoints.exportTetherOrders, {
    summary: "찾은 테더 입금 전체를 CSV나 XLSX로 저장",
    tag: "operator",
    produces: EXPORT_TYPES,
  })(async (request, reply) =>
    sendExport(reply, {
      name: `테더 입금 ${seoulDay(context.clock.now())}`,
      format: request.query.format,
      columns: TETHER_EXPORT,
      rows: exportedTether(context, memberOf(request), request.query),
    }),
  );

  serve(app, context, endpoints.actOnTetherOrders, {
    summary: "테더 입금을 맡거나 놓거나 지급하거나 거절합니다. 입금마다 따로 처리하고 결과를 답합니다.",
    tag: "operator",
  })((request, run) => {
    let done: string[] = [];
    return run({
      work: async (tx) => {
        const body = await actOnOrders(tx, context, memberOf(request), request.body);
        done = body.items.filter(({ problem }) => problem === null).map(({ id }) => id);
        return { status: 200, body };
      },
      after: () => publishOrders(context, done),
    });
  });

  serve(app, context, endpoints.tetherRate, { summary: "테더 환율", tag: "operator" })(async () => {
    const { rate, at } = await currentRate(db);
    return { rate, at: at.toISOString() };
  });

  serve(app, context, endpoints.saveTetherRate, {
    summary: "테더 환율을 정합니다. 이미 신청한 입금은 그대로입니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => ({
        status: 200,
        body: await setRate(tx, context, request.body.rate, memberOf(request).id),
      }),
    }),
  );

  serve(app, context, endpoints.tetherNetworks, { summary: "테더 네트워크", tag: "operator" })(async () => ({
    items: await listNetworks(db),
  }));

  serve(app, context, endpoints.saveTetherNetworks, {
    summary: "보낸 네트워크를 바꾸거나 더합니다. 이미 신청한 입금은 그대로입니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => ({ status: 200, body: { items: await changeNetworks(tx, request.body.items) } }),
    }),
  );
};
