import type { AccountUser } from "../../domain/account.ts";
import type { GateDecision } from "../../domain/session-navigation.ts";
import { defineSchema } from "../shared/schema.ts";

export type AccountRedirectEvent =
  | { type: "navigation.request"; path: string; user: AccountUser }
  | { type: "account.forget" };

export interface AccountRedirectContext {
  decision: GateDecision | null;
}

export const accountRedirectSchema = defineSchema<AccountRedirectEvent>()({
  id: "account-redirect",
  states: [
    "anonymous",
    "member",
    "member.staying",
    "member.sent",
    "manager",
    "manager.staying",
    "manager.sent",
    "administrator",
    "administrator.staying",
    "administrator.sent",
  ],
  events: {
    "navigation.request": "a logged-in user is about to see a path",
    "account.forget": "the session ended",
  },
  guards: ["isManagerAway", "isManager", "isAdministratorAway", "isAdministrator", "isMemberAstray"],
  actions: ["allow", "sendHome", "forgetDecision"],
  effects: [],
  actors: [],
  delays: [],
  /** decided: context.decision holds; redirecting: it sends elsewhere; exempt: messages do not stand in the way. */
  tags: ["decided", "redirecting", "exempt"],
});
