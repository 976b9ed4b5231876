import type { AccountUser } from "../../domain/session/account.ts";
import type { GateDecision } from "../../domain/session/session-navigation.ts";

export type AccountRedirectEvent =
  /** A logged-in user is about to see a path. */
  | { type: "navigation.request"; path: string; user: AccountUser }
  /** The session ended. */
  | { type: "session.ended" };

export interface AccountRedirectContext {
  decision: GateDecision | null;
}

/** decided: context.decision holds; redirecting: it sends elsewhere; exempt: messages do not stand in the way. */
export type AccountRedirectTag = "decided" | "redirecting" | "exempt";
