// What holds of a whole walk of the line of live prices.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, starts } from "../command/submission.properties.paths.ts";
import type { liveConnectionMachine } from "./live-connection.machine.ts";

export const liveConnectionProperties: Properties<typeof liveConnectionMachine> = {
  "prices are not live before what was missed is read again": after(
    ({ after: now }) => now.context.owesRefetch,
    ({ after: now }) => !now.hasTag("fresh"),
    ({ event }) => event.type === "xstate.done.actor.refetch",
  ),
  "who has stopped hears nothing until it is started": after(
    isIn("stopped"),
    ({ after: now }) => !now.hasTag("connected"),
    ({ event }) => event.type === "connection.start",
  ),
  "a line that is lost is opened again within thirty seconds": respond(
    isIn("disconnected"),
    starts("openStream"),
    { ms: 30_000 },
    isIn("stopped"),
  ),
  "a line that nothing is heard of is not called live after twelve seconds": respond(
    ({ started }) => started.includes("after heartbeatTimeout"),
    ({ event, after: now }) => event.type === "stream.alive" || !now.hasTag("fresh"),
    { ms: 12_000 },
  ),
};
