import { defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

export const miniGameRoundMutants = defineMutants({
  boundaries: { "src/domain/games/mini-game-round.ts": ["roundPhase", "latestRound"] },
  equivalent: {
    ...anyOrder("a round is in one phase, and each of these guards asks for another", [
      ...["isWaiting", "isOpen", "isClosing", "isClosed"].map((guard) => `(root) round.read [${guard}]`),
      ...["isOpen", "isClosing"].map((guard) => `waiting round.tick [${guard}]`),
      "open round.tick [isClosing]",
    ]),
    "comparison: mini-game-round.ts: read.opensAt >= held.opensAt → read.opensAt > held.opensAt":
      "two rounds of one game never open at the same time",
  },
});
