// What the names in the session's chart stand for.
import { assign, setup, type EventObject } from "xstate";
import { type Balance, keepNewerBalance } from "../../domain/wallet/balance.ts";
import { SESSION_CHECK_INTERVAL_MS } from "../../domain/common/constants.ts";
import { forcedLogoutReason, isUnauthorized } from "../../domain/session/server-code.ts";
import {
  expiredDeparture,
  forcedDeparture,
  isExpired,
  isExpiring,
  isUsableMinutes,
  latestExpiry,
  lobbyExpiry,
  loginFailure,
  logoutDeparture,
  movedExpiry,
  secondsLeft,
} from "../../domain/session/session.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedCallback, unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { SessionActors, SessionContext, SessionEvent, SessionTag } from "./session.schema.ts";

type Restored = SessionActors["restoreSession"]["output"];
type Credentials = SessionActors["login"]["input"];

/** How long the page waits for the server to end the session, in milliseconds; the member is out already. */
const REVOKE_PATIENCE_MS = 3_000;

/** Password and code go from the event to the actor and are kept nowhere. */
export function credentialsOf({ event }: { event: EventObject }): Credentials {
  const { type: _type, ...credentials } = event as Extract<SessionEvent, { type: "session.login" }>;
  return credentials;
}

function walletOf({ emoney, point, walletSeq }: Extract<SessionEvent, { type: "wallet.changed" }>): Balance {
  return { emoney, point, walletSeq };
}

function nowOf(event: SessionEvent): number {
  return "now" in event ? event.now : 0;
}

function keptMinutes(context: SessionContext, event: EventObject): Partial<SessionContext> {
  const minutes = outputOf<SessionActors["fetchAutoLogout"]["output"]>(event);
  const { expiresAt, pending } = context;
  const byLogin = movedExpiry(pending.loginAt, minutes.logoutMin);
  const byNavigation = movedExpiry(pending.navigatedAt, minutes.autoLogoutMin);
  return { ...minutes, expiresAt: latestExpiry(expiresAt, byLogin, byNavigation), pending: NOTHING_PENDING };
}

function restored(event: EventObject): Partial<SessionContext> {
  const session = outputOf<NonNullable<Restored>>(event);
  const { user, expiresAt, now } = session;
  return { user, expiresAt, pending: expiresAt === null ? { loginAt: now, navigatedAt: null } : NOTHING_PENDING };
}

const NOTHING_PENDING: SessionContext["pending"] = { loginAt: null, navigatedAt: null };

export const NO_SESSION: SessionContext = {
  user: null,
  expiresAt: null,
  secondsLeft: 0,
  autoLogoutMin: null,
  logoutMin: null,
  pending: NOTHING_PENDING,
  departure: null,
};

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as SessionTag,
  },
  actors: {
    restoreSession: unprovidedPromise<Restored>("restoreSession"),
    login: unprovidedPromise<SessionActors["login"]["output"], Credentials>("login"),
    fetchAutoLogout: unprovidedPromise<SessionActors["fetchAutoLogout"]["output"]>("fetchAutoLogout"),
    fetchUser: unprovidedPromise<SessionActors["fetchUser"]["output"]>("fetchUser"),
    revokeSession: unprovidedPromise<void>("revokeSession"),
    watchClock: unprovidedCallback<SessionEvent>("watchClock"),
  },
  delays: { checkInterval: SESSION_CHECK_INTERVAL_MS, revokePatience: REVOKE_PATIENCE_MS },
  guards: {
    hasSession: ({ event }) => outputOf<Restored>(event) !== null,
    isRestoredPastExpiry: ({ event }) => {
      const session = outputOf<Restored>(event);
      return session !== null && isExpired(session.expiresAt, session.now);
    },
    hasMinutes: ({ context }) => isUsableMinutes(context.autoLogoutMin),
    isForcedCode: ({ event }) => event.type === "session.code" && forcedLogoutReason(event.status) !== null,
    isForcedFailure: ({ event }) => forcedLogoutReason(failureOf(event).status) !== null,
    isUnauthorizedCode: ({ event }) => event.type === "session.code" && isUnauthorized(event.status),
    isUnauthorizedFailure: ({ event }) => isUnauthorized(failureOf(event).status),
    isPastExpiry: ({ context, event }) => isExpired(context.expiresAt, nowOf(event)),
    hasWarningBegun: ({ context, event }) => isExpiring(context.expiresAt, nowOf(event)),
  },
  actions: {
    keepRestored: assign(({ event }) => restored(event)),
    keepLogin: assign(({ event }) => {
      const { user, now } = outputOf<SessionActors["login"]["output"]>(event);
      return { user, expiresAt: null, pending: { loginAt: now, navigatedAt: null } };
    }),
    keepMinutes: assign(({ context, event }) => keptMinutes(context, event)),
    keepUser: assign(({ context, event }) => ({
      user: keepNewerBalance(context.user, outputOf<SessionActors["fetchUser"]["output"]>(event)),
    })),
    keepWallet: assign(({ context, event }) =>
      event.type === "wallet.changed" && context.user
        ? { user: { ...context.user, ...keepNewerBalance(context.user, walletOf(event)) } }
        : {},
    ),
    keepLoginFailure: assign(({ event }) => ({ departure: loginFailure(failureOf(event)) })),
    keepForcedCode: assign(({ event }) => ({
      departure: event.type === "session.code" ? forcedDeparture(event.status) : null,
    })),
    keepForcedFailure: assign(({ event }) => ({ departure: forcedDeparture(failureOf(event).status) })),
    keepExpired: assign({ departure: expiredDeparture() }),
    keepLogout: assign(({ event }) => ({
      departure: logoutDeparture(event.type === "session.logout" ? event.to : null),
    })),
    forgetDeparture: assign({ departure: null }),
    forgetUser: assign(({ context }) => ({ ...NO_SESSION, departure: context.departure })),
    moveExpiry: assign(({ context, event }) => ({
      expiresAt: latestExpiry(context.expiresAt, movedExpiry(nowOf(event), context.autoLogoutMin)),
    })),
    rememberMove: assign(({ context, event }) => ({ pending: { ...context.pending, navigatedAt: nowOf(event) } })),
    moveExpiryByLobby: assign(({ context, event }) => ({
      expiresAt: latestExpiry(context.expiresAt, lobbyExpiry(nowOf(event))),
    })),
    takeExpiry: assign(({ context, event }) =>
      event.type === "session.expiryMoved" ? { expiresAt: latestExpiry(context.expiresAt, event.expiresAt) } : {},
    ),
    countDown: assign(({ context, event }) => ({ secondsLeft: secondsLeft(context.expiresAt, nowOf(event)) })),
    storeExpiry: unprovidedEffect("storeExpiry"),
    forgetStored: unprovidedEffect("forgetStored"),
    arrive: unprovidedEffect("arrive"),
    depart: unprovidedEffect("depart"),
  },
});
