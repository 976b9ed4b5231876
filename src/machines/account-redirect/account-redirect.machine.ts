// Where an account may be: managers in /manager, administrators in /admin, everyone else elsewhere.
import { assign, setup } from "xstate";
import { accountKind, homeOf, mayStay, type AccountKind } from "../../domain/session/account.ts";
import type { AccountRedirectContext, AccountRedirectEvent, AccountRedirectTag } from "./account-redirect.schema.ts";

function isKind(event: AccountRedirectEvent, kind: AccountKind): boolean {
  return event.type === "navigation.request" && accountKind(event.user) === kind;
}

function isAway(event: AccountRedirectEvent, kind: AccountKind): boolean {
  return event.type === "navigation.request" && isKind(event, kind) && !mayStay(kind, event.path);
}

export const accountRedirectMachine = setup({
  types: {
    context: {} as AccountRedirectContext,
    events: {} as AccountRedirectEvent,
    tags: {} as AccountRedirectTag,
  },
  guards: {
    isManagerAway: ({ event }) => isAway(event, "manager"),
    isManager: ({ event }) => isKind(event, "manager"),
    isAdministratorAway: ({ event }) => isAway(event, "administrator"),
    isAdministrator: ({ event }) => isKind(event, "administrator"),
    isMemberAstray: ({ event }) => isAway(event, "member"),
  },
  actions: {
    allow: assign({ decision: { kind: "allow" } }),
    sendHome: assign(({ event }) =>
      event.type === "navigation.request"
        ? { decision: { kind: "redirect", to: homeOf(accountKind(event.user)), alert: null } as const }
        : {},
    ),
    forgetDecision: assign({ decision: null }),
  },
}).createMachine({
  id: "account-redirect",
  context: { decision: null },
  initial: "anonymous",
  on: {
    "navigation.request": [
      { guard: "isManagerAway", target: ".manager.sent", actions: "sendHome" },
      { guard: "isManager", target: ".manager.staying", actions: "allow" },
      { guard: "isAdministratorAway", target: ".administrator.sent", actions: "sendHome" },
      { guard: "isAdministrator", target: ".administrator.staying", actions: "allow" },
      { guard: "isMemberAstray", target: ".member.sent", actions: "sendHome" },
      { target: ".member.staying", actions: "allow" },
    ],
    "account.forget": { target: ".anonymous", actions: "forgetDecision" },
  },
  states: {
    anonymous: {},
    member: { tags: "decided", initial: "staying", states: { staying: {}, sent: { tags: "redirecting" } } },
    manager: {
      tags: ["decided", "exempt"],
      initial: "staying",
      states: { staying: {}, sent: { tags: "redirecting" } },
    },
    administrator: {
      tags: ["decided", "exempt"],
      initial: "staying",
      states: { staying: {}, sent: { tags: "redirecting" } },
    },
  },
});
