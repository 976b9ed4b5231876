// Providers of casino games for operators.
import * as endpoints from "../../src/api/contract/operator/providers.endpoints.ts";
import { serve } from "../http/serve.ts";
import type { Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { report } from "../log.ts";
import { announce } from "../lobby/provider/announce.ts";
import { refreshGames } from "../lobby/provider/games.ts";
import {
  askNow,
  cancelUnknown,
  changeProvider,
  listProviders,
  listTransactions,
  makeProvider,
  providerOf,
} from "./providers.ts";

export const operatorProviderRoutes: Routes = (app, context) => {
  /** Open lobbies are read again. */
  const after = async () => context.events.publish("miniGames", { gameIds: [] });

  serve(app, context, endpoints.providers, { tag: "operator", summary: "게임 제공사와 열린 베팅, 하루의 금액" })(
    async () => ({ items: await listProviders(context) }),
  );

  serve(app, context, endpoints.createProvider, { tag: "operator", summary: "제공사를 등록합니다." })((request, run) =>
    run({
      work: async (tx) => {
        await makeProvider(tx, context, request.body);
        return { status: 204, body: null };
      },
      after,
    }),
  );

  serve(app, context, endpoints.changeProvider, {
    tag: "operator",
    summary: "제공사를 켜거나 끄고, 이름과 주소와 비밀값을 바꿉니다. 꺼도 당첨과 취소는 받습니다.",
  })((request, run) =>
    run({
      work: async (tx) => {
        await changeProvider(tx, context, request.params.id, request.body);
        return { status: 204, body: null };
      },
      after,
    }),
  );

  serve(app, context, endpoints.readProviderGames, { tag: "operator", summary: "제공사의 게임 목록을 지금 읽습니다." })(
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

  serve(app, context, endpoints.providerTransactions, { tag: "operator", summary: "제공사의 거래와 그 상태, 최신순" })(
    (request) => listTransactions(context, request.query),
  );

  serve(app, context, endpoints.askProvider, {
    tag: "operator",
    summary: "열린 베팅이 어떻게 되었는지 제공사에 묻고, 빠진 당첨과 취소를 받습니다.",
  })(async (request) => ({ doubt: await askNow(context, request.body) }));

  serve(app, context, endpoints.cancelProviderBet, {
    tag: "operator",
    summary: "제공사가 모르는 열린 베팅을 취소하고 베팅금을 돌려줍니다.",
  })((request, run) => {
    let cancelled = "";
    return run({
      work: async (tx) => {
        const { betId, returned } = await cancelUnknown(tx, context, request.body);
        cancelled = betId;
        return { status: 200, body: { returned } };
      },
      after: async () => {
        if (cancelled) announce(context, cancelled);
      },
    });
  });
};
