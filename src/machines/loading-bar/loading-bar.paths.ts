import { definePathModel } from "../../../paths/lib/model.ts";
import { loadingBarMachine } from "./loading-bar.machine.ts";
import { loadingBarWords } from "./loading-bar.words.ts";

export const loadingBarPaths = definePathModel({
  machine: loadingBarMachine,
  words: loadingBarWords,
  lasts: { throttle: 200, duration: 5_000 },
  events: { "load.start": { plain: {} }, "load.finish": { plain: {} } },
  comesTo: {
    start: "hidden",
    "load.start": "throttled",
    "load.finish": "hidden",
    "after throttle": "running",
    "after duration": "full",
  },
  states: {
    hidden: {
      sees: "진행 막대가 없다",
      noTags: ["shown"],
      can: ["load.start"],
      cannot: ["load.finish"],
    },
    throttled: {
      sees: "아직 진행 막대가 없다",
      noTags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
    },
    running: {
      sees: "진행 막대가 차오른다",
      tags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
    },
    full: {
      sees: "진행 막대가 가득 차 있다",
      tags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
    },
  },
  invariants: {
    "only time makes the bar appear, never a load that has just begun": ({ before, event, after }) =>
      before?.hasTag("shown") || !after.hasTag("shown") || event.type.startsWith("xstate.after."),
    "a bar that is shown stays until all is there": ({ before, event, after }) =>
      !before?.hasTag("shown") || after.hasTag("shown") || event.type === "load.finish",
    "nothing waits on after all is there": ({ event, after, started }) =>
      event.type !== "load.finish" || (after.matches("hidden") && started.length === 0),
    "a bar that stands full does not fill anew": ({ before, event, after }) =>
      !before?.matches("full") || event.type === "load.finish" || after.matches("full"),
  },
});
