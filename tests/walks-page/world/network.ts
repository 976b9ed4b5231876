// Between the page and the walk's server: a line that breaks, answers that take their time, and what may happen to
// the calls of a placement, of which none may be lost.
import { storedIntentKey } from "../../../src/machines/placement/stored-intent-key.ts";
import type { Browser } from "./browser.ts";
import type { ModelServer, Reply, Request } from "./server.ts";

/** What happens to the next bet, or to the next one that is given up, on its way. */
export const FATES = ["arrives", "lostBefore", "lostAfter", "silent", "late", "veryLate"] as const;
export type Fate = (typeof FATES)[number];

/** After the page gave up: before it asks for the second time, and after it was told twice that there is no such bet. */
const LATE_MS: Readonly<Partial<Record<Fate, number>>> = { late: 17_000, veryLate: 25_000 };

export class Network {
  isUp = true;
  /** How long an answer takes, in milliseconds. */
  latency = 0;
  fate: Fate = "arrives";
  /** A planted fault: the stored key goes with the request. */
  losesIntents = false;
  /** Calls that are on their way. */
  pending = 0;
  /** The maintenance flag as this page last heard it; it is off until it was heard. */
  heardMaintenance = false;
  /** How many unread messages this page last heard of; null when it asked in vain. */
  heardUnread: number | null = null;
  readonly #browser: Browser;
  readonly #server: ModelServer;
  readonly #lines = new Set<{ break: () => void }>();

  constructor(browser: Browser, server: ModelServer) {
    this.#browser = browser;
    this.#server = server;
  }

  setUp(isUp: boolean): void {
    this.isUp = isUp;
    this.#browser.isOnline = isUp;
    if (!isUp) for (const line of this.#lines) line.break();
    this.#browser.dispatch(isUp ? "online" : "offline");
  }

  /** The page went away with its calls and its lines. */
  forgetPage(): void {
    this.pending = 0;
    this.heardMaintenance = false;
    this.heardUnread = null;
    this.#lines.clear();
    this.#server.lines.close(() => true);
  }

  readonly fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    const { realm } = this.#browser;
    const { signal } = init;
    return new Promise<Response>((resolve, reject) => {
      const isHere = (): boolean => this.#browser.realm === realm;
      let isDone = false;
      this.pending += 1;
      const finish = (end: () => void): void => {
        if (isDone) return;
        isDone = true;
        endedAt = this.#browser.clock.now;
        if (!isHere()) return;
        this.pending -= 1;
        end();
      };
      const fail = (error: unknown) => finish(() => reject(error as Error));
      const broken = new TypeError("Failed to fetch");
      const sentAt = this.#browser.clock.now;
      let endedAt = sentAt;
      const isPatienceOver = (): boolean => endedAt - sentAt >= 15_000;
      if (signal?.aborted) return fail(signal.reason);
      signal?.addEventListener("abort", () => fail(signal.reason), { once: true });
      const request = asRequest(input, init, this.#browser.cookie);
      if (request.path === "message/unread") this.heardUnread = null;
      if (request.path === "stream") return this.#openLine(request, init, { resolve, finish, fail, isHere });

      const isOfBet = /^bets(\/by-key\/.+\/withdraw)?$/.test(request.path);
      const fate = request.method === "POST" && isOfBet ? this.fate : "arrives";
      const lateMs = LATE_MS[fate];
      if (fate !== "arrives") this.fate = "arrives";
      const reach = (): void => {
        // What a page breaks off before it has arrived never arrives. Patience that ends breaks nothing off.
        if (!isHere() || (isDone && !isPatienceOver())) return finish(() => undefined);
        if (!this.isUp || fate === "lostBefore") return fail(broken);
        const reply = this.#server.handle(request);
        const member = this.#server.memberOf(request.token);
        if (this.losesIntents && request.key !== null && member)
          this.#browser.storage.removeItem(storedIntentKey(member.user.id));
        if (fate === "lostAfter") return fail(broken);
        if (fate === "silent" || lateMs !== undefined) return;
        this.#later(() => {
          if (!this.isUp) return fail(broken);
          finish(() => this.#answer(request, reply, resolve));
        });
      };
      if (lateMs !== undefined) this.#browser.clock.set("server", reach, lateMs);
      else this.#later(reach);
    });
  };

  #later(run: () => void): void {
    if (this.latency === 0) queueMicrotask(run);
    else this.#browser.clock.set("server", run, this.latency / 2);
  }

  #answer(request: Request, { status, body, cookie }: Reply, resolve: (response: Response) => void): void {
    if (cookie !== undefined) this.#browser.cookie = cookie;
    if (request.path === "setting/maintanace")
      this.heardMaintenance = (body as { siteNoticeFlg: boolean }).siteNoticeFlg;
    if (request.path === "message/unread") this.heardUnread = status === 200 ? (body as number) : null;
    const text = body === null ? "" : JSON.stringify(body);
    // No Response can be made with a status of 600.
    const headers = new Headers({ "content-type": "application/json" });
    resolve({ status, headers, body: text === "" ? null : {}, text: () => Promise.resolve(text) } as Response);
  }

  #openLine(
    request: Request,
    { headers, signal }: RequestInit,
    call: {
      resolve: (response: Response) => void;
      finish: (end: () => void) => void;
      fail: (error: unknown) => void;
      isHere: () => boolean;
    },
  ): void {
    this.#later(() => {
      if (!this.isUp) return call.fail(new TypeError("Failed to fetch"));
      const refusal = this.#server.refusalOf(request.token);
      const member = this.#server.memberOf(request.token);
      if (refusal || !member)
        return call.finish(() => this.#answer(request, refusal ?? { status: 401, body: null }, call.resolve));
      call.finish(() => {
        const reader = new TextReader();
        const line = {
          token: request.token ?? "",
          memberId: member.user.id,
          write: (text: string) => call.isHere() && reader.push(text),
          end: () => call.isHere() && reader.end(),
        };
        const broken = { break: () => this.#server.lines.close((one) => one === line) };
        this.#lines.add(broken);
        signal?.addEventListener("abort", () => {
          this.#lines.delete(broken);
          broken.break();
        });
        call.resolve({
          status: 200,
          body: { pipeThrough: () => ({ getReader: () => reader }) },
        } as unknown as Response);
        this.#server.lines.open(line, (headers as Record<string, string>)["last-event-id"] ?? null);
      });
    });
  }
}

/** The reader of a stream's text, in the shape that the page reads it by. */
class TextReader {
  readonly #parts: string[] = [];
  #isEnded = false;
  #wake: (() => void) | null = null;

  push(text: string): void {
    this.#parts.push(text);
    this.#wake?.();
  }
  end(): void {
    this.#isEnded = true;
    this.#wake?.();
  }
  async read(): Promise<{ done: boolean; value: string }> {
    while (this.#parts.length === 0 && !this.#isEnded) await new Promise<void>((resolve) => (this.#wake = resolve));
    const value = this.#parts.shift();
    return value === undefined ? { done: true, value: "" } : { done: false, value };
  }
}

function asRequest(input: string, { method = "GET", headers, body }: RequestInit, cookie: string | null): Request {
  const { pathname, searchParams } = new URL(input, "http://page");
  const given = (headers ?? {}) as Record<string, string>;
  return {
    method,
    path: decodeURIComponent(pathname.replace("/api/", "")),
    query: searchParams,
    token: given["X-AUTH-TOKEN"]?.replace("Bearer ", "") ?? null,
    key: given["Idempotency-Key"] ?? null,
    cookie,
    body: typeof body === "string" ? JSON.parse(body) : null,
  };
}
