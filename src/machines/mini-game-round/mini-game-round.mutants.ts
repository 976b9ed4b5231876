import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const miniGameRoundMutants = defineMutants({
  boundaries: { "src/domain/games/mini-game-round.ts": ["roundPhase", "latestRound", "isLaterRound"] },
  equivalent: {
    ...anyOrder("a round is in one phase, and each of these guards asks for another", [
      ...["isOpen", "isClosing", "isClosed", "isDrawn"].map((guard) => `shown.waiting always [${guard}]`),
      ...["isClosing", "isClosed", "isDrawn"].map((guard) => `shown.open always [${guard}]`),
      ...["isClosed", "isDrawn"].map((guard) => `shown.closing always [${guard}]`),
      "shown.closed always [isDrawn]",
    ]),
  },
});
