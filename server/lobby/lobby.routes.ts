// The lobbies of casino and slots, and the way into a game.
import * as endpoints from "../../src/api/contract/lobby/lobby.endpoints.ts";
import { serve } from "../http/serve.ts";
import { LOBBY_PAGES } from "../../src/domain/lobby/shut-lobby.ts";
import { memberOf, type Routes } from "../app.ts";
import { inTransaction } from "../db/transaction.ts";
import { honoursOf } from "./provider/honours.ts";
import { enterLobby, launchGame, refuseBarred } from "./provider/launch.ts";
import { lobbyOf, setFavourite } from "./provider/lobby.ts";

export const lobbyRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.playfunAuth, {
    summary: "카지노 또는 슬롯에 들어갑니다. 게임을 말하면 그 게임의 주소, 아니면 로비의 주소를 답합니다.",
    tag: "minigame",
  })(async (request) => {
    const { lobby, game } = request.body;
    const page = LOBBY_PAGES[lobby];
    const returnUrl = `${request.protocol}://${request.host}${page}`;
    const entering = { member: memberOf(request), sessionHash: request.tokenHash ?? "", returnUrl };
    if (game) return { launch_url: await launchGame(context, entering, { lobby, ...game }) };
    await enterLobby(context, entering);
    return { launch_url: page };
  });

  serve(app, context, endpoints.lobbyGames, {
    summary: "로비의 제공사와 게임, 회원의 즐겨찾기와 최근 게임",
    tag: "minigame",
  })((request) => {
    const member = memberOf(request);
    refuseBarred(member);
    return lobbyOf(context, member.id, request.params.lobby);
  });

  serve(app, context, endpoints.starGame, { summary: "게임을 즐겨찾기에 넣거나 뺍니다.", tag: "minigame" })(
    async (request) => {
      const member = memberOf(request);
      refuseBarred(member);
      await inTransaction(context.database.db, (tx) => setFavourite(tx, context, member.id, request.body));
    },
  );

  serve(app, context, endpoints.honours, { summary: "기간의 큰 당첨, 큰 순. 닉네임은 가립니다.", tag: "minigame" })(
    (request) => honoursOf(context, memberOf(request).id, request.params.lobby, request.query.period),
  );
};
