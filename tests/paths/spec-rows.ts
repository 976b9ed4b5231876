// The specification's error catalogue, row by row, and what reaches each: steps of the machines by their targets.
// A row that no machine answers for says where it is proven instead.
import { transition, type AnyMachineSnapshot } from "xstate";
import type { SlipContext } from "../../src/machines/slip/slip.schema.ts";
import type { Edge, Graph } from "./lib/graph.ts";

export interface SpecRow {
  situation: string;
  machine: string | null;
  /** The event and case that brings the row about. */
  labels: readonly string[];
  /** A part of the target's transitions that tells the row from others of that event. */
  by?: string;
  /** What holds afterwards where transitions alone do not tell. */
  shows?: (after: AnyMachineSnapshot) => boolean;
  /** Where the row is proven when no machine stands for it. */
  instead?: string;
}

export const SPEC_ROWS: readonly SpecRow[] = [
  {
    situation: "Unread messages while outside /message",
    machine: "message-gate",
    labels: ["xstate.done.actor.readUnread/one"],
  },
  {
    situation: "Bonus pick with price of 1.3 or lower",
    machine: "slip",
    labels: ["slip.pick/over at 1.30", "slip.pick/handicap at 1.30", "slip.pick/bonus"],
    by: "isPickRefused",
    shows: ({ context }) => (context as SlipContext).refusal?.rule === "bonus_price",
  },
  { situation: "Sign-up ended", machine: "sign-up-gate", labels: ["xstate.done.actor.readSignUp/ended"] },
  { situation: "Server status 555", machine: "session", labels: ["session.code/second login"], by: "isForcedCode" },
  { situation: "Server status 556", machine: "session", labels: ["session.code/kicked"], by: "isForcedCode" },
  { situation: "Server status 406", machine: "session", labels: ["session.code/access denied"], by: "isForcedCode" },
  { situation: "Server status 600", machine: "session", labels: ["session.code/address blocked"], by: "isForcedCode" },
  { situation: "Server status 500", machine: "session", labels: ["session.code/server failure"], by: "isForcedCode" },
  { situation: "Login failure with 404", machine: "session", labels: ["xstate.error.actor.login/wrong pair"] },
  {
    situation: "Other login failure",
    machine: "session",
    labels: ["xstate.error.actor.login/server failure", "xstate.error.actor.login/no answer"],
  },
  { situation: "Failure opening a game", machine: "game-launch", labels: ["xstate.error.actor.openGame/no answer"] },
  {
    situation: "Failure entering casino or slot",
    machine: "lobby-entry",
    labels: ["xstate.error.actor.openLobby/no answer", "xstate.error.actor.openLobby/provider down"],
  },
  {
    situation: "Casino or slot with tendency '22'",
    machine: "lobby-entry",
    labels: ["lobby.request/casino, with code 22", "lobby.request/slot, with code 22"],
  },
  {
    situation: "Mini-game under maintenance",
    machine: "mini-game-maintenance",
    labels: ["xstate.done.actor.readSetting/flag is set", "xstate.done.actor.readSetting/no setting"],
  },
  {
    situation: "Mini-game setting call fails",
    machine: "mini-game-maintenance",
    labels: ["xstate.error.actor.readSetting/server's words", "xstate.error.actor.readSetting/no answer"],
  },
  {
    situation: "Tether deposit under maintenance",
    machine: "tether-deposit",
    labels: ["xstate.done.actor.readTether/flag is 1"],
  },
  {
    situation: "Tether withdrawal under maintenance",
    machine: "tether-withdrawal",
    labels: ["xstate.done.actor.readTether/flag is 1"],
  },
  {
    situation: "Deposit URL call fails",
    machine: "tether-deposit",
    labels: ["xstate.error.actor.readDepositUrl/server's words"],
  },
  {
    situation: "No route matches, or page validation fails",
    machine: null,
    labels: [],
    instead: "the router's error page: tests/e2e/gates.e2e.ts",
  },
  {
    situation: "Unknown middleware",
    machine: null,
    labels: [],
    instead: "guards are functions with types here: a name that does not exist does not compile",
  },
  {
    situation: "Script chunk fails to load",
    machine: "chunk-reload",
    labels: ["chunk.lost/after 60 s", "chunk.lost/just before 60 s"],
  },
];

/** The state behind a step itself: the graph's own may differ in what does not tell states of a walk apart. */
function afterStep(graph: Graph, edge: Edge): AnyMachineSnapshot {
  const before = graph.snapshots[edge.from];
  if (!before) throw new Error(`the graph has no vertex ${edge.from}`);
  return transition(before.machine, before, edge.event)[0];
}

/** True when the step brings the row about. */
export function reaches(row: SpecRow, machine: string, graph: Graph, edge: Edge): boolean {
  return (
    row.machine === machine &&
    row.labels.includes(edge.label) &&
    (row.by === undefined || edge.transitions.some((id) => id.includes(row.by ?? ""))) &&
    (row.shows === undefined || row.shows(afterStep(graph, edge)))
  );
}

/** The rows that a step brings about. */
export function rowsAt(machine: string, graph: Graph, edge: Edge): SpecRow[] {
  return SPEC_ROWS.filter((row) => reaches(row, machine, graph, edge));
}
