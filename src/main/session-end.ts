import type { Subscription } from "xstate";
import type { RootActors } from "../ui/app-context.ts";

/** Calls each time that a session begins or ends: by the member, the clock, the server or another tab. */
export function onSessionTurn(session: RootActors["session"], act: (isIn: boolean) => void): Subscription {
  let wasIn = session.getSnapshot().hasTag("authenticated");
  return session.subscribe((snapshot) => {
    const isIn = snapshot.hasTag("authenticated");
    if (isIn === wasIn) return;
    wasIn = isIn;
    act(isIn);
  });
}

export const onSessionEnd = (session: RootActors["session"], act: () => void): Subscription =>
  onSessionTurn(session, (isIn) => isIn || act());
