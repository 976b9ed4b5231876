// What holds of a whole walk of the page of a mini-game.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { isIn } from "../command/submission.properties.paths.ts";
import type { miniGameMaintenanceMachine } from "./mini-game-maintenance.machine.ts";

export const miniGameMaintenanceProperties: Properties<typeof miniGameMaintenanceMachine> = {
  "a game under maintenance is not played until it is entered anew": after(
    isIn("inside.maintenance"),
    ({ after: now }) => !now.hasTag("playable"),
    ({ event }) => event.type === "game.enter",
  ),
  "a game that is entered is played once its setting was read": after(
    ({ event }) => event.type === "game.enter",
    ({ after: now }) => !now.hasTag("playable"),
    ({ event }) => event.type === "xstate.done.actor.readSetting",
  ),
  "nothing is asked about a game that was left": after(
    ({ event }) => event.type === "game.leave",
    ({ started }) => started.length === 0,
    ({ event }) => event.type === "game.enter",
  ),
};
