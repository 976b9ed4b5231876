import type { AnyStateMachine } from "xstate";

/** A machine with one change in it. */
export interface Mutant {
  /** What was changed and where, such as `action dropped: editing deposit.submit [isAmount]: keepAmount`; unique in its machine. */
  id: string;
  kind: string;
  make: () => AnyStateMachine | Promise<AnyStateMachine>;
  /** Where the change comes into play: ids of transitions, and paths of states. Walks that go there come first. */
  near: { transitions: readonly string[]; state: string | null };
}
