// Who is logged in, for how long, and why no longer. Everything that a member may do hangs on it: the
// header, the guards of the router and the slip ask its tags; a server code, a second login elsewhere
// and the clock end it here and nowhere else.
import { credentialsOf, NO_SESSION, sessionSetup } from "./session.setup.ts";

/** By the cookie, which all tabs share. */
const RESTORE = {
  id: "restoreSession",
  src: "restoreSession",
  onDone: [
    { guard: "isRestoredPastExpiry", target: "ending.expired", actions: "keepExpired" },
    { guard: "hasSession", target: "loggedIn", actions: "keepRestored" },
    { target: "loggedOut" },
  ],
  onError: [
    { guard: "isForcedFailure", target: "ending.forcedLogout", actions: "keepForcedFailure" },
    { target: "loggedOut" },
  ],
} as const;

export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: NO_SESSION,
  initial: "restoring",
  states: {
    restoring: {
      tags: ["busy", "restoring"],
      invoke: RESTORE,
    },
    loggedOut: {
      on: {
        "session.login": { target: "loggingIn", actions: "forgetDeparture" },
        "session.begunElsewhere": { target: "joining", actions: "forgetDeparture" },
      },
    },
    // Another tab has logged in: this one is a member's as well. Its page stands meanwhile.
    joining: {
      tags: "busy",
      invoke: RESTORE,
    },
    loggingIn: {
      tags: "busy",
      invoke: {
        id: "login",
        src: "login",
        input: credentialsOf,
        onDone: {
          target: "loggedIn",
          actions: ["keepLogin", "arrive"],
          meta: { requirements: ["REQ-4.9", "REQ-4.12", "REQ-9.5"] },
        },
        onError: {
          target: "loggedOut",
          actions: ["keepLoginFailure", "depart"],
          meta: { requirements: ["REQ-8.9", "REQ-8.10"] },
        },
      },
    },
    loggedIn: {
      tags: "authenticated",
      type: "parallel",
      on: {
        "session.logout": {
          target: "ending.loggingOut",
          actions: "keepLogout",
          meta: { requirements: ["REQ-4.12", "REQ-4.14", "REQ-R9"] },
        },
        "session.code": [
          {
            guard: "isForcedCode",
            target: "ending.forcedLogout",
            actions: "keepForcedCode",
            meta: { requirements: ["REQ-4.13", "REQ-8.4", "REQ-8.5", "REQ-8.6", "REQ-8.7", "REQ-8.8", "REQ-R8"] },
          },
          { guard: "isUnauthorizedCode", target: "ending.expired", actions: "keepExpired" },
        ],
        "wallet.changed": { actions: "keepWallet" },
      },
      states: {
        expiry: {
          initial: "watched",
          on: { "session.expiryMoved": { actions: "takeExpiry" } },
          states: {
            watched: {
              initial: "active",
              invoke: { id: "watchClock", src: "watchClock", onError: "unwatched" },
              on: {
                "session.navigated": [
                  {
                    guard: "hasMinutes",
                    target: ".active",
                    actions: ["moveExpiry", "storeExpiry"],
                    meta: { requirements: ["REQ-4.7", "REQ-R40"] },
                  },
                  { actions: "rememberMove" },
                ],
                "session.enterLobby": {
                  target: ".active",
                  actions: ["moveExpiryByLobby", "storeExpiry"],
                  meta: { requirements: ["REQ-4.10", "REQ-9.4", "REQ-R16"] },
                },
              },
              states: {
                active: {
                  on: {
                    "session.tick": [
                      {
                        guard: "isPastExpiry",
                        target: "#session.ending.expired",
                        actions: "keepExpired",
                        meta: { requirements: ["REQ-R7"] },
                      },
                      { guard: "hasWarningBegun", target: "expiring", actions: "countDown" },
                    ],
                  },
                },
                expiring: {
                  tags: "expiring",
                  meta: { requirements: ["REQ-R7"] },
                  on: {
                    "session.tick": [
                      {
                        guard: "isPastExpiry",
                        target: "#session.ending.expired",
                        actions: "keepExpired",
                        meta: { requirements: ["REQ-R7"] },
                      },
                      { guard: "hasWarningBegun", actions: "countDown" },
                      { target: "active" },
                    ],
                    "session.stay": [
                      { guard: "hasMinutes", target: "active", actions: ["moveExpiry", "storeExpiry"] },
                      { actions: "rememberMove" },
                    ],
                  },
                },
              },
            },
            unwatched: {
              on: {
                "session.navigated": [
                  {
                    guard: "hasMinutes",
                    target: "watched",
                    actions: ["moveExpiry", "storeExpiry"],
                    meta: { requirements: ["REQ-4.7"] },
                  },
                  { target: "watched", actions: "rememberMove" },
                ],
                "session.enterLobby": {
                  target: "watched",
                  actions: ["moveExpiryByLobby", "storeExpiry"],
                  meta: { requirements: ["REQ-4.10", "REQ-9.4", "REQ-R16"] },
                },
              },
            },
          },
        },
        connection: {
          initial: "online",
          states: {
            online: {
              initial: "waiting",
              states: {
                waiting: {
                  on: { "session.refresh": "asking" },
                  after: { checkInterval: { target: "asking", meta: { requirements: ["REQ-4.11", "REQ-9.3"] } } },
                },
                asking: {
                  invoke: {
                    id: "fetchUser",
                    src: "fetchUser",
                    onDone: { target: "waiting", actions: "keepUser" },
                    onError: [
                      {
                        guard: "isForcedFailure",
                        target: "#session.ending.forcedLogout",
                        actions: "keepForcedFailure",
                        meta: { requirements: ["REQ-4.11", "REQ-4.13"] },
                      },
                      { guard: "isUnauthorizedFailure", target: "#session.ending.expired", actions: "keepExpired" },
                      { target: "#session.loggedIn.connection.lost" },
                    ],
                  },
                },
              },
            },
            lost: {
              tags: "lost",
              meta: { requirements: ["REQ-R7"] },
              initial: "waiting",
              states: {
                waiting: { on: { "session.refresh": "asking" }, after: { checkInterval: "asking" } },
                asking: {
                  invoke: {
                    id: "fetchUser",
                    src: "fetchUser",
                    onDone: { target: "#session.loggedIn.connection.online", actions: "keepUser" },
                    onError: [
                      {
                        guard: "isForcedFailure",
                        target: "#session.ending.forcedLogout",
                        actions: "keepForcedFailure",
                        meta: { requirements: ["REQ-4.11", "REQ-4.13"] },
                      },
                      { guard: "isUnauthorizedFailure", target: "#session.ending.expired", actions: "keepExpired" },
                      { target: "waiting" },
                    ],
                  },
                },
              },
            },
          },
        },
        minutes: {
          initial: "fetching",
          states: {
            fetching: {
              invoke: {
                id: "fetchAutoLogout",
                src: "fetchAutoLogout",
                onDone: {
                  target: "known",
                  actions: ["keepMinutes", "storeExpiry"],
                  meta: { requirements: ["REQ-4.8", "REQ-9.5", "REQ-9.7"] },
                },
                onError: "unknown",
              },
            },
            known: {},
            unknown: { on: { "session.navigated": "fetching", "session.stay": "fetching" } },
          },
        },
      },
    },
    ending: {
      tags: "busy",
      meta: { requirements: ["REQ-4.14", "REQ-R9"] },
      initial: "loggingOut",
      entry: ["forgetUser", "forgetStored", "depart"],
      invoke: { id: "revokeSession", src: "revokeSession", onDone: "loggedOut", onError: "loggedOut" },
      after: { revokePatience: "loggedOut" },
      states: { loggingOut: {}, forcedLogout: {}, expired: {} },
    },
  },
});
