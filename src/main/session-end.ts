import type { Subscription } from "xstate";
import type { RootActors } from "../ui/app-context.ts";

/** Calls each time that a session ends: by the member, the clock, the server or another tab. */
export function onSessionEnd(session: RootActors["session"], act: () => void): Subscription {
  let wasIn = session.getSnapshot().hasTag("authenticated");
  return session.subscribe((snapshot) => {
    const isIn = snapshot.hasTag("authenticated");
    if (wasIn && !isIn) act();
    wasIn = isIn;
  });
}
