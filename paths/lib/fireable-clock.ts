/** A clock in which nothing passes by itself: the walk fires one timer after another, in any order. */
export class FireableClock {
  #timers = new Map<number, { fire: () => void; delay: number }>();
  #next = 1;

  setTimeout = (fire: (...args: never[]) => void, delay: number): number => {
    const id = this.#next++;
    this.#timers.set(id, { fire: fire as () => void, delay });
    return id;
  };

  clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** Fires the timer that was set with this delay; false when there is none. */
  fire(delay: number): boolean {
    for (const [id, timer] of this.#timers) {
      if (timer.delay !== delay) continue;
      this.#timers.delete(id);
      timer.fire();
      return true;
    }
    return false;
  }
}
