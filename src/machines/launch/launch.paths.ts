import { definePathModel } from "../../../paths/lib/model.ts";
import type { Destination } from "../../domain/lobby/launch.ts";
import { launchMachine } from "./launch.machine.ts";
import { launchWords } from "./launch.words.ts";

const GAME = { providerId: "hanpan", gameId: "baccarat", name: "바카라" };
const LOBBIES: readonly string[] = ["casino", "slot"];
/** What the server answers, and what the window shows. */
const ADDRESSES: Readonly<Record<Destination, { answered: string; shown: string }>> = {
  casino: { answered: "/casino/table?ticket=t-1", shown: "/casino/table?ticket=t-1" },
  slot: { answered: "/slot/reel?ticket=t-2", shown: "/slot/reel?ticket=t-2" },
  EU: { answered: "/europe", shown: "/europe" },
  IN: { answered: "/inplay", shown: "/inplay#Live" },
};

export const launchPaths = definePathModel({
  machine: launchMachine,
  words: launchWords,
  input: { destination: "casino" },
  events: {
    "launch.request": {
      casino: { destination: "casino", tendency: [] },
      "a game of the casino": { destination: "casino", game: GAME, tendency: [] },
      "slot, with other codes": { destination: "slot", tendency: ["2", "122"] },
      "casino, with code 22": { destination: "casino", tendency: ["1", "22"] },
      "slot, with code 22": { destination: "slot", tendency: ["22"] },
      "European prematch": { destination: "EU", tendency: [] },
      "in-play, with code 22": { destination: "IN", tendency: ["22"] },
    },
    "launch.confirm": { plain: {} },
    "launch.cancel": { plain: {} },
    "alert.read": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
    "session.ended": { plain: {} },
  },
  done: {
    readAddress: {
      launched: ({ context }) => ADDRESSES[context.destination].answered,
      "an address that runs script": "javascript:0",
    },
  },
  errors: {
    readAddress: {
      "no answer": new TypeError("fetch failed"),
      "provider down": { status: 503, data: { code: "unavailable", message: "점검 중" } },
      "not found": { status: 404 },
      "second login": { status: 555 },
      kicked: { status: 556 },
      "no session": { status: 401 },
    },
  },
  asks: { readAddress: ({ context }) => ({ destination: context.destination, game: context.game }) },
  comesTo: {
    start: "outside.idle",
    "launch.request/casino, with code 22": "outside.barred",
    "launch.request/slot, with code 22": "outside.barred",
    "launch.request": "confirming",
    "launch.confirm": "launching",
    "launch.cancel": "outside.idle",
    "alert.read": "outside.idle",
    "window.blocked": "outside.blocked",
    "window.closed": "outside.idle",
    "session.ended": "outside.idle",
    "done readAddress/launched": "outside.entered",
    "done readAddress": "outside.failed",
    "error readAddress/second login": "outside.idle",
    "error readAddress/kicked": "outside.idle",
    "error readAddress/no session": "outside.idle",
    "error readAddress": "outside.failed",
  },
  states: {
    outside: { sees: "확인창이 없거나 로비나 게임이 다른 창에 있다", noTags: ["busy"], can: ["launch.request"] },
    "outside.idle": {
      sees: "확인창이 없다",
      cannot: ["launch.confirm", "launch.cancel", "alert.read"],
    },
    "outside.barred": {
      sees: "관리자에게 문의하라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["launch.confirm"],
      holds: ({ context }) => context.address === null,
    },
    "outside.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["launch.confirm"],
    },
    "outside.failed": {
      sees: "점검중 알림이 보이고 새 창은 닫혔다",
      can: ["alert.read"],
      cannot: ["launch.confirm"],
      holds: ({ context }) => context.address === null,
    },
    "outside.entered": {
      sees: "새 창에 로비나 게임이 열려 있다",
      can: ["window.closed"],
      cannot: ["alert.read"],
      holds: ({ context }) => context.address === ADDRESSES[context.destination].shown,
    },
    confirming: {
      sees: "새 창에서 열지 묻는 창이 있다",
      noTags: ["busy"],
      can: ["launch.confirm", "launch.cancel", "session.ended"],
      cannot: ["launch.request", "window.closed", "alert.read"],
      holds: ({ context }) => context.address === null && context.failure === null,
    },
    launching: {
      sees: "빈 새 창이 로비나 게임을 기다린다",
      tags: ["busy"],
      can: ["session.ended", "window.blocked", "window.closed"],
      cannot: ["launch.request", "launch.confirm", "launch.cancel", "alert.read"],
    },
  },
  invariants: {
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ outside: "idle" }),
    "code 22 never gets to the question of a lobby": ({ event, after }) =>
      !("tendency" in event && "destination" in event) ||
      ((event.tendency as string[]).includes("22") && LOBBIES.includes(event.destination as string)) ===
        after.matches({ outside: "barred" }),
    "what is asked for is what opens": ({ event, after: { context } }) =>
      !("destination" in event) ||
      (context.destination === event.destination && context.game === ("game" in event ? event.game : null)),
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }) =>
      effects.includes("openWindow") === (event.type === "launch.confirm"),
    "the expiry moves on entering a lobby only": ({ before, after, effects }) =>
      effects.includes("moveExpiry") ===
      (before?.value === "launching" &&
        after.matches({ outside: "entered" }) &&
        LOBBIES.includes(after.context.destination)),
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "launch.request") return after.matches("confirming") ? ["openConfirm"] : ["alertBarred"];
    if (event.type === "launch.confirm") return ["closeConfirm", "openWindow"];
    if (before?.value === "confirming") return ["closeConfirm"];
    if (before?.value !== "launching" || event.type === "window.closed") return [];
    if (after.matches({ outside: "entered" }))
      return LOBBIES.includes(after.context.destination) ? ["showPage", "moveExpiry"] : ["showPage"];
    if (after.matches({ outside: "blocked" })) return ["alertBlocked"];
    return after.matches({ outside: "failed" }) ? ["closeWindow", "alertFailure"] : ["closeWindow"];
  },
});
