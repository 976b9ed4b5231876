import { definePathModel } from "../../../paths/lib/model.ts";
import { leaveGuardMachine } from "./leave-guard.machine.ts";
import { leaveGuardWords } from "./leave-guard.words.ts";
import { leaveGuardProperties } from "./leave-guard.properties.paths.ts";

const FORMS = ["form.changed", "form.settled"];

export const leaveGuardPaths = definePathModel({
  machine: leaveGuardMachine,
  words: leaveGuardWords,
  events: {
    "form.changed": { "the import": { form: "import" }, "the provider": { form: "provider" } },
    "form.settled": { "the import": { form: "import" }, "the provider": { form: "provider" } },
    "leave.ask": {
      "by a link": { step: { kind: "link" } },
      "by Back": { step: { kind: "back" } },
      "by Forward": { step: { kind: "forward", path: "/admin/board" } },
    },
    "page.restored": { plain: {} },
  },
  done: { askToLeave: { leaves: true, stays: false } },
  errors: { askToLeave: { broken: new Error("the dialog is gone") } },
  key: ({ context }) => [context.forms.toSorted(), context.step],
  comesTo: {
    start: "saved",
    "leave.ask/by a link": "asking",
    "leave.ask": "restoring",
    "page.restored": "asking",
  },
  states: {
    saved: {
      sees: "저장하지 않은 것이 없어 그대로 떠날 수 있다",
      noTags: ["unsaved"],
      can: FORMS,
      cannot: ["leave.ask", "page.restored"],
      holds: ({ context }) => context.forms.length === 0,
    },
    unsaved: {
      sees: "저장하지 않은 양식이 있고 화면은 그대로다",
      tags: ["unsaved"],
      noTags: ["leaving"],
      can: ["leave.ask", ...FORMS],
      cannot: ["page.restored"],
      holds: ({ context }) => context.forms.length > 0,
    },
    restoring: {
      sees: "브라우저가 옮긴 화면이 제자리로 돌아오는 중이다",
      tags: ["unsaved"],
      can: ["page.restored", ...FORMS],
      cannot: ["leave.ask"],
      holds: ({ context }) => context.step?.kind !== "link",
    },
    asking: {
      sees: "저장하지 않고 떠날지 묻는 창이 보인다",
      tags: ["unsaved"],
      noTags: ["leaving"],
      can: FORMS,
      cannot: ["leave.ask", "page.restored"],
      holds: ({ context }) => context.step !== null,
    },
    leaving: {
      sees: "묻지 않고 떠난다",
      tags: ["unsaved", "leaving"],
      can: FORMS,
      cannot: ["leave.ask", "page.restored"],
    },
  },
  expectEffects: ({ event }) =>
    event.type === "xstate.done.actor.askToLeave" && "output" in event && event.output === true ? ["takeStep"] : [],
  properties: leaveGuardProperties,
  invariants: {
    "nothing is lost without a yes": ({ before, event, after }) =>
      !after.matches("leaving") || before?.matches("leaving") || ("output" in event && event.output === true),
    "a form that changed is known until it is settled": ({ event, after: { context } }) =>
      !("form" in event) ||
      context.forms.filter((form) => form === event.form).length === (event.type === "form.changed" ? 1 : 0),
    "nothing but a form adds or settles one": ({ before, event, after }) =>
      before === null || "form" in event || before.context.forms === after.context.forms,
    "the step that was asked about is the one taken": ({ before, event, after }) =>
      before === null ||
      ("step" in event ? after.context.step === event.step : after.context.step === before.context.step),
    "who stays is asked again": ({ event, after }) =>
      !("output" in event) ||
      event.output === true ||
      after.matches(after.context.forms.length > 0 ? "unsaved" : "saved"),
    "a form that changes while the page is left is asked about": ({ event, after }) =>
      event.type !== "form.changed" || !after.matches("leaving"),
  },
});
