import { definePathModel } from "../../../paths/lib/model.ts";
import { realityCheckMachine } from "./reality-check.machine.ts";
import { realityCheckWords } from "./reality-check.words.ts";
import { realityCheckProperties } from "./reality-check.properties.paths.ts";

const QUARTER = { minutes: 15, elapsedMs: 600_000, staked: 0, returned: 0 };
const HOUR = { minutes: 60, elapsedMs: 5_400_000, staked: 40_000, returned: 15_000 };
const NEVER = { minutes: 0, elapsedMs: 60_000, staked: 0, returned: 0 };
/** Milliseconds until the next full interval, counted by hand. */
const DUE: Readonly<Record<number, number>> = { 15: 300_000, 60: 1_800_000 };
const ANSWERS = { "every quarter": QUARTER, "every hour": HOUR, never: NEVER };
const NO_ANSWER = { "no answer": new TypeError("fetch failed") };

const asksServer = (type: string): boolean =>
  ["reminder.ask", "reminder.continue"].includes(type) || type.startsWith("xstate.after");

export const realityCheckPaths = definePathModel({
  machine: realityCheckMachine,
  words: realityCheckWords,
  events: {
    "reminder.ask": { plain: {} },
    "reminder.stop": { plain: {} },
    "reminder.continue": { plain: {} },
    "reminder.leave": { plain: {} },
  },
  done: { readLogin: ANSWERS, readResult: ANSWERS },
  errors: { readLogin: NO_ANSWER, readResult: NO_ANSWER },
  lasts: { due: ({ context }) => DUE[context.login?.minutes ?? 0] ?? 0, retry: 30_000 },
  key: ({ context }) => [context.login?.minutes],
  comesTo: {
    start: "off",
    "reminder.ask": "asking",
    "reminder.stop": "off",
    "reminder.continue": "asking",
    "reminder.leave": "off",
    "done readLogin/never": "off",
    "done readLogin": "on.counting",
    "done readResult/never": "off",
    "done readResult": "on.shown",
    "error readLogin": "failed",
    "error readResult": "failed",
    "after due": "on.reading",
    "after retry": "asking",
  },
  states: {
    off: {
      sees: "이용 시간을 알리지 않는다",
      noTags: ["shown"],
      can: ["reminder.ask"],
      cannot: ["reminder.continue", "reminder.leave", "reminder.stop"],
      holds: ({ context }) => context.login === null,
    },
    on: {
      sees: "정한 간격을 센다",
      can: ["reminder.stop"],
      holds: ({ context }) => (context.login?.minutes ?? 0) > 0,
    },
    "on.counting": {
      sees: "알림이 없다",
      noTags: ["shown"],
      can: ["reminder.ask"],
      cannot: ["reminder.continue", "reminder.leave"],
    },
    "on.reading": {
      sees: "결과를 묻고 있다",
      noTags: ["shown"],
      can: ["reminder.ask"],
      cannot: ["reminder.continue", "reminder.leave"],
    },
    "on.shown": {
      sees: "이용 시간과 결과를 알리는 창이 있다",
      tags: ["shown"],
      can: ["reminder.continue", "reminder.leave"],
      cannot: ["reminder.ask"],
    },
    asking: {
      sees: "알림이 없고 간격을 묻고 있다",
      noTags: ["shown"],
      can: ["reminder.ask", "reminder.stop"],
      cannot: ["reminder.continue", "reminder.leave"],
    },
    failed: {
      sees: "알림이 없고 다시 물을 때를 기다린다",
      noTags: ["shown"],
      can: ["reminder.ask", "reminder.stop"],
      cannot: ["reminder.continue", "reminder.leave"],
    },
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "reminder.leave") return ["logOut"];
    return after.matches({ on: "shown" }) && !before?.matches({ on: "shown" }) ? ["showReminder"] : [];
  },
  properties: realityCheckProperties,
  invariants: {
    "what is shown is what the server said just then": ({ before, event, after }) =>
      !after.matches({ on: "shown" }) ||
      before?.matches({ on: "shown" }) === true ||
      ("output" in event && after.context.login === event.output),
    "a member who wants no reminder gets none": ({ after }) =>
      !after.hasTag("shown") || (after.context.login?.minutes ?? 0) > 0,
    "the server is asked when it begins, when it is due and when the member goes on": ({ event, started, isRefused }) =>
      started.filter((name) => name.startsWith("read")).length === (!isRefused && asksServer(event.type) ? 1 : 0),
    "nothing of a session that is over is kept": ({ event, after }) =>
      event.type !== "reminder.stop" || after.context.login === null,
  },
});
