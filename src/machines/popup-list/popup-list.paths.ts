import { definePathModel } from "../../../paths/lib/model.ts";
import { popupListMachine } from "./popup-list.machine.ts";
import { popupListProperties } from "./popup-list.properties.paths.ts";
import { popupListWords } from "./popup-list.words.ts";

const NOW = Date.parse("2026-11-21T12:00:00+09:00");
const TITLES: Readonly<Record<string, string>> = { a: "첫 충전 이벤트", b: "정기 점검 안내" };
const popup = (id: string) => ({
  id,
  title: TITLES[id] ?? id,
  contents: `<p>${TITLES[id] ?? id}입니다. 자세한 내용은 고객센터에서 안내해 드립니다.</p>`,
  width: 360,
  pcLeftLocation: id === "a" ? 0 : 380,
  pcTopLocation: 0,
  popupFlg: true,
  device: "all" as const,
  visiableFlag: true,
  notShowingexpireTime: null,
});
const answers: Readonly<Record<string, { ids: readonly string[]; dismissed: string[] }>> = {
  none: { ids: [], dismissed: [] },
  one: { ids: ["a"], dismissed: [] },
  two: { ids: ["b", "a"], dismissed: [] },
  "one, hidden in another tab": { ids: ["a"], dismissed: ["a"] },
};

export const popupListPaths = definePathModel({
  machine: popupListMachine,
  words: popupListWords,
  input: { hideTimes: {} },
  events: {
    "popups.refresh": { plain: {} },
    "popups.changed": { plain: {} },
    "session.ended": { plain: {} },
    "popup.dismissed": { a: { id: "a" } },
    "popup.snoozed": { a: { id: "a", until: NOW + 1 }, b: { id: "b", until: NOW + 1 } },
  },
  done: {
    readPopups: Object.fromEntries(
      Object.entries(answers).map(([name, { ids, dismissed }]) => [
        name,
        { popups: ids.map(popup), now: NOW, dismissed },
      ]),
    ),
  },
  errors: { readPopups: { "no answer": new TypeError("fetch failed") } },
  key: ({ context }) => [context.popups.map(({ id }) => id), context.hideTimes, context.dismissed],
  comesTo: {
    start: "idle",
    "popups.refresh": "reading",
    "popups.changed": "reading",
    "done readPopups": "ready",
    "error readPopups": "failed",
  },
  states: {
    idle: {
      sees: "홈이 아직 열리지 않았다",
      noTags: ["busy"],
      cannot: ["popups.changed"],
      can: ["popups.refresh", "session.ended", "popup.snoozed", "popup.dismissed"],
      holds: ({ context }) => context.popups.length === 0,
    },
    reading: {
      sees: "앞서 보이던 팝업이 그대로 있다",
      tags: ["busy"],
      cannot: ["popups.refresh"],
      can: ["popups.changed", "session.ended", "popup.snoozed", "popup.dismissed"],
    },
    ready: {
      sees: "서버의 팝업이 순서대로 있다",
      noTags: ["busy"],
      can: ["popups.refresh", "popups.changed", "session.ended", "popup.snoozed", "popup.dismissed"],
    },
    failed: {
      sees: "앞서 보이던 팝업이 그대로 있다",
      noTags: ["busy"],
      can: ["popups.refresh", "popups.changed", "session.ended", "popup.snoozed", "popup.dismissed"],
    },
  },
  expectTold: ({ before, event, after: { context } }) => {
    if (event.type === "session.ended")
      return (before?.context.popups ?? []).map(({ id }) => `popup.${id} session.ended`);
    return event.type === "xstate.done.actor.readPopups"
      ? context.popups.map(({ id }) => `popup.${id} popup.refresh`)
      : [];
  },
  properties: popupListProperties,
  invariants: {
    "each popup of the list runs, and no other": ({ after }) =>
      Object.keys(after.children)
        .filter((id) => id !== "readPopups" && after.children[id as never] !== undefined)
        .toSorted()
        .join() ===
      after.context.popups
        .map(({ id }) => `popup.${id}`)
        .toSorted()
        .join(),
    "the list is the server's, in its order": ({ event, after: { context } }) =>
      !("output" in event) ||
      context.popups.map(({ id }) => id).join() ===
        (event.output as { popups: { id: string }[] }).popups.map(({ id }) => id).join(),
    "what was dismissed stays so until the logout": ({ before, event, after: { context } }) =>
      event.type === "session.ended"
        ? context.dismissed.length === 0
        : [
            ...(before?.context.dismissed ?? []),
            ...(event.type === "popup.dismissed" && "id" in event ? [event.id] : []),
            ...("output" in event ? (event.output as { dismissed: string[] }).dismissed : []),
          ].every((id) => context.dismissed.includes(id as string)),
    "a word of the time reads the list anew, also one that is being read": ({ event, isRefused, started }) =>
      event.type !== "popups.changed" || isRefused || started.includes("readPopups"),
    "hide-until times outlive every refresh": ({ before, after: { context } }) =>
      Object.keys(before?.context.hideTimes ?? {}).every((id) => id in context.hideTimes),
    "a popup that stays is the same actor": ({ before, after: { context } }) =>
      (before?.context.popups ?? []).every(({ id, ref }: (typeof context.popups)[number]) =>
        context.popups.every((one) => one.id !== id || one.ref === ref),
      ),
  },
  expectEffects: ({ event }) =>
    event.type === "popup.snoozed"
      ? ["storeHideTimes"]
      : event.type === "popup.dismissed"
        ? ["storeDismissed"]
        : event.type === "session.ended"
          ? ["forgetDismissed"]
          : [],
});
