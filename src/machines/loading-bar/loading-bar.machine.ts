// The bar at the top of the page while something loads. A load of under 200 ms shows nothing, so that
// fast pages do not flicker; one of over 5 s stands full until it is there.
import { setup } from "xstate";
import { LOADING_BAR_DURATION_MS, LOADING_BAR_THROTTLE_MS } from "../../domain/common/constants.ts";
import type { LoadingBarEvent, LoadingBarTag } from "./loading-bar.schema.ts";

export const loadingBarMachine = setup({
  types: { events: {} as LoadingBarEvent, tags: {} as LoadingBarTag },
  delays: { throttle: LOADING_BAR_THROTTLE_MS, duration: LOADING_BAR_DURATION_MS },
}).createMachine({
  id: "loading-bar",
  initial: "hidden",
  states: {
    hidden: { on: { "load.start": "throttled" } },
    throttled: {
      on: { "load.finish": "hidden" },
      after: { throttle: { target: "running", meta: { requirements: ["REQ-9.21"] } } },
    },
    running: {
      tags: "shown",
      on: { "load.finish": "hidden" },
      after: { duration: { target: "full", meta: { requirements: ["REQ-9.21"] } } },
    },
    full: { tags: "shown", on: { "load.finish": "hidden" } },
  },
});
