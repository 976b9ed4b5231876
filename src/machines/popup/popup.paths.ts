import { definePathModel } from "../../../paths/lib/model.ts";
import { popupMachine } from "./popup.machine.ts";
import { popupWords } from "./popup.words.ts";
import { popupProperties } from "./popup.properties.paths.ts";

const NOON = Date.parse("2026-11-21T12:00:00+09:00");
const EVENING = Date.parse("2026-11-21T18:00:00+09:00");

const popup = {
  id: "welcome",
  title: "안내",
  contents: "<p>안내</p>",
  width: 360,
  pcLeftLocation: 10,
  pcTopLocation: 10,
  popupFlg: true,
  device: "all" as const,
  visiableFlag: true,
  notShowingexpireTime: null as string | null,
};

export const popupPaths = definePathModel({
  machine: popupMachine,
  words: popupWords,
  input: { popup, hideUntil: null },
  events: {
    "popup.refresh": {
      "at noon": { popup, now: NOON, isDismissed: false },
      "dismissed in another tab": { popup, now: NOON, isDismissed: true },
      "just before six hours": { popup, now: EVENING - 1, isDismissed: false },
      "after six hours": {
        popup: { ...popup, title: "고친 안내", notShowingexpireTime: new Date(EVENING).toISOString() },
        now: EVENING,
        isDismissed: false,
      },
      "switched off": {
        popup: { ...popup, visiableFlag: false, notShowingexpireTime: new Date(EVENING).toISOString() },
        now: EVENING,
        isDismissed: false,
      },
      "hidden elsewhere": {
        popup: { ...popup, notShowingexpireTime: new Date(EVENING + 1).toISOString() },
        now: EVENING,
        isDismissed: false,
      },
      "after twelve hours": { popup, now: EVENING + 1, isDismissed: false },
    },
    "popup.close": { plain: {} },
    "popup.snooze": { "at noon": { now: NOON } },
    "popup.pressBody": { plain: {} },
    "session.ended": { plain: {} },
  },
  states: {
    waiting: {
      sees: "팝업이 없다",
      noTags: ["shown"],
      cannot: ["popup.close", "popup.snooze", "popup.pressBody"],
      can: ["popup.refresh"],
    },
    visible: {
      sees: "팝업이 보인다",
      tags: ["shown"],
      can: ["popup.close", "popup.snooze", "popup.pressBody", "popup.refresh"],
      holds: ({ context }) => context.popup.visiableFlag,
    },
    closed: {
      sees: "닫은 팝업은 보이지 않는다",
      noTags: ["shown"],
      can: ["session.ended", "popup.refresh"],
      cannot: ["popup.pressBody"],
    },
    snoozed: {
      sees: "정해진 시각까지 팝업이 보이지 않는다",
      noTags: ["shown"],
      cannot: ["session.ended"],
      holds: ({ context }) => context.hideUntil !== null,
      can: ["popup.refresh"],
    },
    dismissed: {
      sees: "이번 접속 동안 팝업이 보이지 않는다",
      noTags: ["shown"],
      can: ["session.ended", "popup.refresh"],
      cannot: ["popup.pressBody"],
    },
  },
  properties: popupProperties,
  invariants: {
    "the popup is the one that was read last": ({ event, after }) =>
      event.type !== "popup.refresh" || !("popup" in event) || after.context.popup === event.popup,
    "a hide-until time that came with the list is kept": ({ event, after }) => {
      if (event.type !== "popup.refresh" || !("popup" in event)) return true;
      const { notShowingexpireTime } = event.popup as typeof popup;
      return notShowingexpireTime === null || Date.parse(notShowingexpireTime) <= (after.context.hideUntil ?? 0);
    },
    "a popup that was put away comes back as its way of going allows": ({ before, event, after }) => {
      if (event.type === "session.ended") return after.value === "waiting";
      if (event.type !== "popup.refresh" || !("now" in event)) return true;
      if (before?.value === "closed" || before?.value === "dismissed") return after.value === before.value;
      if ("isDismissed" in event && event.isDismissed) return after.value === "dismissed";
      const isHidden = (after.context.hideUntil ?? 0) > Number(event.now);
      return after.value === (isHidden ? "snoozed" : after.context.popup.visiableFlag ? "visible" : "waiting");
    },
    "a popup whose hide-until time is in the future is not shown after a refresh": ({ event, after }) =>
      !("now" in event && typeof event.now === "number" && after.hasTag("shown")) ||
      after.context.hideUntil === null ||
      after.context.hideUntil <= event.now,
    "a refresh never shortens a hide-until time": ({ before, event, after }) =>
      before === null ||
      event.type !== "popup.refresh" ||
      (after.context.hideUntil ?? 0) >= (before.context.hideUntil ?? 0),
  },
  expectEffects: ({ event }) =>
    event.type === "popup.snooze" ? ["reportSnooze"] : event.type === "popup.pressBody" ? ["reportDismissal"] : [],
});
