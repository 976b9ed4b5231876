// What holds of a whole walk of a seat at the table.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, submissionProperties } from "../command/submission.properties.paths.ts";
import type { baccaratSeatMachine } from "./baccarat-seat.machine.ts";

export const baccaratSeatProperties: Properties<typeof baccaratSeatMachine> = {
  ...submissionProperties({
    outcomes: ["connecting", "waiting", "betting", "closed", "squeezing", "shown", "over"],
    waits: [],
    home: "betting",
    inside: "placing",
  }),
  "after the lock no bet is taken until the table is told of a round": after(
    isIn("closed", "squeezing", "shown"),
    ({ after: now }) => !now.hasTag("takesBets"),
    ({ event }) => event.type === "table.told" || event.type === "clock.tick",
  ),
  "a seat whose line is lost takes no bet until the table is told": after(
    ({ event }) => event.type === "line.lost",
    ({ after: now }) => !now.hasTag("takesBets"),
    ({ event }) => event.type === "table.told" || event.type === "bet.found",
  ),
};
