// Where an account may be: managers in /manager, administrators in /admin, everyone else elsewhere.
import { assign, setup } from "xstate";
import { accountKind, homeOf, mayStay, type AccountKind } from "../../domain/session/account.ts";
import type { AccountRedirectContext, AccountRedirectEvent, AccountRedirectTag } from "./account-redirect.schema.ts";

function isKind(event: AccountRedirectEvent, kind: AccountKind): boolean {
  return event.type === "navigation.request" && accountKind(event.user) === kind;
}

/** What each kind decides of a page that is asked for. */
const DECIDES = {
  initial: "deciding",
  on: {
    "navigation.request": "entering",
    "session.ended": { target: "anonymous", actions: "forgetDecision" },
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

export const accountRedirectMachine = setup({
  types: {
    context: {} as AccountRedirectContext,
    events: {} as AccountRedirectEvent,
    tags: {} as AccountRedirectTag,
  },
  guards: {
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
    // The server may have changed the kind of the account.
    entering: {
      always: [
        { guard: "isManager", target: "manager" },
        { guard: "isAdministrator", target: "administrator" },
        { target: "member" },
      ],
    },
    member: { tags: "decided", ...DECIDES },
    manager: { tags: ["decided", "exempt"], ...DECIDES },
    administrator: { tags: ["decided", "exempt"], ...DECIDES },
  },
});
