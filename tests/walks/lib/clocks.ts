// The clocks of the page and of the server.
import type { Page } from "@playwright/test";
import type { ApiUser } from "../../factories/api-user.ts";

/** Milliseconds that the page's clock jumps when it stops; a clock cannot be stopped at the moment that it shows. */
const STOP_MS = 1;

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
    // A page that was not opened yet has no clock to ask.
    const now = await this.#page.evaluate(() => Date.now());
    await this.#page.clock.pauseAt(now + STOP_MS);
    this.#isStopped = true;
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
