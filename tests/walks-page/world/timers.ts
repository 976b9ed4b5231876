// The global timers. Those of the page and of the application wait on the walk's clock. A short wait of the application
// is between two of its own steps, and nobody moves the clock for it: that one is real.
import { AsyncResource } from "node:async_hooks";
import type { SimulatedClock } from "./clock.ts";
import { isApplication } from "./sides.ts";

const SHORT_MS = 100;

/** What Node's own timers return, as far as the application uses it. */
class Handle {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

type Waiting = number | Handle | NodeJS.Timeout | undefined;
type Run = (...given: unknown[]) => void;

export function installTimers(clock: SimulatedClock): void {
  const real = { setTimeout, clearTimeout, Date };
  const start =
    (repeats: boolean) =>
    (run: Run, delay = 0, ...given: unknown[]): Waiting => {
      const every = repeats ? Math.max(1, delay) : null;
      const fire = given.length > 0 ? () => run(...given) : run;
      if (!isApplication()) return clock.set("page", fire, delay, every);
      if (!repeats && delay < SHORT_MS) return real.setTimeout(fire, delay);
      return new Handle(clock.set("application", AsyncResource.bind(fire), delay, every));
    };
  const stop = (waiting: Waiting): void => {
    if (waiting instanceof Handle) clock.clear(waiting.id);
    else if (typeof waiting === "object") real.clearTimeout(waiting);
    else clock.clear(waiting ?? 0);
  };
  class WalkDate extends real.Date {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(clock.now);
      else super(...(given as [string]));
    }
    static override now(): number {
      return clock.now;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === "[object Date]";
    }
  }
  const put = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  put("setTimeout", start(false));
  put("setInterval", start(true));
  put("clearTimeout", stop);
  put("clearInterval", stop);
  put("Date", WalkDate);
}
