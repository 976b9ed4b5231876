// Effects. endSession: session.logout {to: null}; moveExpiry: session.navigated {now}.
import type { User } from "../../api/contract/session/member.ts";
import type { MaintenanceDecision } from "../../domain/session/maintenance.ts";
import type { GateDecision, Verdict } from "../../domain/session/session-navigation.ts";

/** `ticket` rises with each navigation: the answer carries it, and the newest wins. */
export type NavigationEvent =
  /** The router is about to show a path. */
  { type: "navigation.request"; ticket: number; path: string };

export interface NavigationContext {
  ticket: number;
  path: string;
  user: User | null;
  verdict: Verdict | null;
}

export interface NavigationActors {
  /** Waits until the session is no longer restoring. */
  awaitSession: { input: undefined; output: { user: User | null } };
  askMaintenance: { input: { path: string; isLoggedIn: boolean }; output: MaintenanceDecision };
  askAccount: { input: { path: string; user: User }; output: GateDecision & { isExempt: boolean } };
  askMessages: { input: { path: string }; output: GateDecision };
}

/** busy: no verdict yet; decided: context.verdict holds. */
export type NavigationTag = "busy" | "decided";
