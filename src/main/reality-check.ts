// The reminder of the time, for members. Loaded after the login.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { reminder } from "../api/contract/account/protection.endpoints.ts";
import { accountKind } from "../domain/session/account.ts";
import { REMINDER, reminderText } from "../domain/account/protection/text.ts";
import { askConfirm } from "../machines/dialogs/ask-confirm.ts";
import { realityCheckMachine } from "../machines/reality-check/reality-check.machine.ts";
import type { IdleActors, PageActors } from "../ui/app-context.ts";
import { showState } from "./show-state.ts";

/** Starts it and adds it to the page's machines. It follows the session from then on. */
export function startRealityCheck(api: ApiClient, actors: PageActors): IdleActors {
  const { dialogs, session } = actors;
  const realityCheck = createActor(
    realityCheckMachine.provide({
      actors: {
        readLogin: fromPromise(({ signal }) => ask(api, reminder, {}, { signal })),
      },
      actions: {
        showReminder: ({ context: { login } }) => {
          if (!login) return;
          const { title, leave, goOn } = REMINDER;
          const question = { title, message: reminderText(login), confirmLabel: leave, cancelLabel: goOn };
          // A question that another takes the place of is answered no: the member goes on.
          void askConfirm(dialogs, question).then((isLeaving) =>
            realityCheck.send({ type: isLeaving ? "reminder.leave" : "reminder.continue" }),
          );
        },
        logOut: () => session.send({ type: "session.logout", to: "/login" }),
      },
    }),
  );
  realityCheck.start();
  showState("realityCheck", realityCheck);
  let isIn = false;
  const follow = (snapshot: ReturnType<typeof session.getSnapshot>) => {
    const { user } = snapshot.context;
    const isMember = snapshot.hasTag("authenticated") && user !== null && accountKind(user) === "member";
    if (isMember === isIn) return;
    isIn = isMember;
    realityCheck.send({ type: isMember ? "reminder.ask" : "reminder.stop" });
  };
  session.subscribe(follow);
  follow(session.getSnapshot());
  Object.assign(actors, { realityCheck });
  return { realityCheck };
}
