// The commands that run now. One that is on its way when its form goes away runs on until its outcome is known, and a
// form that is opened meanwhile shows that same one.
import type { ActorRefFrom } from "xstate";
import type { commandMachine } from "../machines/command/command.machine.ts";

type CommandActor = ActorRefFrom<typeof commandMachine>;

export interface RunningCommands {
  /** The one of this place that runs, else null. */
  find: (place: Place) => CommandActor | null;
  /** Starts it, or goes on with it; returns the end of it. */
  hold: (actor: CommandActor) => () => void;
}

interface Place {
  owner: string;
  name: string;
}

export function createRunningCommands(): RunningCommands {
  const running = new Map<string, CommandActor>();
  const holders = new Map<CommandActor, number>();
  const keyOf = ({ owner, name }: Place): string => JSON.stringify([owner, name]);

  function stopWhenSettled(actor: CommandActor): void {
    if (holders.get(actor) !== 0 || !isSettled(actor)) return;
    actor.stop();
    holders.delete(actor);
    running.delete(keyOf(actor.getSnapshot().context));
  }

  return {
    find: (place) => running.get(keyOf(place)) ?? null,
    hold: (actor) => {
      const count = holders.get(actor);
      if (count === undefined) {
        running.set(keyOf(actor.getSnapshot().context), actor);
        actor.subscribe(() => stopWhenSettled(actor));
        actor.start();
      }
      holders.set(actor, (count ?? 0) + 1);
      return () => {
        holders.set(actor, (holders.get(actor) ?? 1) - 1);
        // React may take the same component up again at once.
        setTimeout(() => stopWhenSettled(actor));
      };
    },
  };
}

/** Nothing happens any more unless a person does something. */
function isSettled(actor: CommandActor): boolean {
  const snapshot = actor.getSnapshot();
  return !snapshot.hasTag("busy") || snapshot.matches("interrupted") || snapshot.matches("unsent");
}
