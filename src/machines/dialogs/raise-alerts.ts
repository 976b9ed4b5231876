import type { ActorRefFrom } from "xstate";
import type { dialogsMachine } from "./dialogs.machine.ts";

let raised = 0;

/** Shows the alerts of one machine, and calls back when the member has read the newest of them. */
export function raiseAlerts(
  dialogs: ActorRefFrom<typeof dialogsMachine>,
  onRead: () => void,
): (message: string) => void {
  let newest = "";
  dialogs.on("alert.read", ({ ids }) => {
    if (ids.includes(newest)) onRead();
  });
  return (message) => {
    raised += 1;
    newest = String(raised);
    dialogs.send({ type: "alert.show", id: newest, message });
  };
}
