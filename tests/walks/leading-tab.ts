// Another tab of the same member, which holds the lock of the stream as a tab does that reads, and says what it is told to
// say. And the locks that the walked tab asks for beside that one, held on their way.
import { type BrowserContext, expect, type Page } from "@playwright/test";

type Lock = "lock" | "turn";

interface Tab {
  heard: { kind: string; topics?: string[] }[];
  tell: (note: unknown) => void;
  take: (lock: string) => Promise<void>;
  free: (lock: string) => void;
}

declare const tab: Tab;

export class LeadingTab {
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #name: string;
  #page: Page | null = null;

  constructor(context: BrowserContext, url: string, name: string) {
    this.#context = context;
    this.#url = url;
    this.#name = name;
  }

  async open(): Promise<void> {
    this.#page = await this.#context.newPage();
    // Any address of the site that runs nothing.
    await this.#page.goto(`${this.#url}/favicon.svg`);
    await this.#page.evaluate((name) => {
      const channel = new BroadcastChannel(name);
      const heard: Tab["heard"] = [];
      const free = new Map<string, () => void>();
      channel.addEventListener("message", ({ data }: MessageEvent<Tab["heard"][number]>) => heard.push(data));
      const made: Tab = {
        heard,
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target.
        tell: (note) => channel.postMessage(note),
        take: (lock) =>
          new Promise((taken) => {
            const hold = () => (taken(), new Promise<void>((resolve) => free.set(lock, resolve)));
            // Another tab steals it in turn.
            navigator.locks.request(lock, { steal: true }, hold).catch(() => undefined);
          }),
        free: (lock) => free.get(lock)?.(),
      };
      Object.assign(window, { tab: made });
    }, this.#name);
  }

  /** The tab is closed, with all that it holds; a new one comes. */
  async reopen(): Promise<void> {
    await this.#now.close();
    await this.open();
  }

  take(lock: Lock): Promise<void> {
    return this.#now.evaluate((name) => tab.take(name), this.#nameOf(lock));
  }

  free(lock: Lock): Promise<void> {
    return this.#now.evaluate((name) => tab.free(name), this.#nameOf(lock));
  }

  tell(note: object): Promise<void> {
    return this.#now.evaluate((said) => tab.tell(said), note);
  }

  /** How many notes of that kind this tab has heard. */
  count(kind: string): Promise<number> {
    return this.#now.evaluate((wanted) => tab.heard.filter((note) => note.kind === wanted).length, kind);
  }

  lastTopics(): Promise<string[] | undefined> {
    return this.#now.evaluate(() => tab.heard.findLast(({ kind }) => kind === "topics")?.topics);
  }

  get #now(): Page {
    if (!this.#page) throw new Error("the other tab is not open");
    return this.#page;
  }

  #nameOf(lock: Lock): string {
    return lock === "lock" ? this.#name : `${this.#name}.turn`;
  }
}

interface HeldLock {
  how: LockOptions;
  letGo: () => void;
}

declare const held: HeldLock[];

/** Requests of the walked tab that a browser answers at once: for the turn, and to steal. */
export const heldLocks = {
  /** Before the page's first address. */
  install: (page: Page) =>
    page.addInitScript(() => {
      const waiting: HeldLock[] = [];
      Object.assign(window, { held: waiting });
      const { request } = LockManager.prototype;
      LockManager.prototype.request = function (this: LockManager, name: string, ...rest: unknown[]) {
        const [how] = rest as [LockOptions];
        const ask = () => Reflect.apply(request, this, [name, ...rest]) as Promise<unknown>;
        const isHeld = name.startsWith("hanpan.stream.") && (how.steal || how.ifAvailable);
        if (!isHeld) return ask();
        return new Promise<unknown>((resolve, reject) =>
          waiting.push({ how, letGo: () => void ask().then(resolve, reject) }),
        );
      } as LockManager["request"];
    }),
  letGo: async (page: Page) => {
    await expect.poll(() => page.evaluate(() => held.length)).toBeGreaterThan(0);
    await page.evaluate(() => held.splice(0).forEach(({ letGo }) => letGo()));
  },
  expectOne: (page: Page, how: "steal" | "ifAvailable") =>
    expect.poll(() => page.evaluate((name) => held.map((lock) => lock.how[name]), how)).toEqual([true]),
  expectNone: (page: Page) => expect.poll(() => page.evaluate(() => held.length)).toBe(0),
};
