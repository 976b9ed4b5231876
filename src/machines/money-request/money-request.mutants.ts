import { all, anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

const sentTo = (transition: string, ...states: string[]) =>
  states.map((state) => `sent elsewhere: ${transition} → #money-request.open.${state}`);

export const moneyRequestMutants = defineMutants({
  equivalent: {
    ...anyOrder("an event is of a later request or of the one that is known", ["open request.changed [isLater]"]),
    ...anyOrder("a request is in one state, and each of these guards asks for another", [
      ...["isInProgress", "isPayoutUnknown", "isDone", "isRefused"].map((guard) => `open.requested always [${guard}]`),
      ...["isRequested", "isPayoutUnknown", "isDone", "isRefused"].map((guard) => `open.inProgress always [${guard}]`),
      "open.payoutUnknown always [isDone]",
    ]),
    ...all("a request is led on within the step, from wherever it is put, to where it stands", [
      ...sentTo("open request.changed [isLaterOpen]", "inProgress"),
      ...sentTo("open request.changed [isNews]", "requested", "inProgress"),
      ...sentTo("open.requested always [isPayoutUnknown]", "inProgress"),
      ...sentTo("open.requested.cancelling request.keep", "inProgress"),
      ...sentTo("open.requested.cancelling request.changed", "inProgress"),
      ...sentTo("open.inProgress always [isPayoutUnknown]", "requested"),
      "initial changed: open → inProgress",
    ]),
  },
});
