// The clocks of the page and of the server.
import type { Page } from "@playwright/test";
import type { ApiUser } from "../../factories/api-user.ts";

/**
 * Milliseconds by which the page's clock jumps when it stops, one try after the other: it goes on while it is asked for
 * the time and told to stop, and cannot be stopped in its past.
 */
const STOP_MS = [200, 1_000, 5_000, 20_000];

export class Clocks {
  readonly #page: Page;
  readonly #operator: ApiUser;
  #isInstalled = false;
  #isStopped = false;

  constructor(page: Page, operator: ApiUser) {
    this.#page = page;
    this.#operator = operator;
  }

  /** Puts the page's clock and timers in the walk's hand; they go on by themselves until it is stopped. Before the first goto. */
  async install(): Promise<void> {
    if (this.#isInstalled) return;
    await this.#page.clock.install();
    this.#isInstalled = true;
  }

  /** Stops the page's clock: no timer of the page fires until `run` or `resume`. The server's goes on. */
  async stop(): Promise<void> {
    await this.install();
    if (this.#isStopped) return;
    for (const ahead of STOP_MS) {
      const now = await this.#page.evaluate(() => Date.now());
      this.#isStopped = await this.#page.clock.pauseAt(now + ahead).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes("to the past")) throw error;
          return false;
        },
      );
      if (this.#isStopped) return;
    }
    throw new Error("the page's clock could not be stopped");
  }

  /** Runs the page's stopped clock forward and fires all timers on the way, each as often as it is due. */
  async run(ms: number): Promise<void> {
    await this.#page.clock.runFor(ms);
  }

  /** Lets the page's clock go by itself again. */
  async resume(): Promise<void> {
    if (!this.#isStopped) return;
    await this.#page.clock.resume();
    this.#isStopped = false;
  }

  /** Moves page and server forward together. The page's timers that are due fire once at most, the server's work is done. */
  async pass(ms: number): Promise<void> {
    await this.install();
    await this.passServer(ms);
    await this.#page.clock.fastForward(ms);
  }

  /** Moves the server's clock alone. */
  async passServer(ms: number): Promise<void> {
    await this.#operator.ask("POST", "/api/test/clock", { advanceMs: ms });
  }
}
