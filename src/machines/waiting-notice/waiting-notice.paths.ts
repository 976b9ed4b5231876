import { definePathModel } from "../../../paths/lib/model.ts";
import { waitingNoticeMachine } from "./waiting-notice.machine.ts";
import { waitingNoticeProperties } from "./waiting-notice.properties.paths.ts";
import { waitingNoticeWords } from "./waiting-notice.words.ts";

export const waitingNoticePaths = definePathModel({
  machine: waitingNoticeMachine,
  words: waitingNoticeWords,
  events: {
    "notice.toggle": { plain: {} },
    "notice.restore": {
      on: { isOn: true, permission: "granted" },
      off: { isOn: false, permission: "granted" },
      "on, not asked any more": { isOn: true, permission: "default" },
      forbidden: { isOn: true, permission: "denied" },
    },
    "waiting.grew": { plain: { sections: ["충전 신청"] } },
  },
  done: { askPermission: { granted: "granted", denied: "denied", "put away": "default" } },
  errors: { askPermission: { "no such question": new TypeError("Notification is not defined") } },
  comesTo: {
    start: "off",
    "notice.restore/on": "on",
    "notice.restore/forbidden": "forbidden",
    "notice.toggle": (before) => (before.matches("on") ? "off" : "asking"),
    "done askPermission/granted": "on",
    "done askPermission/denied": "forbidden",
    "done askPermission/put away": "off",
    "error askPermission": "forbidden",
  },
  states: {
    off: { sees: "알림이 꺼져 있다", noTags: ["on", "busy"], can: ["notice.toggle", "notice.restore"] },
    asking: {
      sees: "브라우저가 알림을 허용할지 묻고 있다",
      tags: ["busy"],
      noTags: ["on"],
      cannot: ["notice.toggle", "notice.restore", "waiting.grew"],
    },
    on: {
      sees: "알림이 켜져 있다",
      tags: ["on"],
      noTags: ["busy"],
      can: ["notice.toggle", "waiting.grew"],
      cannot: ["notice.restore"],
    },
    forbidden: {
      sees: "브라우저가 알림을 막았다고 한다",
      noTags: ["on", "busy"],
      can: ["notice.toggle"],
      cannot: ["notice.restore", "waiting.grew"],
    },
  },
  properties: waitingNoticeProperties,
  invariants: {
    "nothing is turned on that the browser does not allow": ({ before, event, after }) =>
      after.value !== "on" ||
      before?.value === "on" ||
      ("permission" in event && event.permission === "granted") ||
      ("output" in event && event.output === "granted"),
  },
  expectEffects: ({ before, event, after }) => {
    if (event.type === "waiting.grew") return before?.value === "on" ? ["showNotice"] : [];
    if (before?.value === "asking" && after.value === "on") return ["storeOn"];
    return before?.value === "on" && after.value === "off" ? ["storeOff"] : [];
  },
});
