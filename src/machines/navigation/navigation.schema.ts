import type { User } from "../../api/contract/member.ts";
import type { MaintenanceDecision } from "../../domain/maintenance.ts";
import type { GateDecision, Verdict } from "../../domain/session-navigation.ts";
import { defineSchema } from "../shared/schema.ts";

/** `ticket` rises with each navigation: the answer carries it, and the newest wins. */
export type NavigationEvent = { type: "navigation.request"; ticket: number; path: string };

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

export const navigationSchema = defineSchema<NavigationEvent>()({
  id: "navigation",
  states: ["idle", "settling", "maintenance", "account", "messages", "allowed", "redirected", "stopped"],
  events: { "navigation.request": "the router is about to show a path" },
  guards: ["isStop", "isRedirectWithLogout", "isRedirect", "isGuestAstray", "isGuest", "isMemberAtLogin", "isExempt"],
  actions: [
    "keepRequest",
    "keepUser",
    "allow",
    "redirectToDecision",
    "redirectToLogin",
    "redirectToLanding",
    "stop",
    "fail",
    "endSession",
    "moveExpiry",
  ],
  /** endSession: session.logout {to: null}; moveExpiry: session.navigated {now}. */
  effects: ["endSession", "moveExpiry"],
  actors: ["awaitSession", "askMaintenance", "askAccount", "askMessages"],
  delays: [],
  /** busy: no verdict yet; decided: context.verdict holds. */
  tags: ["busy", "decided"],
});
