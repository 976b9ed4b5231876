import { endpoint } from "../endpoint.ts";
import {
  GameIdParams,
  MiniGameSetting,
  MiniGameEventsQuery,
  MiniGameEvents,
  MiniGameQuery,
  MiniGamePicks,
  MiniGameChainsQuery,
  MiniGameChains,
  RoundProof,
  RunningGames,
  MiniGameResultsQuery,
  MiniGameResults,
} from "./mini-games.ts";

export const miniGameSetting = endpoint({
  method: "GET",
  path: "/settingMinigame/:id",
  access: "member",
  params: GameIdParams,
  answers: { 200: MiniGameSetting },
});

export const miniGameEvents = endpoint({
  method: "GET",
  path: "/minigame/events",
  access: "member",
  query: MiniGameEventsQuery,
  answers: { 200: MiniGameEvents },
});

export const runningGames = endpoint({
  method: "GET",
  path: "/minigame/running",
  access: "member",
  answers: { 200: RunningGames },
});

export const miniGamePicks = endpoint({
  method: "GET",
  path: "/minigame/picks",
  access: "member",
  query: MiniGameQuery,
  answers: { 200: MiniGamePicks },
});

export const miniGameChains = endpoint({
  method: "GET",
  path: "/minigame/chains",
  access: "member",
  query: MiniGameChainsQuery,
  answers: { 200: MiniGameChains },
});

export const miniGameRound = endpoint({
  method: "GET",
  path: "/minigame/rounds/:id",
  access: "member",
  params: GameIdParams,
  answers: { 200: RoundProof },
});

export const miniGameResults = endpoint({
  method: "GET",
  path: "/minigame/results",
  access: "member",
  query: MiniGameResultsQuery,
  answers: { 200: MiniGameResults },
});
