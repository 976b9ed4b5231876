// The pages of the mini-games, as rows of the table of pages.
import type { PageRow } from "./page-row.ts";

export const GAME_PAGES = [
  { path: "/minigame", title: "미니게임", access: "member", view: "games/minigame/minigame-page", size: "member" },
  {
    path: "/minigame/$vendor",
    title: "미니게임",
    access: "member",
    view: "games/vendor/vendor-page",
    size: "member",
  },
  {
    path: "/minigame/$vendor/$game",
    title: "미니게임",
    access: "member",
    view: "games/play/mini-game-page",
    size: "game",
  },
  {
    path: "/minigame/$vendor/$game/$venue",
    title: "가상 스포츠",
    access: "member",
    view: "games/play/mini-game-page",
    size: "game",
  },
  {
    path: "/game_result/minigame",
    title: "미니게임 결과",
    access: "member",
    view: "games/results/minigame-results-page",
    size: "member",
  },
  {
    path: "/game_result/sports",
    title: "스포츠 결과",
    access: "member",
    view: "games/results/sports-results-page",
    size: "member",
  },
  {
    path: "/game_result/virtuals",
    title: "가상 스포츠 결과",
    access: "member",
    view: "games/results/virtual-results-page",
    size: "member",
  },
  {
    path: "/game_result/virtuals/$sport",
    title: "가상 스포츠 결과",
    access: "member",
    view: "games/results/virtual-results-page",
    size: "member",
  },
] as const satisfies readonly PageRow[];
