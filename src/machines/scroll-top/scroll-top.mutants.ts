import { defineMutants, all } from "../../../paths/lib/mutant-notes.ts";

export const scrollTopMutants = defineMutants({
  boundaries: { "src/domain/frame/scroll.ts": ["isBelowScrollThreshold"] },
  equivalent: all("any place below the threshold answers the one question that is asked of it in the same way", [
    "action dropped: shown page.scrolled [isBelowThreshold]: keepTop",
  ]),
});
