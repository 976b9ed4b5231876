// The operators' side of tether: payments to decide about, rate and networks.
import {
  AdminTetherPage,
  AdminTetherQuery,
  NetworkList,
  NetworksChange,
  TetherActRequest,
  TetherRate,
  TetherRateChange,
} from "../../src/api/contract/operator-tether.ts";
import { ActReport } from "../../src/api/contract/operator-wallet.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { actOnOrders } from "../tether/act.ts";
import { publishOrders } from "../tether/orders.ts";
import { listTetherQueue } from "../tether/queue.ts";
import { changeNetworks, currentRate, listNetworks, setRate } from "../tether/terms.ts";

export const operatorTetherRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/admin/tether-orders",
    describeRoute({
      access: "admin",
      summary: "테더 입금. 판단을 기다리는 것은 오래된 순, 다른 것은 최신순",
      tag: "operator",
      querystring: AdminTetherQuery,
      response: { 200: AdminTetherPage },
    }),
    (request) => listTetherQueue(context, memberOf(request), request.query),
  );

  app.post(
    "/api/admin/tether-orders/act",
    describeRoute({
      access: "admin",
      summary: "테더 입금을 맡거나 놓거나 지급하거나 거절합니다. 입금마다 따로 처리하고 결과를 답합니다.",
      tag: "operator",
      command: "account",
      body: TetherActRequest,
      response: { 200: ActReport },
    }),
    (request, reply) => {
      let done: string[] = [];
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const body = await actOnOrders(tx, context, memberOf(request), request.body);
          done = body.items.filter(({ problem }) => problem === null).map(({ id }) => id);
          return { status: 200, body };
        },
        after: () => publishOrders(context, done),
      });
    },
  );

  app.get(
    "/api/admin/tether-rate",
    describeRoute({ access: "admin", summary: "테더 환율", tag: "operator", response: { 200: TetherRate } }),
    async () => {
      const { rate, at } = await currentRate(db);
      return { rate, at: at.toISOString() };
    },
  );

  app.put(
    "/api/admin/tether-rate",
    describeRoute({
      access: "admin",
      summary: "테더 환율을 정합니다. 이미 신청한 입금은 그대로입니다.",
      tag: "operator",
      command: "account",
      body: TetherRateChange,
      response: { 200: TetherRate },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 200,
          body: await setRate(tx, context, request.body.rate, memberOf(request).id),
        }),
      }),
  );

  app.get(
    "/api/admin/tether-networks",
    describeRoute({ access: "admin", summary: "테더 네트워크", tag: "operator", response: { 200: NetworkList } }),
    async () => ({ items: await listNetworks(db) }),
  );

  app.put(
    "/api/admin/tether-networks",
    describeRoute({
      access: "admin",
      summary: "보낸 네트워크를 바꾸거나 더합니다. 이미 신청한 입금은 그대로입니다.",
      tag: "operator",
      command: "account",
      body: NetworksChange,
      response: { 200: NetworkList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: { items: await changeNetworks(tx, request.body.items) } }),
      }),
  );
};
