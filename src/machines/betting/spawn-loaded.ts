import type { ActorRefFromLogic, AnyActorLogic, InputFrom } from "xstate";

type Spawn = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: string; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>;

/** A setup knows the children that it names. These come with their code, after it was loaded. */
export const spawnLoaded = (spawn: unknown): Spawn => spawn as Spawn;
