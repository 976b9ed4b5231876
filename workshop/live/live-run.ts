// A machine that runs under a hand: its actors and timers end when a button is pressed, and everything that
// happens to it, whoever sent it, is in its log.
import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition, EventObject, InspectionEvent } from "xstate";
import { leavesOf, transitionId } from "../../paths/lib/chart.ts";
import { HeadlessRun } from "../../paths/lib/headless.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { eventRows, refusal, type CaseRow } from "./event-rows.ts";
import type { ReplayStep } from "./replay.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

export interface LogEntry {
  /** `type/case`, or the type of what was no case. */
  label: string;
  source: keyof typeof TEXT.bySource;
  /** Leaves before and after. */
  from: readonly string[];
  to: readonly string[];
  /** Ids of the transitions taken, eventless ones included. */
  transitions: readonly string[];
  effects: readonly string[];
  /** How a replay does it again; null: it comes by itself again. */
  step: ReplayStep | null;
}

export interface RunView {
  snapshot: AnyMachineSnapshot;
  log: readonly LogEntry[];
  problem: string | null;
}

/** What a person does; whatever a component sends outside of these it sends by itself. */
const GESTURES = new Set([
  "click",
  "dblclick",
  "keydown",
  "keyup",
  "input",
  "change",
  "submit",
  "pointerdown",
  "pointerup",
  "scroll",
]);

export class LiveRun {
  readonly model: PathModel;
  readonly #run: HeadlessRun;
  readonly #cases: ReadonlyMap<string, CaseRow>;
  readonly #listeners = new Set<() => void>();
  readonly #senders = new WeakMap<EventObject, AnyActor>();
  #pressed: { label: string; event: EventObject } | null = null;
  #steps: string[] = [];
  #from: readonly string[] = [];
  #view: RunView;

  constructor(model: PathModel) {
    this.model = model;
    this.#cases = new Map(eventRows(model).flatMap(({ cases }) => cases.map((one) => [one.label, one] as const)));
    this.#run = new HeadlessRun(model, new Set(), { keepsMachines: true, inspect: (event) => this.#hear(event) });
    this.#view = { snapshot: this.#run.snapshot, log: [], problem: null };
    this.#run.start();
  }

  get actor(): AnyActor {
    return this.#run.actor;
  }

  view = (): RunView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stop(): void {
    this.#run.stop();
  }

  /** Makes a case happen; says what is wrong instead when it is not possible. */
  async press(one: CaseRow): Promise<void> {
    const event = one.make(this.#run.snapshot);
    this.#pressed = { label: one.label, event };
    try {
      await this.#run.perform(event);
    } finally {
      this.#pressed = null;
    }
  }

  /** Does every step again, up to the first that is not possible any more; that one becomes the problem. */
  async replay(steps: readonly ReplayStep[]): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if ("event" in step) {
        this.#sendAsComponent(step.event);
        continue;
      }
      const one = this.#cases.get(step.label);
      if (!one) return this.#show({ problem: TEXT.unknownStep(index + 1, step.label) });
      if (refusal(this.#run.snapshot, one.make(this.#run.snapshot)) !== null)
        return this.#show({ problem: TEXT.impossibleStep(index + 1, step.label) });
      await this.press(one);
    }
  }

  /** Makes a step of a path happen by its case, else by one that takes the same transitions; false where none does. */
  async follow({ label, transitions }: { label: string; transitions: readonly string[] }): Promise<boolean> {
    const { snapshot } = this.#run;
    const [type = ""] = label.split("/");
    const isPossible = (one: CaseRow): boolean => refusal(snapshot, one.make(snapshot)) === null;
    const takes = (one: CaseRow): boolean => {
      const taken = snapshot.machine.getTransitionData(
        snapshot,
        one.make(snapshot) as never,
      ) as AnyTransitionDefinition[];
      return taken.map(transitionId).every((id) => transitions.includes(id));
    };
    const own = this.#cases.get(label);
    const others = [...this.#cases.values()].filter((one) => one.label.split("/")[0] === type);
    const found = own && isPossible(own) ? own : others.find((one) => isPossible(one) && takes(one));
    if (!found) return false;
    await this.press(found);
    return true;
  }

  #replayed: EventObject | null = null;
  #sendAsComponent(event: EventObject): void {
    this.#replayed = event;
    this.actor.send(event);
    this.#replayed = null;
  }

  #show(change: Partial<RunView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hear(told: InspectionEvent): void {
    if (told.actorRef.sessionId !== told.rootId) return;
    if (told.type === "@xstate.event" && told.sourceRef) this.#senders.set(told.event, told.sourceRef as AnyActor);
    if (told.type === "@xstate.microstep") this.#steps.push(...idsOf(told));
    if (told.type === "@xstate.snapshot") this.#settle(told.event, told.snapshot as AnyMachineSnapshot);
  }

  /** One event was dealt with to its end. */
  #settle(event: EventObject, snapshot: AnyMachineSnapshot): void {
    const to = leavesOf(snapshot);
    const { label, source, step } = this.#origin(event);
    const entry: LogEntry = {
      label,
      source,
      step,
      from: this.#from,
      to,
      transitions: this.#steps,
      effects: this.#effects(),
    };
    this.#from = to;
    this.#steps = [];
    this.#show({ snapshot, log: [...this.#view.log, entry] });
  }

  #effects(): string[] {
    return this.#run.takeEffects();
  }

  #origin(event: EventObject): Pick<LogEntry, "label" | "source" | "step"> {
    const { type } = event;
    if (type === "xstate.init") return { label: TEXT.start, source: "start", step: null };
    const pressed = this.#pressed;
    if (pressed && isSame(pressed.event, event))
      return { label: pressed.label, source: "button", step: { label: pressed.label } };
    if (this.#senders.has(event)) return { label: type, source: "child", step: null };
    // The gesture that presses a case is not one of the component.
    const isGesture = this.#replayed === event || (!pressed && GESTURES.has(window.event?.type ?? ""));
    return isGesture
      ? { label: type, source: "component", step: { event } }
      : { label: type, source: "page", step: null };
  }
}

/** What an actor or a timer tells is made by xstate itself, and only by those; all else arrives as it was sent. */
function isSame(pressed: EventObject, event: EventObject): boolean {
  return pressed === event || (event.type.startsWith("xstate.") && pressed.type === event.type);
}

function idsOf(told: Extract<InspectionEvent, { type: "@xstate.microstep" }>): string[] {
  const { _transitions: transitions } = told;
  // The first microstep reports a transition of xstate's own, from nowhere in the chart.
  return (transitions as AnyTransitionDefinition[]).flatMap((one) => {
    try {
      return [transitionId(one)];
    } catch {
      return [];
    }
  });
}
