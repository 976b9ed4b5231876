// What holds of a whole walk of a slip.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
import type { StoredSlip } from "./stored-slip.ts";
import type { slipMachine } from "./slip.machine.ts";
import type { SnapshotFrom } from "xstate";

const idsIn = ({ context }: SnapshotFrom<typeof slipMachine>): string =>
  context.legs.map(({ entry }) => entry.id).join();

export const slipProperties: Properties<typeof slipMachine> = {
  "a slip whose bet is under way keeps its legs and its stake": never(
    ({ before, after: now }) =>
      before?.hasTag("held") === true &&
      now.hasTag("held") &&
      (idsIn(before) !== idsIn(now) || before.context.stake !== now.context.stake),
  ),
  "what was bet on is not in the slip until it is picked again": after(
    ({ before, event }) =>
      before?.hasTag("held") === true && event.type === "slip.placed" && "ids" in event && String(event.ids) === "home",
    ({ after: now }) => !now.context.legs.some(({ entry }) => entry.id === "home"),
    ({ event }) =>
      event.type === "slip.pick" ||
      event.type === "slip.restore" ||
      event.type === "slip.putBack" ||
      event.type === "slip.again",
  ),
  "what another member stored is never taken in": never(
    ({ before, event, after: now }) =>
      before !== null &&
      event.type === "slip.restore" &&
      "stored" in event &&
      (event.stored as StoredSlip).owner !== now.context.owner &&
      idsIn(before) !== idsIn(now),
  ),
  "a slip whose prices are checked is placed once they are known": after(
    isIn("filled.checking"),
    ({ after: now }) => !now.hasTag("placeable"),
    ({ event, after: now }) => event.type.endsWith(".actor.checkPrices") || now.matches("empty"),
  ),
};
