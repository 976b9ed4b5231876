import type { AnyActor } from "xstate";

/** A clock in which nothing passes by itself: a walk fires one timer after another, in any order. */
export class FireableClock {
  #timers = new Map<number, { fire: () => void; type: string }>();
  #next = 1;
  #system: AnyActor["system"] | null = null;

  /** Timers are named by what this system schedules. */
  listenTo(system: AnyActor["system"]): void {
    this.#system = system;
  }

  setTimeout = (fire: (...args: never[]) => void): number => {
    const id = this.#next++;
    // The system notes what it schedules before it sets the timer.
    const { _scheduledEvents: all = {} } = this.#system?.getSnapshot() ?? {};
    const scheduled = Object.values(all);
    this.#timers.set(id, { fire: fire as () => void, type: scheduled.at(-1)?.event.type ?? "" });
    return id;
  };

  clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** Fires the timer that ends with an event of this type; false when there is none. */
  fire(type: string): boolean {
    for (const [id, timer] of this.#timers) {
      if (timer.type !== type) continue;
      this.#timers.delete(id);
      timer.fire();
      return true;
    }
    return false;
  }
}
