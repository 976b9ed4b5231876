// Time as a walk has it: nothing passes by itself, and every timer of the page and of the server is in one hand.

/**
 * page: goes with the page at a reload; so do call, the patience of a call, and cache, how long the query cache keeps
 * what nobody looks at; network: what is on its way outlives the page; application: outlives the walk.
 */
export type Owner = "page" | "call" | "cache" | "network" | "application";

interface Timer {
  at: number;
  delay: number;
  /** Of an interval, in milliseconds. */
  every: number | null;
  owner: Owner;
  run: () => void;
}

/** Beyond so many timers at one instant the page goes round in circles. */
const MOST_AT_ONCE = 2_000;

const realSetImmediate = setImmediate;
/** Turns of the event loop in which nothing is left to do: an answer and the events after it take two or three. */
const QUIET_TURNS = 4;

export class SimulatedClock {
  /** Milliseconds since 1970. */
  now: number;
  /** Works of the application that are under way. */
  works = 0;
  readonly #timers = new Map<number, Timer>();
  #next = 1;

  constructor(now: number) {
    this.now = now;
  }

  set(owner: Owner, run: () => void, delay: number, every: number | null = null): number {
    const id = this.#next++;
    this.#timers.set(id, { at: this.now + Math.max(0, delay), delay, every, owner, run });
    return id;
  }

  /** A new walk: only the application goes on, with its timers as if they were set now. */
  restart(now: number): void {
    this.drop("page", "call", "cache", "network");
    this.now = now;
    for (const timer of this.#timers.values()) timer.at = now + timer.delay;
  }

  /** Waits for the work in every settling. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    this.works += 1;
    return work.finally(() => (this.works -= 1));
  }

  /** Lets everything happen that waits for no timer. */
  async #drain(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = this.works > 0 ? 0 : quiet + 1)
      await new Promise<void>((resolve) => void realSetImmediate(resolve));
  }

  clear(id: number): void {
    this.#timers.delete(id);
  }

  drop(...owners: readonly Owner[]): void {
    for (const [id, { owner }] of this.#timers) if (owners.includes(owner)) this.#timers.delete(id);
  }

  count(owner: Owner): number {
    return [...this.#timers.values()].filter((timer) => timer.owner === owner).length;
  }

  #earliest(until: number): [number, Timer] | null {
    let found: [number, Timer] | null = null;
    for (const entry of this.#timers) if (entry[1].at <= until && (!found || entry[1].at < found[1].at)) found = entry;
    return found;
  }

  #fire([id, timer]: [number, Timer]): void {
    if (timer.every === null) this.#timers.delete(id);
    else timer.at = this.now + timer.every;
    timer.run();
  }

  /** Runs what is due now and all that follows from it. */
  async settle(): Promise<void> {
    await this.#drain();
    for (let count = 0; ; count += 1) {
      const due = this.#earliest(this.now);
      if (!due) return;
      if (count > MOST_AT_ONCE) throw new Error("timers without end at one instant");
      this.#fire(due);
      await this.#drain();
    }
  }

  /** Time passes: each timer runs at its instant, in order. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    const until = this.now + ms;
    for (let due = this.#earliest(until); due; due = this.#earliest(until)) {
      this.now = Math.max(this.now, due[1].at);
      this.#fire(due);
      await this.settle();
    }
    this.now = until;
  }

  /** The computer sleeps: when it wakes, each timer that came due meanwhile runs once and late. */
  async sleep(ms: number): Promise<void> {
    await this.settle();
    this.now += ms;
    await this.settle();
  }
}
