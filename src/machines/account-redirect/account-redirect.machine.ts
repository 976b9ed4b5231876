// Where an account may be: managers in /manager, administrators in /admin, everyone else elsewhere.
import { assign, setup } from "xstate";
import { accountKind, homeOf, mayStay, type AccountKind } from "../../domain/session/account.ts";
import type { AccountRedirectContext, AccountRedirectEvent, AccountRedirectTag } from "./account-redirect.schema.ts";

function isKind(event: AccountRedirectEvent, kind: AccountKind): boolean {
  return event.type === "navigation.request" && accountKind(event.user) === kind;
}

/** What each kind decides of every page that is asked for. */
function decidesWhere(own: "isMember" | "isManager" | "isAdministrator") {
  return {
    initial: "deciding",
    on: {
      "navigation.request": [{ guard: own, target: ".deciding" }, { target: "entering" }],
      "account.forget": { target: "anonymous", actions: "forgetDecision" },
    },
    states: {
      deciding: {
        always: [
          { guard: "isAstray", target: "sent", actions: "sendHome" },
          { target: "staying", actions: "allow" },
        ],
      },
      staying: {},
      sent: { tags: "redirecting" },
    },
  } as const;
}

export const accountRedirectMachine = setup({
  types: {
    context: {} as AccountRedirectContext,
    events: {} as AccountRedirectEvent,
    tags: {} as AccountRedirectTag,
  },
  guards: {
    isMember: ({ event }) => isKind(event, "member"),
    isManager: ({ event }) => isKind(event, "manager"),
    isAdministrator: ({ event }) => isKind(event, "administrator"),
    isAstray: ({ event }) => event.type === "navigation.request" && !mayStay(accountKind(event.user), event.path),
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
  states: {
    anonymous: { on: { "navigation.request": "entering" } },
    // An account whose kind the server has changed enters anew.
    entering: {
      always: [
        { guard: "isManager", target: "manager" },
        { guard: "isAdministrator", target: "administrator" },
        { target: "member" },
      ],
    },
    member: { tags: "decided", ...decidesWhere("isMember") },
    manager: { tags: ["decided", "exempt"], ...decidesWhere("isManager") },
    administrator: { tags: ["decided", "exempt"], ...decidesWhere("isAdministrator") },
  },
});
