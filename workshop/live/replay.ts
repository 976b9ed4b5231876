// A log as text that stands in a link. It names cases as the path generator does, so that a case that was added
// to a model moves no other.
import type { EventObject } from "xstate";

export const REPLAY_PARAM = "replay";
const BETWEEN = "~";
const SENT = "!";

/** A case of the model by its label, or an event that the component sent, as it was. */
export type ReplayStep = { label: string } | { event: EventObject };

export interface Replay {
  /** The folder of the machine. */
  machine: string;
  /** The place of the model in the registry. */
  model: number;
  steps: readonly ReplayStep[];
}

export function encodeReplay({ machine, model, steps }: Replay): string {
  return [
    machine,
    String(model),
    ...steps.map((step) => ("label" in step ? step.label : SENT + JSON.stringify(step.event))),
  ]
    .map((part) => part.replaceAll("%", "%25").replaceAll(BETWEEN, "%7E"))
    .join(BETWEEN);
}

function isEvent(value: unknown): value is EventObject {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** null: it was not written by `encodeReplay`. */
export function decodeReplay(text: string): Replay | null {
  try {
    const [machine = "", model = "", ...parts] = text
      .split(BETWEEN)
      .map((part) => decodeURIComponent(part.replace(/%(?!25|7E)/g, "%25")));
    if (machine === "" || !/^\d+$/.test(model)) return null;
    const steps = parts.map((part): ReplayStep => {
      if (!part.startsWith(SENT)) return { label: part };
      const event: unknown = JSON.parse(part.slice(SENT.length));
      if (!isEvent(event)) throw new Error("no event");
      return { event };
    });
    return { machine, model: Number(model), steps };
  } catch {
    return null;
  }
}

/** The log that a text asks this machine for; null: for none, as one of another machine does. */
export function replayOf(machine: string, text: string | null): Replay | "unreadable" | null {
  if (text === null) return null;
  const replay = decodeReplay(text);
  if (replay === null) return "unreadable";
  // The manager keeps the parameter when another story is chosen.
  return replay.machine === machine ? replay : null;
}

/** The address of this story with the log in it; the manager's own where the story stands in it. */
export function replayLink(replay: Replay): string {
  const url = new URL(managerAddress() ?? location.href);
  url.searchParams.set(REPLAY_PARAM, encodeReplay(replay));
  return url.href;
}

function managerAddress(): string | null {
  try {
    const href = window.parent.location.href;
    return new URL(href).searchParams.get("path")?.startsWith("/story/") ? href : null;
  } catch {
    return null;
  }
}

/** What the address of this page asks to be replayed. */
export function askedReplay(): string | null {
  return new URLSearchParams(location.search).get(REPLAY_PARAM);
}
