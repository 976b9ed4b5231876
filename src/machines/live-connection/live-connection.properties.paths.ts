// What holds of a whole walk of the line of live prices.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import type { liveConnectionMachine } from "./live-connection.machine.ts";

export const liveConnectionProperties: Properties<typeof liveConnectionMachine> = {
  "prices are not live before what was missed is read again": after(
    ({ after: now }) => now.context.owesRefetch,
    ({ after: now }) => !now.hasTag("fresh"),
    ({ event }) => event.type === "xstate.done.actor.refetch",
  ),
  "who has stopped hears nothing until it is started": after(
    ({ event }) => event.type === "connection.stop" || event.type === "stream.refused",
    ({ after: now }) => !now.hasTag("connected") && !now.hasTag("busy"),
    ({ event }) => event.type === "connection.start",
  ),
  "a line that is lost is opened again when its pause is over": never(
    ({ event, started }) => event.type.startsWith("xstate.after.backoff.") && !started.includes("openStream"),
  ),
  "a line that nothing is heard of for twelve seconds is not called live": never(
    ({ event, after: now }) => event.type.startsWith("xstate.after.heartbeatTimeout.") && now.hasTag("fresh"),
  ),
};
