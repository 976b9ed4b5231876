// What holds of a whole walk of a cash-out.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, keptSubmissionProperties } from "../command/submission.properties.paths.ts";
import type { cashOutMachine } from "./cash-out.machine.ts";

const isSold = ({ event }: { event: { type: string } }): boolean => event.type === "cashOut.sell";

export const cashOutProperties: Properties<typeof cashOutMachine> = {
  ...keptSubmissionProperties({
    outcomes: ["paid", "refused", "moved", "suspended"],
    waits: ["waiting"],
    home: "quoting",
  }),
  "a paid part is paid once": after(
    isIn("paid"),
    ({ started }) => !started.includes("sendCommand") && !started.includes("storeIntent"),
    ({ event }) => event.type === "cashOut.close",
  ),
  "an amount that has moved is sold by a press alone": after(
    isIn("moved"),
    ({ started }) => !started.includes("storeIntent"),
    isSold,
  ),
  "nothing is sold while a market is stopped": after(
    isIn("suspended"),
    ({ started }) => !started.includes("storeIntent"),
    isIn("quoting", "moved"),
  ),
  "a decision is asked for within eight seconds where nothing is told of it": respond(
    isIn("waiting"),
    ({ started }) => started.includes("findCommand"),
    { ms: 8_000 },
  ),
};
