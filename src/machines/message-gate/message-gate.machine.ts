// Unread messages stand in the way of every page but the inbox. A read that fails stops nobody.
import { assign, setup } from "xstate";
import { isBlockedByMessages, MESSAGE_PATH } from "../../domain/session/session-navigation.ts";
import { UNREAD_MESSAGES_TEXT } from "../../domain/session/session-text.ts";
import { outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { MessageGateContext, MessageGateEvent, MessageGateTag } from "./message-gate.schema.ts";

export const messageGateMachine = setup({
  types: {
    context: {} as MessageGateContext,
    events: {} as MessageGateEvent,
    tags: {} as MessageGateTag,
  },
  actors: { readUnread: unprovidedPromise<number>("readUnread") },
  guards: {
    isGuest: ({ event }) => event.type === "navigation.request" && !event.isLoggedIn,
    isBlocked: ({ context, event }) => isBlockedByMessages(context.path, outputOf<number>(event)),
  },
  actions: {
    keepPath: assign(({ event }) => (event.type === "navigation.request" ? { path: event.path, decision: null } : {})),
    keepUnread: assign(({ event }) => ({ unread: outputOf<number>(event) })),
    keepCount: assign(({ event }) => (event.type === "messages.counted" ? { unread: event.count } : {})),
    forgetUnread: assign({ unread: 0, decision: null }),
    allow: assign({ decision: { kind: "allow" } }),
    sendToMessages: assign({ decision: { kind: "redirect", to: MESSAGE_PATH, alert: UNREAD_MESSAGES_TEXT } }),
  },
}).createMachine({
  id: "message-gate",
  context: { unread: 0, path: "/", decision: null },
  initial: "idle",
  on: {
    "navigation.request": [
      { guard: "isGuest", target: ".allowed", actions: ["keepPath", "forgetUnread", "allow"] },
      { target: ".reading", reenter: true, actions: "keepPath" },
    ],
    "messages.counted": { actions: "keepCount" },
    "session.ended": { target: ".idle", actions: "forgetUnread" },
  },
  states: {
    idle: {},
    reading: {
      tags: "busy",
      invoke: {
        id: "readUnread",
        src: "readUnread",
        onDone: [
          { guard: "isBlocked", target: "blocked", actions: ["keepUnread", "sendToMessages"] },
          { target: "allowed", actions: ["keepUnread", "allow"] },
        ],
        onError: { target: "allowed", actions: "allow" },
      },
      // Whoever waits for the decision must get one, also when the session ends meanwhile.
      on: { "session.ended": { target: "allowed", actions: ["forgetUnread", "allow"] } },
    },
    allowed: { tags: "decided" },
    blocked: { tags: ["decided", "blocked"] },
  },
});
