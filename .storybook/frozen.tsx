// Stories of a machine's leaf states: a real actor is led to the state on the shortest path of the machine's
// test model, and then stands still, whatever is pressed. So a story shows no state that the chart cannot reach.
import type { StoryObj } from "@storybook/react-vite";
import { useState, type ReactNode } from "react";
import { expect, screen, waitFor } from "storybook/test";
import {
  createActor,
  fromPromise,
  type ActorRefFrom,
  type AnyActor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
} from "xstate";
import { leavesOf } from "../paths/lib/chart.ts";
import type { PathModel } from "../paths/lib/model.ts";
import { shortestPathTo } from "./shortest-path.ts";

const ignore = (): void => undefined;
/** What is invoked neither ends nor fails, and no timer fires: the path says what happens. */
const never = fromPromise(() => new Promise<never>(() => {}));
const stoppedClock = { setTimeout: () => 0, clearTimeout: ignore };

/** Machines that a machine spawns are parts of it, and run. */
const isMachine = (logic: unknown): boolean => typeof logic === "object" && logic !== null && "root" in logic;

function heldMachine({ machine, effects }: PathModel): AnyStateMachine {
  const { actors } = machine.implementations as { actors: Record<string, AnyActorLogic> };
  return machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, isMachine(logic) ? logic : never])),
    actions: Object.fromEntries(effects.map((name) => [name, ignore])),
  });
}

function freeze(actor: AnyActor): void {
  const { children } = actor.getSnapshot() as { children?: Record<string, AnyActor | undefined> };
  for (const child of Object.values(children ?? {})) if (child) freeze(child);
  // What another actor sends comes by `_send`.
  Object.assign(actor, { send: ignore, _send: ignore });
}

export interface FrozenOptions<Machine extends AnyStateMachine> {
  /** Where a leaf looks different from path to path, the one to show. */
  where?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** An actor that stands in the leaf. `machine` is the model's own; it is named for its types. */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  model: PathModel,
  leaf: string,
  { where }: FrozenOptions<Machine> = {},
): ActorRefFrom<Machine> {
  if (model.machine !== machine) throw new Error(`the model is not of ${machine.id}`);
  const path = shortestPathTo(model, leaf, where as ((snapshot: AnyMachineSnapshot) => boolean) | undefined);
  const actor = createActor(heldMachine(model), { input: model.input, clock: stoppedClock }).start();
  for (const event of path) actor.send(event);
  if (!leavesOf(actor.getSnapshot() as AnyMachineSnapshot).includes(leaf))
    throw new Error(`${machine.id} did not come to ${leaf}`);
  freeze(actor);
  return actor as unknown as ActorRefFrom<Machine>;
}

export interface LeafOptions<Machine extends AnyStateMachine> extends FrozenOptions<Machine> {
  /** In this state the page has no element for the machine. */
  isUnseen?: boolean;
  /** Only a phone shows this state. */
  isOnPhone?: boolean;
  /** Words that are read in this state. */
  says?: string | RegExp;
  /** Words that are read in other states, and not in this one. */
  saysNot?: string | RegExp;
}

function shownStates(machine: AnyStateMachine): string[] {
  const faces = document.querySelectorAll<HTMLElement>(`[data-machine="${machine.id}"]`);
  return [...faces].flatMap((face) => face.dataset.state?.split(" ") ?? []);
}

/** Makes the stories of a machine: `const leaf = frozenLeaves(…); export const Ready = leaf("filled.ready");` */
export function frozenLeaves<Machine extends AnyStateMachine>(
  machine: Machine,
  model: PathModel,
  Face: (props: { actor: ActorRefFrom<Machine>; leaf: string }) => ReactNode,
) {
  return (
    leaf: string,
    { isUnseen = false, isOnPhone = false, says, saysNot, ...options }: LeafOptions<Machine> = {},
  ): StoryObj => ({
    ...(isOnPhone && { globals: { viewport: { value: "phone" } } }),
    render: function Frozen() {
      const [actor] = useState(() => frozenActor(machine, model, leaf, options));
      return <Face actor={actor} leaf={leaf} />;
    },
    play: async () => {
      if (isUnseen) await expect(shownStates(machine)).toEqual([]);
      else await waitFor(() => expect(shownStates(machine)).toContain(leaf));
      if (says !== undefined) await screen.findAllByText(says);
      if (saysNot !== undefined) await expect(screen.queryAllByText(saysNot)).toEqual([]);
    },
  });
}
