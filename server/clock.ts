/** The server's clock is injected, so that tests move it and nothing else reads the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** It runs with the world's time, as the database's does: what has closed by either is closed. */
  readonly isRunning?: true;
}

export const systemClock: Clock = { now: () => Date.now(), isRunning: true };

/** A clock that runs with the system's, moved by an offset; for test mode only. */
export class MovableClock implements Clock {
  readonly isRunning = true;
  #offset = 0;
  now(): number {
    return Date.now() + this.#offset;
  }
  advance(ms: number): void {
    this.#offset += ms;
  }
}

/** An ISO instant of a request, as the database takes it. */
export const dateOrNull = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

export function dateNow(clock: Clock): Date {
  return new Date(clock.now());
}
