import { all, defineMutants, anyOrder } from "../../../paths/lib/mutant-notes.ts";

const sentTo = (transition: string, ...states: string[]) =>
  states.map((state) => `sent elsewhere: ${transition} → #mini-game-round.shown.${state}`);

export const miniGameRoundMutants = defineMutants({
  boundaries: { "src/domain/games/mini-game-round.ts": ["roundPhase", "latestRound", "isLaterRound"] },
  equivalent: {
    ...anyOrder("a round is later than the one that is shown or the same", ["shown round.read [isLater]"]),
    ...all("a round is led on within the step, from wherever it is put, to where it stands", [
      ...sentTo("shown round.read [isLater]", "open"),
      ...sentTo("shown round.read [isSame]", "waiting"),
      ...sentTo("shown.waiting always [isDrawn]", "open"),
      ...sentTo("shown.waiting always [isSettled]", "open", "closing"),
      ...sentTo("shown.open always [isClosed]", "waiting"),
      ...sentTo("shown.open always [isDrawn]", "waiting"),
      ...sentTo("shown.open always [isSettled]", "waiting", "closing"),
      ...sentTo("shown.closing always [isClosed]", "waiting"),
      ...sentTo("shown.closing always [isDrawn]", "waiting", "open"),
      ...sentTo("shown.closing always [isSettled]", "waiting", "open"),
      ...sentTo("shown.closed always [isDrawn]", "waiting", "open"),
      ...sentTo("shown.closed always [isSettled]", "waiting", "open", "closing"),
      ...sentTo("shown.drawn always", "waiting", "open", "closing"),
    ]),
    ...all("no two rounds of a game open at one instant", [
      "comparison: mini-game-round.ts: read.opensAt > kept.opensAt → read.opensAt >= kept.opensAt",
    ]),
    ...anyOrder("a round is in one phase, and each of these guards asks for another", [
      ...["isOpen", "isClosing", "isClosed", "isDrawn"].map((guard) => `shown.waiting always [${guard}]`),
      ...["isClosing", "isClosed", "isDrawn"].map((guard) => `shown.open always [${guard}]`),
      ...["isClosed", "isDrawn"].map((guard) => `shown.closing always [${guard}]`),
      "shown.closed always [isDrawn]",
    ]),
  },
});
