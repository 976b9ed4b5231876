import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const deviceToggleMutants = defineMutants({
  equivalent: anyOrder("one choice is stored, so mobile and desktop are never both", [
    "(root) device.restore [isMobileStored]",
  ]),
});
