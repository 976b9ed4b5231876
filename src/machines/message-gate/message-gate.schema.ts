import type { GateDecision } from "../../domain/session/session-navigation.ts";

export type MessageGateEvent =
  /** The page is about to show a path. */
  | { type: "navigation.request"; path: string; isLoggedIn: boolean }
  /** The stream or the inbox knows a newer count. */
  | { type: "messages.counted"; count: number }
  /** The session ended. */
  | { type: "session.ended" };

export interface MessageGateContext {
  unread: number;
  path: string;
  decision: GateDecision | null;
}

/** busy: no decision yet; decided: context.decision holds; blocked: unread messages stand in the way. */
export type MessageGateTag = "busy" | "decided" | "blocked";
