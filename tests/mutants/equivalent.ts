// Mutants that change nothing which anybody could notice, each with the reason. An entry that no longer has its
// mutant, or whose mutant is noticed, fails `npm run mutants`.

type Reasons = Readonly<Record<string, string>>;

/** The same reason for several branches: each of them and the next exclude one another, so their order says nothing. */
function anyOrder(reason: string, ids: readonly string[]): Reasons {
  return Object.fromEntries(ids.map((id) => [`branches swapped: ${id} and the next`, reason]));
}

function all(reason: string, ids: readonly string[]): Reasons {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}

const PLACED = "xstate.done.actor.placeBet";
const FOUND = "xstate.done.actor.findBet";
const GIVEN_UP = "xstate.done.actor.withdrawBet";

export const EQUIVALENT: Readonly<Record<string, Reasons>> = {
  "account-redirect": anyOrder("an account is of one kind: guards of two kinds never hold together", [
    "(root) navigation.request [isManager]",
    "(root) navigation.request [isAdministrator]",
  ]),
  "bet-settlement": anyOrder("a bet has one status, and each of these guards asks for another", [
    ...["isCancelled", "isLost", "isWon"].map((guard) => `inProgress bet.changed [${guard}]`),
    ...["isReopened", "isCancelled", "isLost", "isWon"].map((guard) => `settled bet.changed [${guard}]`),
  ]),
  "device-toggle": anyOrder("one choice is stored, so mobile and desktop are never both", [
    "(root) device.restore [isMobileStored]",
  ]),
  dialogs: all("openSlip takes in nothing but a slip, so what is no slip changes nothing with the guard or without", [
    "guard removed: slip.open dialog.open",
  ]),
  "maintenance-gate": anyOrder("a decision to stop is no decision to redirect", [
    "reading xstate.done.actor.readMaintenance [isStopped]",
    "reading xstate.error.actor.readMaintenance [isStoppedAsKnown]",
  ]),
  "mini-game-round": {
    ...anyOrder("a round is in one phase, and each of these guards asks for another", [
      ...["isWaiting", "isOpen", "isClosing", "isClosed"].map((guard) => `(root) round.read [${guard}]`),
      ...["isOpen", "isClosing"].map((guard) => `waiting round.tick [${guard}]`),
      "open round.tick [isClosing]",
    ]),
    "comparison: mini-game-round.ts: read.opensAt >= held.opensAt → read.opensAt > held.opensAt":
      "two rounds of one game never open at the same time",
  },
  navigation: {
    ...anyOrder("a decision to stop is no redirect", ["maintenance xstate.done.actor.askMaintenance [isStop]"]),
    ...anyOrder("a guest is no member", ["maintenance xstate.done.actor.askMaintenance [isGuest]"]),
  },
  placement: {
    ...anyOrder("an answer is of one kind, and a bet stands in one way", [
      ...["isAccepted", "isPending", "isRefused", "isRejected", "isPriceChanged"].map(
        (guard) => `submitting ${PLACED} [${guard}]`,
      ),
      ...["isAccepted", "isPending", "isRefused", "isAbsent"].map((guard) => `reconciling ${FOUND} [${guard}]`),
      ...["isAccepted", "isPending", "isRefused", "isWithdrawn"].map((guard) => `withdrawing ${GIVEN_UP} [${guard}]`),
      "pendingAcceptance bet.changed [isOwnBetAccepted]",
    ]),
    [`guards swapped: submitting ${PLACED} [isRefused] and the next`]:
      "both lead to rejected and keep the answer in the same way",
  },
  popup: {
    ...anyOrder(
      "a popup that is hidden is not visible",
      ["waiting", "visible", "snoozed"].map((state) => `${state} popup.refresh [isVisible]`),
    ),
    ...all("here the time up to which it was hidden has passed, and a time that has passed hides nothing", [
      "action dropped: snoozed popup.refresh [isVisible]: keepHideUntil",
      "action dropped: snoozed popup.refresh [else]: keepHideUntil",
    ]),
  },
  "scroll-top": all("any place below the threshold answers the one question that is asked of it in the same way", [
    "action dropped: shown page.scrolled [isBelowThreshold]: keepTop",
  ]),
  session: anyOrder("401 is no code of a forced logout", [
    "loggedIn session.code [isForcedCode]",
    ...["online", "lost"].map(
      (line) => `loggedIn.connection.${line}.asking xstate.error.actor.fetchUser [isForcedFailure]`,
    ),
  ]),
  slip: {
    ...anyOrder("a record is filled or empty", ["filled slip.restore [isOwnFilledRecord]"]),
    ...all("ready and blocked give way to each other at once by their own rule, so it is the same which is entered", [
      "sent elsewhere: empty slip.pick [else] → #slip.filled.ready",
      "sent elsewhere: filled.checking xstate.done.actor.checkPrices → #slip.filled.ready",
      "sent elsewhere: held slip.release → #slip.filled.ready",
      "sent elsewhere: held slip.placed [hasPlacedLeg] → #slip.filled.ready",
      "sent elsewhere: held slip.placed [else] → #slip.filled.ready",
    ]),
    ...all("a filled slip without legs is left for an empty one at once", [
      "sent elsewhere: filled slip.clear → #slip.filled",
      "target removed: filled slip.clear",
      "sent elsewhere: filled slip.restore [isOwnEmptyRecord] → #slip.filled",
      "target removed: filled slip.restore [isOwnEmptyRecord]",
      "initial changed: (root) → filled",
    ]),
    ...all("a slip without legs is never ready, for that is a block of its own, and is left at once", [
      "comparison: slip.machine.ts: context.legs.length > 0 → context.legs.length >= 0",
      "comparison: slip.machine.ts: context.legs.length > 0 → context.legs.length >= 0 (2)",
    ]),
  },
  "slip-leg": {
    ...anyOrder("a price has risen, fallen or come back", [
      "price.steady leg.changed [hasRisen]",
      ...["up", "down"].flatMap((state) =>
        ["hasRisen", "hasFallen"].map((guard) => `price.${state} leg.changed [${guard}]`),
      ),
    ]),
    ...anyOrder("a market is open, suspended or closed", [
      "availability.open leg.changed [isSuspended]",
      "availability.suspended leg.changed [isOpen]",
      "availability.closed leg.changed [isOpen]",
    ]),
  },
};
