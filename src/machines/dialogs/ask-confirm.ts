import type { ActorRefFrom } from "xstate";
import type { dialogsMachine } from "./dialogs.machine.ts";
import type { ConfirmRequest } from "./dialogs.schema.ts";

/** Asks the member; true for yes, false for no and for a question that another took the place of. */
export function askConfirm(dialogs: ActorRefFrom<typeof dialogsMachine>, request: ConfirmRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = dialogs.on("confirm.answered", ({ id, answer }) => {
      if (id !== request.id) return;
      listening.unsubscribe();
      resolve(answer);
    });
    dialogs.send({ type: "confirm.ask", ...request });
  });
}
