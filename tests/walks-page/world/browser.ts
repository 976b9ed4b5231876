// What the page finds in a browser, for a page that runs in Node: storage, events, timers, a network and a cookie.
// Everything of one page hangs on its realm; a reload ends the realm and what waited in it never comes.
import { SimulatedClock } from "./clock.ts";
import { isApplication } from "./sides.ts";

type Listener = (event: Record<string, unknown>) => void;

/** Keys of the page, the router and the library must be the same for the same walk. */
function makeRandom(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

export class Browser {
  readonly clock = new SimulatedClock(0);
  storage = new MemoryStorage();
  sessionStorage = new MemoryStorage();
  /** The HttpOnly cookies, by name. */
  cookies = new Map<string, string>();
  isOnline = true;
  /** Rises with each page. */
  realm = 0;
  /** Called when the page is left for about:blank. */
  onBlank: () => void = () => undefined;
  fetch: (input: string, init?: RequestInit) => Promise<Response> = () => Promise.reject(new TypeError("no network"));
  /** What nobody caught. */
  failures: unknown[] = [];
  random = makeRandom();
  keys = 0;
  readonly #listeners = new Map<string, Set<Listener>>();

  /** A new browser for a new walk. */
  reset(now: number): void {
    this.clock.restart(now);
    this.storage = new MemoryStorage();
    this.sessionStorage = new MemoryStorage();
    this.cookies = new Map();
    this.isOnline = true;
    this.failures = [];
    this.random = makeRandom();
    this.keys = 0;
    this.endRealm();
  }

  /** The page goes away with its timers, listeners and calls. */
  endRealm(): void {
    this.realm += 1;
    this.clock.drop("page", "call", "cache");
    this.#listeners.clear();
  }

  listen(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }
  unlisten(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }
  listeners(type: string): number {
    return this.#listeners.get(type)?.size ?? 0;
  }
  dispatch(type: string, event: Record<string, unknown> = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener({ type, ...event });
  }
}

export const browser = new Browser();

const PATIENCE_OVER = new DOMException("timeout", "TimeoutError");

/** Calls give up after a time that passes on the walk's clock. */
function timeoutSignal(ms: number): AbortSignal {
  const abort = new AbortController();
  browser.clock.set("call", () => abort.abort(PATIENCE_OVER), ms);
  return abort.signal;
}

/** Node's own keeps what hears it for good, and with it each page that a walk left behind. */
function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const abort = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) abort.abort(signal.reason);
    else signal.addEventListener("abort", () => abort.abort(signal.reason), { once: true });
  }
  return abort.signal;
}

const locks = {
  /** This is the only tab, so the lock is free. */
  request: async (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>): Promise<void> => {
    await Promise.resolve();
    signal.throwIfAborted();
    await run();
  },
};

class LonelyChannel {
  postMessage(): void {}
  addEventListener(): void {}
  close(): void {}
}

/** What a fake answer's body is piped through; it gives text already. */
function TextPassing(): void {}

/** Puts the browser in the place of Node's own globals; once, before anything of the page is loaded. */
export function installBrowser(): void {
  const put = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const read = (name: string, get: () => unknown): void =>
    void Object.defineProperty(globalThis, name, { get, configurable: true });
  put("window", globalThis);
  put("self", globalThis);
  put("document", {
    documentElement: { dataset: {} },
    getElementById: () => null,
    querySelector: () => null,
    title: "",
    visibilityState: "visible",
  });
  put("location", { replace: () => browser.onBlank(), reload: () => undefined });
  put("scrollTo", () => undefined);
  put("addEventListener", (type: string, listener: Listener) => browser.listen(type, listener));
  put("removeEventListener", (type: string, listener: Listener) => browser.unlisten(type, listener));
  put("requestAnimationFrame", (run: () => void) => browser.clock.set("page", run, 16));
  put("performance", { now: () => browser.clock.now });
  put("BroadcastChannel", LonelyChannel);
  put("TextDecoderStream", TextPassing);
  const { crypto } = globalThis;
  put("crypto", {
    randomUUID: () =>
      isApplication() ? crypto.randomUUID() : `00000000-0000-4000-8000-${String(++browser.keys).padStart(12, "0")}`,
    getRandomValues: crypto.getRandomValues.bind(crypto),
    subtle: crypto.subtle,
  });
  put("fetch", (input: string, init: RequestInit) => browser.fetch(input, init));
  read("localStorage", () => browser.storage);
  read("sessionStorage", () => browser.sessionStorage);
  put("navigator", {
    locks,
    get onLine() {
      return browser.isOnline;
    },
  });
  const { random } = Math;
  Math.random = () => (isApplication() ? random() : browser.random());
  AbortSignal.timeout = timeoutSignal;
  AbortSignal.any = anySignal;
  process.on("unhandledRejection", (error) => browser.failures.push(error));
}
