import { all, defineMutants } from "../../../paths/lib/mutant-notes.ts";

export const chipTrayMutants = defineMutants({
  boundaries: { "src/domain/games/chips.ts": ["laidBlock"] },
  equivalent: {
    ...all("open and closed give way to each other by the terms, and laid and empty by what lies there", [
      "sent elsewhere: (root) chip.choose → #chip-tray.closed",
      "sent elsewhere: (root) chip.choose → #chip-tray.open",
      "sent elsewhere: (root) chips.told → #chip-tray.closed",
      "sent elsewhere: (root) chips.told → #chip-tray.open",
      "sent elsewhere: (root) chips.placed → #chip-tray.closed",
      "sent elsewhere: (root) chips.placed → #chip-tray.open",
      "sent elsewhere: (root) terms.told → #chip-tray.closed",
      "sent elsewhere: (root) terms.told → #chip-tray.open",
      "sent elsewhere: open chip.lay → #chip-tray.open.empty",
      "sent elsewhere: open chip.lay → #chip-tray.open.laid",
      "sent elsewhere: open chips.undo → #chip-tray.open.empty",
      "sent elsewhere: open chips.undo → #chip-tray.open.laid",
      "sent elsewhere: open chips.repeat → #chip-tray.open.empty",
      "sent elsewhere: open chips.repeat → #chip-tray.open.laid",
      "sent elsewhere: open.laid chips.double → #chip-tray.open.empty",
      "sent elsewhere: open.laid always → #chip-tray.closed",
      "initial changed: (root) → open",
      "initial changed: open → laid",
    ]),
    ...all("it chooses between two reasons, which the unit test reads", [
      "comparison: chips.ts: limit > 0 → limit >= 0",
    ]),
  },
});
