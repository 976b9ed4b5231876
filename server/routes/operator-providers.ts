// Providers of casino games for operators.
import {
  AskAnswer,
  AskRequest,
  CancelAnswer,
  CancelRequest,
  GamesRead,
  ProviderChange,
  ProviderList,
  ProviderMake,
  ProviderParams,
  TransactionPage,
  TransactionsQuery,
} from "../../src/api/contract/operator-providers.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { ApiError } from "../errors.ts";
import { report } from "../log.ts";
import { announce } from "../provider/announce.ts";
import { refreshGames } from "../provider/games.ts";
import {
  askNow,
  cancelUnknown,
  changeProvider,
  listProviders,
  listTransactions,
  makeProvider,
  providerOf,
} from "../provider/operator-providers.ts";

export const operatorProviderRoutes: Routes = (app, context) => {
  const admin = { access: "admin", tag: "operator" } as const;
  const made = { 200: ProviderList };
  /** Open lobbies are read again. */
  const after = async () => context.events.publish("miniGames", { gameIds: [] });

  app.get(
    "/api/admin/providers",
    describeRoute({ ...admin, summary: "게임 제공사와 열린 베팅, 하루의 금액", response: made }),
    async () => ({ items: await listProviders(context) }),
  );

  app.post(
    "/api/admin/providers",
    describeRoute({
      ...admin,
      summary: "제공사를 등록합니다.",
      command: "account",
      body: ProviderMake,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await makeProvider(tx, context, request.body);
          return { status: 204, body: null };
        },
        after,
      }),
  );

  app.put(
    "/api/admin/providers/:id",
    describeRoute({
      ...admin,
      summary: "제공사를 켜거나 끄고, 이름과 주소와 비밀값을 바꿉니다. 꺼도 당첨과 취소는 받습니다.",
      command: "account",
      params: ProviderParams,
      body: ProviderChange,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await changeProvider(tx, context, request.params.id, request.body);
          return { status: 204, body: null };
        },
        after,
      }),
  );

  app.post(
    "/api/admin/providers/:id/games",
    describeRoute({
      ...admin,
      summary: "제공사의 게임 목록을 지금 읽습니다.",
      params: ProviderParams,
      response: { 200: GamesRead },
    }),
    async (request) => {
      const row = await providerOf(context.database.db, request.params.id);
      try {
        const games = await refreshGames(context, row);
        await after();
        return { games };
      } catch (error) {
        report(`no games from ${row.id}`, error);
        throw new ApiError("unavailable", "제공사가 응답하지 않습니다.");
      }
    },
  );

  app.get(
    "/api/admin/provider-transactions",
    describeRoute({
      ...admin,
      summary: "제공사의 거래와 그 상태, 최신순",
      querystring: TransactionsQuery,
      response: { 200: TransactionPage },
    }),
    (request) => listTransactions(context, request.query),
  );

  app.post(
    "/api/admin/provider-transactions/ask",
    describeRoute({
      ...admin,
      summary: "열린 베팅이 어떻게 되었는지 제공사에 묻고, 빠진 당첨과 취소를 받습니다.",
      body: AskRequest,
      response: { 200: AskAnswer },
    }),
    async (request) => ({ doubt: await askNow(context, request.body) }),
  );

  app.post(
    "/api/admin/provider-transactions/cancel",
    describeRoute({
      ...admin,
      summary: "제공사가 모르는 열린 베팅을 취소하고 베팅금을 돌려줍니다.",
      command: "account",
      body: CancelRequest,
      response: { 200: CancelAnswer },
    }),
    (request, reply) => {
      let cancelled = "";
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const { betId, returned } = await cancelUnknown(tx, context, request.body);
          cancelled = betId;
          return { status: 200, body: { returned } };
        },
        after: async () => {
          if (cancelled) announce(context, cancelled);
        },
      });
    },
  );
};
