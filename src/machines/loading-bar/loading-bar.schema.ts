import { defineSchema } from "../shared/schema.ts";

export type LoadingBarEvent = { type: "load.start" } | { type: "load.finish" };

export const loadingBarSchema = defineSchema<LoadingBarEvent>()({
  id: "loading-bar",
  states: ["hidden", "throttled", "running", "full"],
  events: { "load.start": "the page began to load something", "load.finish": "all of it is there" },
  guards: [],
  actions: [],
  effects: [],
  actors: [],
  delays: ["throttle", "duration"],
  /** shown: draw it. */
  tags: ["shown"],
});
