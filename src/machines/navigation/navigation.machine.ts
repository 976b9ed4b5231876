// The guards of a navigation, one after another: maintenance, login, account, unread messages, lobbies, and at
// last the expiry is moved on. A newer navigation starts over; the older one is never answered.
import { assign, setup, type EventObject } from "xstate";
import { landingPath } from "../../domain/session/account.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "../../domain/lobby/shut-lobby.ts";
import { isShutLobby } from "../../domain/lobby/shut-lobby.ts";
import { HOME_PATH, isWithin } from "../../domain/frame/path.ts";
import { LOGIN_PATH, needsLogin } from "../../domain/session/session-navigation.ts";
import type { MaintenanceDecision } from "../../domain/session/maintenance.ts";
import { outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { NavigationActors, NavigationContext, NavigationEvent, NavigationTag } from "./navigation.schema.ts";

type In<Name extends keyof NavigationActors> = NavigationActors[Name]["input"];
type Out<Name extends keyof NavigationActors> = NavigationActors[Name]["output"];
type Answer = Out<"askMaintenance"> | Out<"askAccount"> | Out<"askMessages">;

function maintenanceQuestion({ context }: { context: NavigationContext }): In<"askMaintenance"> {
  return { path: context.path, isLoggedIn: context.user !== null };
}

function accountQuestion({ context }: { context: NavigationContext }): In<"askAccount"> {
  if (!context.user) throw new Error("the account guard runs for users only");
  return { path: context.path, user: context.user };
}

function messageQuestion({ context }: { context: NavigationContext }): In<"askMessages"> {
  return { path: context.path };
}

function redirectOf(event: EventObject): { kind: "redirect"; to: string; alert: string | null } | null {
  const answer = outputOf<Answer>(event);
  return answer.kind === "redirect" ? { kind: "redirect", to: answer.to, alert: answer.alert } : null;
}

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as NavigationTag,
  },
  actors: {
    awaitSession: unprovidedPromise<Out<"awaitSession">>("awaitSession"),
    askMaintenance: unprovidedPromise<Out<"askMaintenance">, In<"askMaintenance">>("askMaintenance"),
    askAccount: unprovidedPromise<Out<"askAccount">, In<"askAccount">>("askAccount"),
    askMessages: unprovidedPromise<Out<"askMessages">, In<"askMessages">>("askMessages"),
  },
  guards: {
    isStop: ({ event }) => outputOf<MaintenanceDecision>(event).kind === "stop",
    isRedirectWithLogout: ({ event }) => {
      const decision = outputOf<MaintenanceDecision>(event);
      return decision.kind === "redirect" && decision.endsSession;
    },
    isRedirect: ({ event }) => redirectOf(event) !== null,
    isGuestAstray: ({ context }) => context.user === null && needsLogin(context.path),
    isGuest: ({ context }) => context.user === null,
    isMemberAtLogin: ({ context }) => context.user !== null && isWithin(context.path, LOGIN_PATH),
    isShutLobby: ({ context: { path, user } }) => user !== null && isShutLobby(path, user.tendency),
    isExempt: ({ event }) => outputOf<Out<"askAccount">>(event).isExempt,
  },
  actions: {
    keepRequest: assign(({ event }) => ({ ticket: event.ticket, path: event.path, user: null, verdict: null })),
    keepUser: assign(({ event }) => ({ user: outputOf<Out<"awaitSession">>(event).user })),
    allow: assign({ verdict: { kind: "allow" } }),
    redirectToDecision: assign(({ event }) => ({ verdict: redirectOf(event) })),
    redirectToLogin: assign({ verdict: { kind: "redirect", to: LOGIN_PATH, alert: null } }),
    redirectToLanding: assign(({ context }) =>
      context.user ? { verdict: { kind: "redirect", to: landingPath(context.user), alert: null } as const } : {},
    ),
    redirectFromLobby: assign({ verdict: { kind: "redirect", to: HOME_PATH, alert: CONTACT_ADMINISTRATOR_TEXT } }),
    stop: assign({ verdict: { kind: "stop", reason: "maintenance" } }),
    fail: assign({ verdict: { kind: "stop", reason: "failed" } }),
    endSession: unprovidedEffect("endSession"),
    moveExpiry: unprovidedEffect("moveExpiry"),
  },
}).createMachine({
  id: "navigation",
  context: { ticket: 0, path: "/", user: null, verdict: null },
  initial: "idle",
  on: { "navigation.request": { target: ".settling", reenter: true, actions: "keepRequest" } },
  states: {
    idle: {},
    settling: {
      tags: "busy",
      invoke: {
        id: "awaitSession",
        src: "awaitSession",
        onDone: { target: "maintenance", actions: "keepUser" },
        onError: { target: "stopped", actions: "fail" },
      },
    },
    maintenance: {
      tags: "busy",
      invoke: {
        id: "askMaintenance",
        src: "askMaintenance",
        input: maintenanceQuestion,
        onDone: [
          { guard: "isStop", target: "stopped", actions: "stop", meta: { requirements: ["REQ-4.3", "REQ-R5"] } },
          {
            guard: "isRedirectWithLogout",
            target: "redirected",
            actions: ["redirectToDecision", "endSession"],
            meta: { requirements: ["REQ-4.1", "REQ-4.2"] },
          },
          { guard: "isRedirect", target: "redirected", actions: "redirectToDecision" },
          {
            guard: "isGuestAstray",
            target: "redirected",
            actions: "redirectToLogin",
            meta: { requirements: ["REQ-R5"] },
          },
          { guard: "isGuest", target: "allowed", actions: "allow" },
          {
            guard: "isMemberAtLogin",
            target: "redirected",
            actions: "redirectToLanding",
            meta: { requirements: ["REQ-4.17"] },
          },
          { target: "account" },
        ],
        onError: { target: "stopped", actions: "fail" },
      },
    },
    account: {
      tags: "busy",
      invoke: {
        id: "askAccount",
        src: "askAccount",
        input: accountQuestion,
        onDone: [
          {
            guard: "isRedirect",
            target: "redirected",
            actions: "redirectToDecision",
            meta: { requirements: ["REQ-4.15", "REQ-4.16", "REQ-R5"] },
          },
          {
            guard: "isExempt",
            target: "allowed",
            actions: ["allow", "moveExpiry"],
            meta: { requirements: ["REQ-R5", "REQ-R25"] },
          },
          { target: "messages" },
        ],
        onError: { target: "stopped", actions: "fail" },
      },
    },
    messages: {
      tags: "busy",
      invoke: {
        id: "askMessages",
        src: "askMessages",
        input: messageQuestion,
        onDone: [
          {
            guard: "isRedirect",
            target: "redirected",
            actions: "redirectToDecision",
            meta: { requirements: ["REQ-4.5", "REQ-R5"] },
          },
          {
            guard: "isShutLobby",
            target: "redirected",
            actions: "redirectFromLobby",
            meta: { requirements: ["REQ-5.4"] },
          },
          { target: "allowed", actions: ["allow", "moveExpiry"], meta: { requirements: ["REQ-4.7", "REQ-R5"] } },
        ],
        onError: { target: "stopped", actions: "fail" },
      },
    },
    allowed: { tags: "decided" },
    redirected: { tags: "decided" },
    stopped: { tags: "decided" },
  },
});
