import { createActor, fromCallback, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import { LEFT_SESSION, nameOfSession } from "../api/client/early.ts";
import type { ApiClient } from "../api/client/client.ts";
import * as member from "../api/contract/session/member.endpoints.ts";
import { autoLogout } from "../api/contract/session/setting.endpoints.ts";
import type { User } from "../api/contract/session/member.ts";
import { landingPath } from "../domain/session/account.ts";
import { AUTH_STORAGE_KEY } from "../domain/common/constants.ts";
import { dismissedKey } from "../domain/frame/popup-key.ts";
import { formatExpiry, parseExpiry } from "../domain/session/session.ts";
import { sessionMachine } from "../machines/session/session.machine.ts";
import type { SessionActors, SessionEvent } from "../machines/session/session.schema.ts";
import type { RootActors } from "../ui/app-context.ts";
import { forgetReturn, readReturn } from "../ui/return-address.ts";
import { readStored, removeStored, writeStored } from "../ui/browser-storage.ts";

export interface SessionEffects {
  api: ApiClient;
  dialogs: RootActors["dialogs"];
  /** Shows another page of the site, or leaves it for an address. */
  go: (to: string) => void;
}

const CLOCK_MS = 1_000;

/** The session with its calls, its clock and its storage; not started yet. */
export function createSession({ api, dialogs, go }: SessionEffects): RootActors["session"] {
  const session = createActor(
    sessionMachine.provide({
      actors: sessionCalls(api),
      actions: {
        storeExpiry: ({ context: { expiresAt }, self }) => {
          if (expiresAt === null) return;
          // What another tab wrote since is not told yet, and must not be shortened.
          const stored = parseExpiry(readStored(AUTH_STORAGE_KEY));
          if (stored !== null && stored > expiresAt) self.send({ type: "session.expiryMoved", expiresAt: stored });
          else writeStored(AUTH_STORAGE_KEY, formatExpiry(expiresAt));
        },
        forgetStored: () => removeStored(AUTH_STORAGE_KEY),
        arrive: ({ context }) => {
          // A login of its own: an expiry that an earlier one left is not its, and what was dismissed is shown again.
          removeStored(AUTH_STORAGE_KEY);
          if (context.user) removeStored(dismissedKey(context.user.id));
          // The way out of a maintenance leads over home, which is then what the login came before.
          if (context.user) go(readReturn("maintenance") ?? readReturn("login") ?? landingPath(context.user));
          forgetReturn("maintenance");
          forgetReturn("login");
        },
        depart: ({ context: { departure } }) => {
          dialogs.send({ type: "dialog.close", name: "userInfo" });
          forgetReturn("messages");
          if (departure?.reason === "logout") forgetReturn("login");
          if (departure?.alert) dialogs.send({ type: "alert.show", message: departure.alert });
          if (departure?.to) go(departure.to);
        },
      },
    }),
  );
  api.onSessionEnd((status) => session.send({ type: "session.code", status }));
  addEventListener("storage", (event) => {
    if (movedTo(event) !== null) session.send({ type: "session.begunElsewhere" });
  });
  return session;
}

/** The expiry that another tab has stored; null where the event is of something else, or of the end of a session. */
const movedTo = ({ key, newValue }: StorageEvent): number | null =>
  key === AUTH_STORAGE_KEY ? parseExpiry(newValue) : null;

function sessionCalls(api: ApiClient) {
  const fetchUser = (signal: AbortSignal) => ask(api, member.user, {}, { signal });
  /**
   * Until the answer is here the storage names the session: a page that is loaded meanwhile ends it again. Afterwards it
   * names it as one that is over: a page that the server made before may come after the answer.
   */
  const leave = async (token: string) => {
    const name = nameOfSession(token);
    writeStored(LEFT_SESSION.unanswered, name);
    await ask(api, member.logout, {}, { headers: { "X-AUTH-TOKEN": `Bearer ${token}` }, keepalive: true });
    writeStored(LEFT_SESSION.ended, name);
    removeStored(LEFT_SESSION.unanswered);
  };
  /** A token whose user cannot be read is of no use, and must not travel with the calls of a guest. */
  const userOf = async (token: string, signal: AbortSignal, known?: User) => {
    api.setToken(token);
    try {
      return known ?? (await fetchUser(signal));
    } catch (error) {
      api.setToken(null);
      throw error;
    }
  };
  return {
    restoreSession: fromPromise<SessionActors["restoreSession"]["output"]>(async ({ signal }) => {
      const { token, start } = await ask(api, member.token, {}, { signal });
      if (token === null || readStored(LEFT_SESSION.ended) === nameOfSession(token)) return null;
      if (readStored(LEFT_SESSION.unanswered) === nameOfSession(token)) {
        await leave(token);
        return null;
      }
      const user = await userOf(token, signal, start?.user);
      return { user, expiresAt: parseExpiry(readStored(AUTH_STORAGE_KEY)), now: Date.now() };
    }),
    login: fromPromise<SessionActors["login"]["output"], SessionActors["login"]["input"]>(async ({ input, signal }) => {
      const { token } = await ask(api, member.login, { body: input }, { signal });
      try {
        return { user: await userOf(token, signal), now: Date.now() };
      } catch (error) {
        // Who is told that the login failed must not be logged in by the next reload.
        await leave(token).catch(() => {});
        throw error;
      }
    }),
    fetchAutoLogout: fromPromise<SessionActors["fetchAutoLogout"]["output"]>(({ signal }) =>
      ask(api, autoLogout, {}, { signal }),
    ),
    fetchUser: fromPromise<User>(({ signal }) => fetchUser(signal)),
    revokeSession: fromPromise<void>(async () => {
      const { token } = api;
      api.setToken(null);
      if (token !== null) await leave(token);
    }),
    watchClock: fromCallback<SessionEvent>(({ sendBack }) => {
      const timer = setInterval(() => sendBack({ type: "session.tick", now: Date.now() }), CLOCK_MS);
      const takeMoved = (event: StorageEvent) => {
        const expiresAt = movedTo(event);
        if (expiresAt !== null) sendBack({ type: "session.expiryMoved", expiresAt });
      };
      addEventListener("storage", takeMoved);
      return () => {
        clearInterval(timer);
        removeEventListener("storage", takeMoved);
      };
    }),
  };
}
