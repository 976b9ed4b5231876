import { fromPromise, waitFor, type ActorRefFrom } from "xstate";
import type { sessionMachine } from "../session/session.machine.ts";
import type { LoginFormActors } from "./login-form.schema.ts";

/** The login form's actor: sends the login to the session and answers what came of it. */
export function submitThroughSession(session: ActorRefFrom<typeof sessionMachine>) {
  return fromPromise<LoginFormActors["submitLogin"]["output"], LoginFormActors["submitLogin"]["input"]>(
    async ({ input, signal }) => {
      await waitFor(session, (snapshot) => !snapshot.hasTag("busy"), { signal });
      session.send({ type: "session.login", ...input });
      const settled = await waitFor(session, (snapshot) => !snapshot.hasTag("busy"), { signal });
      if (settled.hasTag("authenticated")) return "accepted";
      return settled.context.departure?.reason === "code" ? "codeAsked" : "refused";
    },
  );
}
