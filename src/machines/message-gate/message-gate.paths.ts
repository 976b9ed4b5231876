import { definePathModel } from "../../../paths/lib/model.ts";
import { messageGateMachine } from "./message-gate.machine.ts";
import { messageGateWords } from "./message-gate.words.ts";

const isAtInbox = (path: string): boolean => path.split("?")[0] === "/message";

export const messageGatePaths = definePathModel({
  machine: messageGateMachine,
  words: messageGateWords,
  events: {
    "navigation.request": {
      "member to a page": { path: "/korea/cross", isLoggedIn: true },
      "member to the inbox": { path: "/message?page=2", isLoggedIn: true },
      "guest to the login": { path: "/login", isLoggedIn: false },
    },
    "messages.counted": { none: { count: 0 } },
    "session.ended": { plain: {} },
  },
  done: { readUnread: { none: 0, one: 1 } },
  errors: { readUnread: { "no answer": new TypeError("fetch failed") } },
  comesTo: {
    start: "idle",
    "done readUnread/none": "allowed",
    "done readUnread/one": ({ context }) => (isAtInbox(context.path) ? "allowed" : "blocked"),
    "error readUnread": "allowed",
  },
  states: {
    idle: {
      sees: "아직 아무 화면도 요청되지 않았다",
      noTags: ["busy", "decided"],
      holds: ({ context }) => context.unread === 0,
      can: ["navigation.request", "messages.counted", "session.ended"],
    },
    reading: {
      sees: "화면이 열리는 중이다",
      tags: ["busy"],
      noTags: ["decided"],
      holds: ({ context }) => context.decision === null,
      can: ["navigation.request", "messages.counted", "session.ended"],
    },
    allowed: {
      sees: "요청한 화면이 열린다",
      tags: ["decided"],
      noTags: ["blocked"],
      holds: ({ context }) => context.decision?.kind === "allow",
      can: ["navigation.request", "messages.counted", "session.ended"],
    },
    blocked: {
      sees: "쪽지가 도착했다는 알림과 쪽지함이 보인다",
      tags: ["decided", "blocked"],
      holds: ({ context: { decision, path } }) =>
        decision?.kind === "redirect" &&
        decision.to === "/message" &&
        decision.alert === "쪽지가 도착했습니다. 쪽지를 확인 후 이용해주세요." &&
        !isAtInbox(path),
      can: ["navigation.request", "messages.counted", "session.ended"],
    },
  },
  invariants: {
    "a guest waits for nothing, a member for the count": ({ event, after }) =>
      !("isLoggedIn" in event) || after.matches(event.isLoggedIn === true ? "reading" : "allowed"),
    "the page that was asked for is the one decided on": ({ event, after: { context } }) =>
      !("path" in event) || context.path === event.path,
    "who waits when the session ends is let through, and no count is left": ({ before, event, after }) =>
      event.type !== "session.ended" ||
      (after.matches(before?.matches("reading") ? "allowed" : "idle") && after.context.unread === 0),
    "a count above 0 blocks every page but the inbox": ({ event, after: { context } }) =>
      event.type !== "xstate.done.actor.readUnread" ||
      (context.decision?.kind === "redirect") === (context.unread > 0 && !isAtInbox(context.path)),
    "the count that was read is stored": ({ event, after: { context } }) =>
      !("output" in event) || context.unread === event.output,
    "a guest has no messages": ({ event, after: { context } }) =>
      !("isLoggedIn" in event) || event.isLoggedIn === true || context.unread === 0,
    "reading a message is known at once": ({ event, after: { context } }) =>
      event.type !== "messages.counted" || context.unread === 0,
  },
});
