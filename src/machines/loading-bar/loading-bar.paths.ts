import { definePathModel } from "../../../tests/paths/lib/model.ts";
import { loadingBarMachine } from "./loading-bar.machine.ts";
import { loadingBarSchema } from "./loading-bar.schema.ts";

export const loadingBarPaths = definePathModel({
  machine: loadingBarMachine,
  schema: loadingBarSchema,
  events: { "load.start": { plain: {} }, "load.finish": { plain: {} } },
  states: {
    hidden: {
      sees: "진행 막대가 없다",
      noTags: ["shown"],
      can: ["load.start"],
      cannot: ["load.finish"],
      comesBy: ["start", "load.finish"],
      leavesBy: ["load.start"],
    },
    throttled: {
      sees: "아직 진행 막대가 없다",
      noTags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
      comesBy: ["load.start"],
      leavesBy: ["load.finish", "after throttle"],
      runs: ["after throttle"],
    },
    running: {
      sees: "진행 막대가 차오른다",
      tags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
      comesBy: ["after throttle"],
      leavesBy: ["load.finish", "after duration"],
      runs: ["after duration"],
    },
    full: {
      sees: "진행 막대가 가득 차 있다",
      tags: ["shown"],
      can: ["load.finish"],
      cannot: ["load.start"],
      comesBy: ["after duration"],
      leavesBy: ["load.finish"],
    },
  },
});
