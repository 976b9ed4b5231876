// The machine itself, running, with every actor it invokes held in the walk's hand: a walk ends them,
// fails them and fires timers in whatever order the path says.
import {
  createActor,
  fromPromise,
  StateMachine,
  type AnyActor,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
} from "xstate";
import { stateNodes, transitionId } from "./chart.ts";
import { FireableClock } from "./fireable-clock.ts";
import type { PathModel } from "./model.ts";

interface Held {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

const DONE = "xstate.done.actor.";
const FAILED = "xstate.error.actor.";
const AFTER = "xstate.after.";

export interface RunOptions {
  /** Machines that this one starts run as they are; without it they are held like everything else. */
  keepsMachines?: boolean;
  /** Told of everything that happens in the run, from its making on. */
  inspect?: (event: InspectionEvent) => void;
}

/** One run of a machine. `taken` gathers the ids of all transitions, eventless ones included. */
export class HeadlessRun {
  readonly #clock = new FireableClock();
  readonly #held = new Map<string, Held>();
  /** The running machine, for who watches it or sends to it as a page does. */
  readonly actor: AnyActor;
  #effects: string[] = [];

  constructor(model: PathModel, taken: Set<string>, { keepsMachines = false, inspect: tell }: RunOptions = {}) {
    const { implementations } = model.machine;
    const machine = model.machine.provide({
      actors: Object.fromEntries(
        Object.entries(implementations.actors)
          .filter(([, logic]) => !(keepsMachines && logic instanceof StateMachine))
          .map(([name]) => [name, this.#hold()]),
      ),
      actions: Object.fromEntries(model.effects.map((name) => [name, () => this.#effects.push(name)])),
    });
    const nodes = new Set<unknown>([machine.root, ...stateNodes(machine)]);
    const inspect = (event: InspectionEvent): void => {
      tell?.(event);
      // By its session: what happens while the actor is made is told before there is an actor to compare with.
      if (event.type !== "@xstate.microstep" || event.actorRef.sessionId !== event.rootId) return;
      const { _transitions: transitions } = event;
      // The first microstep reports a transition of xstate's own, from nowhere in the chart.
      for (const transition of transitions) if (nodes.has(transition.source)) taken.add(transitionId(transition));
    };
    this.actor = createActor(machine, { input: model.input, clock: this.#clock, inspect });
    // The one who walks reads it from the snapshot; without a listener it would end the process.
    this.actor.subscribe({ error: () => undefined });
    this.#clock.listenTo(this.actor.system);
  }

  #hold() {
    return fromPromise(({ self }) => new Promise((resolve, reject) => this.#held.set(self.id, { resolve, reject })));
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The effects since the last call. */
  takeEffects(): string[] {
    const effects = this.#effects;
    this.#effects = [];
    return effects;
  }

  start(): void {
    this.actor.start();
  }

  stop(): void {
    this.actor.stop();
  }

  /** Makes the event happen the way it does in life: by a settled promise, a timer or a sent event. */
  async perform(event: EventObject & { output?: unknown; error?: unknown }): Promise<void> {
    const { type } = event;
    if (type.startsWith(DONE)) this.#take(type.slice(DONE.length)).resolve(event.output);
    else if (type.startsWith(FAILED)) this.#take(type.slice(FAILED.length)).reject(event.error);
    else if (type.startsWith(AFTER)) this.#fire(type);
    else this.actor.send(event);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  }

  #take(id: string): Held {
    const held = this.#held.get(id);
    if (!held || !this.snapshot.children[id]) throw new Error(`no actor ${id} is running`);
    this.#held.delete(id);
    return held;
  }

  /** The clock calls a timer by the event that it ends with. */
  #fire(type: string): void {
    if (!this.#clock.fire(type)) throw new Error(`no timer ${type} is running`);
  }
}
