import { endpoint } from "../endpoint.ts";
import {
  GameSettingList,
  GameIdParams,
  GameSettingChange,
  GameSettingRow,
  OperatorRoundsQuery,
  OperatorRounds,
  VoidRoundRequest,
  MiniGameEvent,
} from "../games/mini-games.ts";
import { GameExposure } from "./game-exposure.ts";

export const games = endpoint({
  method: "GET",
  path: "/admin/games",
  access: "operator",
  right: "games.read",
  answers: { 200: GameSettingList },
});

export const changeGame = endpoint({
  method: "PUT",
  path: "/admin/games/:id",
  access: "operator",
  right: "games.change",
  command: "account",
  params: GameIdParams,
  body: GameSettingChange,
  answers: { 200: GameSettingRow },
});

export const gameExposure = endpoint({
  method: "GET",
  path: "/admin/games/:id/exposure",
  access: "operator",
  right: "games.read",
  params: GameIdParams,
  answers: { 200: GameExposure },
});

export const gameRounds = endpoint({
  method: "GET",
  path: "/admin/game-rounds",
  access: "operator",
  right: "games.read",
  query: OperatorRoundsQuery,
  answers: { 200: OperatorRounds },
});

export const voidGameRound = endpoint({
  method: "POST",
  path: "/admin/game-rounds/:id/void",
  access: "operator",
  right: "games.void",
  command: "account",
  params: GameIdParams,
  body: VoidRoundRequest,
  answers: { 200: MiniGameEvent },
});
