import type { AnyActorRef } from "xstate";
import { stateText } from "../ui/machine-state.ts";

/** Shows the state of a machine that rules no element as an attribute of the document: `data-account-redirect`. */
export function showState(name: string, actor: AnyActorRef): void {
  const { dataset } = document.documentElement;
  const show = (): void => void (dataset[name] = stateText(actor.getSnapshot().value));
  actor.subscribe(show);
  show();
}
