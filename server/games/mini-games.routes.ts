// Rounds of the house's own games as members see them: maintenance, the running round, results, proofs.
import * as endpoints from "../../src/api/contract/games/mini-games.endpoints.ts";
import { serve } from "../http/serve.ts";
import { gameOf, isRetired } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import type { Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { gamesRunning } from "./games-running.ts";
import { chainsOf, readProof, recentRounds, roundResults } from "./rounds-read.ts";
import { readTermsOf } from "./settings.ts";

const NO_GAME = "게임을 찾을 수 없습니다.";
const PER_MINUTE = 600;

export const miniGameRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.miniGameSetting, {
    perMinute: PER_MINUTE,
    summary: "미니게임의 점검 여부",
    tag: "minigame",
  })(async (request) => {
    const { id } = request.params;
    if (isRetired(id)) return { systemMaintenanceFlg: true };
    if (!gameOf(id)) throw new ApiError("not_found", NO_GAME);
    const terms = await readTermsOf(db, id);
    return id in terms.revisions ? { systemMaintenanceFlg: terms.isMaintained } : null;
  });

  serve(app, context, endpoints.miniGameEvents, {
    perMinute: PER_MINUTE,
    summary: "미니게임의 회차. currentGame=1은 지금 회차와 바로 앞 회차, 아니면 추첨한 최근 100회차",
    tag: "minigame",
  })(async ({ query }) => {
    const eventId = context.events.lastId();
    const items = await recentRounds(context, query.gameId, query.currentGame === "1");
    return { now: context.clock.now(), items, eventId };
  });

  serve(app, context, endpoints.runningGames, {
    perMinute: PER_MINUTE,
    summary: "모든 미니게임의 지금 회차와 최근 결과 10개",
    tag: "minigame",
  })(async () => {
    const eventId = context.events.lastId();
    const items = await gamesRunning(context);
    return { now: context.clock.now(), items, eventId };
  });

  serve(app, context, endpoints.miniGamePicks, {
    perMinute: PER_MINUTE,
    summary: "미니게임의 배당과 한도",
    tag: "minigame",
  })(async ({ query: { gameId } }) => {
    const game = gameOf(gameId);
    if (!game) throw new ApiError("not_found", NO_GAME);
    const eventId = context.events.lastId();
    const { priceOf, maxStakeOf, maxPickStake, maxRoundStake } = await readTermsOf(db, gameId);
    const items = KINDS[game.kind].picks.map((pick) => ({
      key: pick.key,
      market: pick.market,
      name: pick.name,
      betPrice: priceOf(pick),
      maxStake: Math.min(maxStakeOf(pick.key), maxRoundStake),
    }));
    return { items, maxPickStake, maxRoundStake, eventId };
  });

  serve(app, context, endpoints.miniGameChains, {
    perMinute: PER_MINUTE,
    summary: "그날 추첨에 쓰는 해시 사슬의 공개값. 내일 것도 미리 공개합니다.",
    tag: "minigame",
  })(async ({ query: { date } }) => ({ items: await chainsOf(context, date) }));

  serve(app, context, endpoints.miniGameRound, { summary: "한 회차의 결과와 검증에 쓰는 값", tag: "minigame" })(
    (request) => readProof(context, request.params.id),
  );

  serve(app, context, endpoints.miniGameResults, { summary: "미니게임의 지난 회차, 최신순", tag: "minigame" })(
    (request) => roundResults(context, request.query),
  );
};
