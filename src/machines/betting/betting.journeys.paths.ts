// Where the betting of a member stands after each event, in sentences; invariants of its test model.
import type { EventObject, SnapshotFrom, StateValue } from "xstate";
import type { PathSpec } from "../../../paths/lib/model.ts";
import type { bettingMachine } from "./betting.machine.ts";
import type { BettingMember } from "./betting.schema.ts";

type Invariants = NonNullable<PathSpec<typeof bettingMachine>["invariants"]>;
type Snapshot = SnapshotFrom<typeof bettingMachine>;

/** The last name of the state: no two of them are alike. */
function placeOf({ value }: Pick<Snapshot, "value">): string {
  const last = (state: StateValue): string => (typeof state === "string" ? state : last(Object.values(state)[0] ?? ""));
  return last(value);
}

/** What the children and the stream tell, and what is passed on to them. */
const NEWS = [
  "network.back",
  "network.gone",
  "connection.refused",
  "prices.fresh",
  "prices.notFresh",
  "prices.changed",
  "prices.check",
  "bet.changed",
  "betLimits.known",
  "slip.stored",
  "slip.changed",
  "slip.picked",
  "placement.open",
  "placement.confirm",
  "placement.cancel",
  "command.reconcile",
  "command.resend",
  "command.discard",
  "placement.edit",
  "placement.setDirect",
  "placement.began",
  "placement.ended",
  "placement.accepted",
  "placement.refused",
];

/** What is loaded at once when the slip is asked for; in any other place there is nothing to load, or it is on its way. */
const LOADED_FOR_THE_SLIP: Readonly<Record<string, string>> = {
  unloaded: "loading",
  listening: "opening",
  unopened: "opening",
};

const memberOf = (event: EventObject): BettingMember | null =>
  "member" in event ? (event.member as BettingMember) : null;

const sameMember = (one: BettingMember | null, other: BettingMember | null): boolean =>
  one?.id === other?.id && one?.level === other?.level && one?.emoney === other?.emoney;

export const bettingJourneys: Invariants = {
  "news is passed on, and everything stays where it is": ({ before, event, after, started }) =>
    !before || !NEWS.includes(event.type) || (placeOf(before) === placeOf(after) && started.length === 0),
  "a slip that is asked for is loaded at once, also where its code or the stream's could not be loaded before": ({
    before,
    event,
    after,
  }) =>
    !before ||
    event.type !== "betting.ask" ||
    (after.context.isWanted && placeOf(after) === (LOADED_FOR_THE_SLIP[placeOf(before)] ?? placeOf(before))),
  "a pick asks for the slip, and what could not be loaded is waited for": ({ before, event, after }) =>
    !before ||
    event.type !== "slip.pick" ||
    placeOf(after) === (placeOf(before) === "listening" ? "opening" : placeOf(before)),
  "a member who comes is known, and begins with the stream": ({ before, event, after, started }) => {
    if (!before || event.type !== "member.present") return true;
    if (!sameMember(after.context.member, memberOf(event))) return false;
    if (before.context.member?.id === memberOf(event)?.id)
      return placeOf(before) === placeOf(after) && started.length === 0;
    return placeOf(after) === "loading" && started.includes("loadStream") && after.context.waiting.length === 0;
  },
  "of a member who is gone nothing is known any more": ({ event, after }) =>
    event.type !== "member.gone" ||
    (placeOf(after) === "absent" && after.context.member === null && after.context.waiting.length === 0),
  "the stream is there once it is loaded, and the slip is loaded next where it is wanted": ({ event, after }) =>
    event.type !== "xstate.done.actor.loadStream" ||
    placeOf(after) === (after.context.isWanted ? "opening" : "listening"),
  "the slip can be used once it is loaded, and no pick waits any more": ({ event, after }) =>
    event.type !== "xstate.done.actor.loadSlips" || (placeOf(after) === "open" && after.context.waiting.length === 0),
  "code that could not be loaded is asked for again later, and nothing else is given up for it": ({ event, after }) =>
    (event.type !== "xstate.error.actor.loadStream" || placeOf(after) === "unloaded") &&
    (event.type !== "xstate.error.actor.loadSlips" || (placeOf(after) === "unopened" && after.context.live !== null)),
  "after a while it is asked for again": ({ before, event, after, started }) => {
    if (!before || !event.type.startsWith("xstate.after.loadAgain")) return true;
    const isStream = placeOf(before) === "unloaded";
    return (
      placeOf(after) === (isStream ? "loading" : "opening") && started.includes(isStream ? "loadStream" : "loadSlips")
    );
  },
  "where a listener failed, stream and slip are given up and loaded anew": ({ event, after }) =>
    !/^xstate\.error\.actor\.(follow|watch)/.test(event.type) ||
    (placeOf(after) === "unloaded" && after.context.member !== null),
  "a bet that begins holds its slip until it ends, and no other": ({ before, event, told }) => {
    if (!before?.hasTag("ready") || (event.type !== "placement.began" && event.type !== "placement.ended")) return true;
    const name = "name" in event ? String(event.name) : "";
    return told.join() === `slip-${name} ${event.type === "placement.began" ? "slip.hold" : "slip.release"}`;
  },
};
