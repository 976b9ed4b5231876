// The clock of the history: it stands where it is put, and never goes back.
import type { Clock } from "../../clock.ts";

export class HistoryClock implements Clock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  /** An instant that is past already leaves it where it is. */
  moveTo(now: number): void {
    this.#now = Math.max(this.#now, now);
  }
}
