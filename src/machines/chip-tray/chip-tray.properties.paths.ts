// What holds of a whole walk of the chips of a game.
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes } from "../command/submission.properties.paths.ts";
import type { chipTrayMachine } from "./chip-tray.machine.ts";

export const chipTrayProperties: Properties<typeof chipTrayMachine> = {
  "what was placed lies there again by no undo": after(
    comes("chips.placed"),
    ({ after: { context } }) => context.laid.length === 0,
    comes("chip.lay", "chips.repeat", "chips.told"),
  ),
  "a press that laid chips may be taken back until they are placed": after(
    ({ event, told }) => event.type !== "chips.undo" && told.includes("chips.laid"),
    ({ after: { context } }) => context.past.length > 0,
    comes("chips.undo", "chips.placed"),
  ),
};
