import type { GateDecision } from "../../domain/session-navigation.ts";
import { defineSchema } from "../shared/schema.ts";

export type MessageGateEvent =
  | { type: "navigation.request"; path: string; isLoggedIn: boolean }
  | { type: "messages.counted"; count: number }
  | { type: "messages.forget" };

export interface MessageGateContext {
  unread: number;
  path: string;
  decision: GateDecision | null;
}

export interface MessageGateActors {
  /** GET message/unread. */
  readUnread: { input: undefined; output: number };
}

export const messageGateSchema = defineSchema<MessageGateEvent>()({
  id: "message-gate",
  states: ["idle", "reading", "allowed", "blocked"],
  events: {
    "navigation.request": "the page is about to show a path",
    "messages.counted": "the inbox knows a newer count, after reading or deleting",
    "messages.forget": "the session ended",
  },
  guards: ["isGuest", "isBlocked"],
  actions: ["keepPath", "keepUnread", "keepCount", "forgetUnread", "allow", "sendToMessages"],
  effects: [],
  actors: ["readUnread"],
  delays: [],
  /** busy: no decision yet; decided: context.decision holds; blocked: unread messages stand in the way. */
  tags: ["busy", "decided", "blocked"],
});
