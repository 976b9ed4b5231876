import type { ActorRefFrom } from "xstate";
import type { dialogsMachine } from "./dialogs.machine.ts";
import type { ConfirmRequest } from "./dialogs.schema.ts";

export type Question = Omit<ConfirmRequest, "id">;

let asked = 0;

/** Asks the member; true for yes, false for no and for a question that another took the place of. */
export function askConfirm(dialogs: ActorRefFrom<typeof dialogsMachine>, request: Question): Promise<boolean> {
  // An id of its own: a button that is pressed twice asks twice, and the first answer is not the second's.
  asked += 1;
  const own = String(asked);
  return new Promise((resolve) => {
    const listening = dialogs.on("confirm.answered", ({ id, answer }) => {
      if (id !== own) return;
      listening.unsubscribe();
      resolve(answer);
    });
    dialogs.send({ type: "confirm.ask", ...request, id: own });
  });
}
