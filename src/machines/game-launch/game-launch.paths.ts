import { definePathModel } from "../../../paths/lib/model.ts";
import { gameLaunchMachine } from "./game-launch.machine.ts";
import { gameLaunchWords } from "./game-launch.words.ts";

export const gameLaunchPaths = definePathModel({
  machine: gameLaunchMachine,
  words: gameLaunchWords,
  events: {
    "game.request": { "European prematch": { game: "EU" }, "in-play": { game: "IN" } },
    "game.confirm": { plain: {} },
    "game.cancel": { plain: {} },
    "game.close": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
  },
  done: {
    openGame: {
      "this site's own": ({ context }) => (context.game === "EU" ? "/europe" : "/inplay"),
      "an address that runs script": "javascript:0",
    },
  },
  errors: {
    openGame: { "no answer": new TypeError("fetch failed"), kicked: { status: 556 }, "not found": { status: 404 } },
  },
  asks: { openGame: ({ context }) => ({ type: context.game }) },
  comesTo: {
    start: "outside.idle",
    "game.request": "confirming",
    "game.confirm": "launching",
    "game.cancel": "outside.idle",
    "game.close": "outside.idle",
    "window.blocked": "outside.blocked",
    "window.closed": "outside.idle",
    "done openGame/this site's own": "outside.playing",
    "done openGame": "outside.failed",
    "error openGame/kicked": "outside.idle",
    "error openGame": "outside.failed",
  },
  states: {
    outside: {
      sees: "유럽형 확인창이 없거나 게임이 다른 창에 있다",
      noTags: ["busy"],
      can: ["game.request"],
    },
    "outside.idle": {
      sees: "게임 확인창이 없다",
      cannot: ["game.confirm", "game.cancel", "game.close"],
    },
    "outside.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["game.close"],
      cannot: ["game.confirm"],
    },
    "outside.failed": {
      sees: "점검중 알림이 보이고 새 창은 닫혔다",
      can: ["game.close"],
      cannot: ["game.confirm"],
      holds: ({ context }) => context.address === null,
    },
    "outside.playing": {
      sees: "새 창에 유럽형이나 인플레이가 열려 있다",
      can: ["window.closed"],
      cannot: ["game.close"],
      holds: ({ context }) => context.address === (context.game === "EU" ? "/europe" : "/inplay#Live"),
    },
    confirming: {
      sees: "게임으로 이동할지 묻는 창이 있다",
      noTags: ["busy"],
      can: ["game.confirm", "game.cancel"],
      cannot: ["game.request", "window.closed"],
      holds: ({ context }) => context.address === null && context.failure === null,
    },
    launching: {
      sees: "빈 새 창이 게임을 기다린다",
      tags: ["busy"],
      can: ["game.cancel", "window.blocked", "window.closed"],
      cannot: ["game.request", "game.confirm"],
    },
  },
  invariants: {
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ outside: "idle" }),
    "the game that is asked for is the one that opens": ({ event, after }) =>
      !("game" in event) || after.context.game === event.game,
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }) =>
      effects.includes("openWindow") === (event.type === "game.confirm"),
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "game.request") return ["openConfirm"];
    if (event.type === "game.confirm") return ["closeConfirm", "openWindow"];
    if (before?.value === "confirming") return ["closeConfirm"];
    if (before?.value !== "launching" || event.type === "window.closed") return [];
    if (after.matches({ outside: "playing" })) return ["showGame"];
    if (after.matches({ outside: "blocked" })) return ["alertBlocked"];
    return after.matches({ outside: "failed" }) ? ["closeWindow", "alertFailure"] : ["closeWindow"];
  },
});
