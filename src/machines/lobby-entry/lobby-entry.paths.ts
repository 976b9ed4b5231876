import { definePathModel } from "../../../paths/lib/model.ts";
import { lobbyEntryMachine } from "./lobby-entry.machine.ts";
import { lobbyEntryWords } from "./lobby-entry.words.ts";

const GAME = { providerId: "hanpan", gameId: "baccarat", name: "바카라" };
const LAUNCH_URL = "/casino/table?ticket=t-1";

export const lobbyEntryPaths = definePathModel({
  machine: lobbyEntryMachine,
  words: lobbyEntryWords,
  events: {
    "lobby.request": {
      casino: { lobby: "casino", tendency: [] },
      "a game of the casino": { lobby: "casino", game: GAME, tendency: [] },
      "slot, with other codes": { lobby: "slot", tendency: ["2", "122"] },
      "casino, with code 22": { lobby: "casino", tendency: ["1", "22"] },
      "slot, with code 22": { lobby: "slot", tendency: ["22"] },
    },
    "lobby.confirm": { plain: {} },
    "lobby.cancel": { plain: {} },
    "lobby.close": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
  },
  done: {
    openLobby: { launched: { launch_url: LAUNCH_URL }, "an address that runs script": { launch_url: "javascript:0" } },
  },
  errors: {
    openLobby: {
      "no answer": new TypeError("fetch failed"),
      "provider down": { status: 503, data: { code: "unavailable", message: "점검 중" } },
      "second login": { status: 555 },
      "no session": { status: 401 },
    },
  },
  asks: { openLobby: ({ context }) => ({ lobby: context.lobby, game: context.game }) },
  comesTo: {
    start: "outside.idle",
    "lobby.request/casino": "confirming",
    "lobby.request/a game of the casino": "confirming",
    "lobby.request/slot, with other codes": "confirming",
    "lobby.request": "outside.barred",
    "lobby.confirm": "launching",
    "lobby.cancel": "outside.idle",
    "lobby.close": "outside.idle",
    "window.blocked": "outside.blocked",
    "window.closed": "outside.idle",
    "done openLobby/launched": "outside.entered",
    "done openLobby": "outside.failed",
    "error openLobby/second login": "outside.idle",
    "error openLobby/no session": "outside.idle",
    "error openLobby": "outside.failed",
  },
  states: {
    outside: { sees: "로비에 들어가 있지 않거나 로비가 다른 창에 있다", noTags: ["busy"], can: ["lobby.request"] },
    "outside.idle": {
      sees: "로비 확인창이 없다",
      cannot: ["lobby.confirm", "lobby.cancel", "lobby.close"],
    },
    "outside.barred": {
      sees: "관리자에게 문의하라는 알림이 보인다",
      can: ["lobby.close"],
      cannot: ["lobby.confirm"],
      holds: ({ context }) => context.launchUrl === null,
    },
    "outside.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["lobby.close"],
      cannot: ["lobby.confirm"],
    },
    "outside.failed": {
      sees: "점검중 알림이 보이고 새 창은 닫혔다",
      can: ["lobby.close"],
      cannot: ["lobby.confirm"],
      holds: ({ context }) => context.launchUrl === null,
    },
    "outside.entered": {
      sees: "새 창에 로비가 열려 있다",
      can: ["window.closed"],
      cannot: ["lobby.close"],
      holds: ({ context }) => context.launchUrl === LAUNCH_URL,
    },
    confirming: {
      sees: "로비로 이동할지 묻는 창이 있다",
      noTags: ["busy"],
      can: ["lobby.confirm", "lobby.cancel"],
      cannot: ["lobby.request", "window.closed"],
      holds: ({ context }) => context.launchUrl === null && context.failure === null,
    },
    launching: {
      sees: "빈 새 창이 로비를 기다린다",
      tags: ["busy"],
      can: ["lobby.cancel", "window.blocked", "window.closed"],
      cannot: ["lobby.request", "lobby.confirm"],
    },
  },
  invariants: {
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ outside: "idle" }),
    "code 22 never gets to the question": ({ event, after }) =>
      !("tendency" in event) || (event.tendency as string[]).includes("22") === after.matches({ outside: "barred" }),
    "the lobby that is asked for is the one that opens": ({ event, after }) =>
      !("lobby" in event) || after.context.lobby === event.lobby,
    "the game that is asked for is the one that opens": ({ event, after }) =>
      !("lobby" in event) || after.context.game === ("game" in event ? event.game : null),
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }) =>
      effects.includes("openWindow") === (event.type === "lobby.confirm"),
    "the expiry moves on entering only": ({ before, after, effects }) =>
      effects.includes("moveExpiry") === (before?.value === "launching" && after.matches({ outside: "entered" })),
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "lobby.request") return after.matches("confirming") ? ["openConfirm"] : ["alertBarred"];
    if (event.type === "lobby.confirm") return ["closeConfirm", "openWindow"];
    if (before?.value === "confirming") return ["closeConfirm"];
    if (before?.value !== "launching" || event.type === "window.closed") return [];
    if (after.matches({ outside: "entered" })) return ["showLobby", "moveExpiry"];
    if (after.matches({ outside: "blocked" })) return ["alertBlocked"];
    return after.matches({ outside: "failed" }) ? ["closeWindow", "alertFailure"] : ["closeWindow"];
  },
});
