// Between the page and the application: a line that breaks, answers that take their time, and what may happen to the
// calls of a placement, of which none may be lost.
import { SLIP_NAMES } from "../../../src/domain/sports/slip/slips.ts";
import { storedIntentKey } from "../../../src/machines/placement/stored-intent-key.ts";
import type { Reply, Request } from "./application.ts";
import type { Browser } from "./browser.ts";
import type { Server } from "./server.ts";
import { TextReader } from "./text-reader.ts";

/** What happens to the next bet, or to the next one that is given up, on its way. */
export const FATES = ["arrives", "lostBefore", "lostAfter", "silent", "late", "veryLate"] as const;
export type Fate = (typeof FATES)[number];

/** After the page gave up: before it asks for the second time, and after it was told twice that there is no such bet. */
const LATE_MS: Readonly<Partial<Record<Fate, number>>> = { late: 17_000, veryLate: 25_000 };
/** The page gives up after 15 s. */
const PATIENCE_MS = 15_000;

interface Settle {
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
}

/** One call of the page. */
class Call {
  readonly #browser: Browser;
  readonly #realm: number;
  readonly #sentAt: number;
  readonly #onEnd: () => void;
  readonly #settle: Settle;
  #endedAt: number | null = null;

  constructor(browser: Browser, settle: Settle, onEnd: () => void) {
    this.#browser = browser;
    this.#realm = browser.realm;
    this.#sentAt = browser.clock.now;
    this.#settle = settle;
    this.#onEnd = onEnd;
  }

  get isHere(): boolean {
    return this.#browser.realm === this.#realm;
  }
  /** What a page breaks off before it has arrived never arrives. Patience that ends breaks nothing off. */
  get isBrokenOff(): boolean {
    return !this.isHere || (this.#endedAt !== null && this.#endedAt - this.#sentAt < PATIENCE_MS);
  }
  answer(response: Response): void {
    this.#end(() => this.#settle.resolve(response));
  }
  fail(error: unknown = new TypeError("Failed to fetch")): void {
    this.#end(() => this.#settle.reject(error));
  }
  drop(): void {
    this.#end(() => undefined);
  }
  #end(tell: () => void): void {
    if (this.#endedAt !== null) return;
    this.#endedAt = this.#browser.clock.now;
    if (!this.isHere) return;
    this.#onEnd();
    tell();
  }
}

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
  /** How many unread messages this page last heard of; null when the call failed. */
  heardUnread: number | null = null;
  /** When the line last broke or came back, in milliseconds since 1970. */
  changedAt = 0;
  /** When the last call of this page for its member ended, in milliseconds since 1970. */
  memberCallEndedAt: number | null = null;
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #lines = new Set<() => void>();

  constructor(browser: Browser, server: Server) {
    this.#browser = browser;
    this.#server = server;
  }

  setUp(isUp: boolean): void {
    this.isUp = isUp;
    this.changedAt = this.#browser.clock.now;
    this.#browser.isOnline = isUp;
    if (!isUp) this.#hangUp();
    this.#browser.dispatch(isUp ? "online" : "offline");
  }

  setLatency(latency: number): void {
    this.latency = latency;
    this.changedAt = this.#browser.clock.now;
  }

  /** The page went away with its calls and its lines. */
  forgetPage(): void {
    this.pending = 0;
    this.heardMaintenance = false;
    this.heardUnread = null;
    this.memberCallEndedAt = null;
    this.#hangUp();
  }

  #hangUp(): void {
    for (const hangUp of this.#lines) hangUp();
    this.#lines.clear();
  }

  readonly fetch = (input: string, init: RequestInit = {}): Promise<Response> =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = init;
      this.pending += 1;
      const isForMember = input.endsWith("/api/member/user");
      const call = new Call(this.#browser, { resolve, reject }, () => {
        this.pending -= 1;
        if (isForMember) this.memberCallEndedAt = this.#browser.clock.now;
      });
      if (signal?.aborted) return call.fail(signal.reason);
      signal?.addEventListener("abort", () => call.fail(signal.reason), { once: true });
      const request = asRequest(input, init, this.#browser.cookies);
      if (request.url === "/api/message/unread") this.heardUnread = null;
      if (request.url === "/api/stream") this.#later(() => void this.#openLine(request, call, signal ?? null));
      else this.#send(request, call);
    });

  #send(request: Request, call: Call): void {
    const isOfBet = /^\/api\/bets(\/by-key\/.+\/withdraw)?$/.test(request.url);
    const fate = request.method === "POST" && isOfBet ? this.fate : "arrives";
    if (fate !== "arrives") this.fate = "arrives";
    const reach = async (): Promise<void> => {
      if (call.isBrokenOff) return call.drop();
      if (!this.isUp || fate === "lostBefore") return call.fail();
      const reply = await this.#server.handle(request);
      const owner = this.#server.ownerOf(request.headers);
      if (this.losesIntents && request.headers["idempotency-key"] !== undefined && owner !== null)
        for (const name of SLIP_NAMES) this.#browser.storage.removeItem(storedIntentKey(owner, name));
      if (fate === "lostAfter") return call.fail();
      if (fate !== "arrives") return;
      this.#later(() => {
        if (!this.isUp) return call.fail();
        if (call.isHere) this.#hear(request, reply);
        call.answer(asResponse(reply));
      });
    };
    const lateMs = LATE_MS[fate];
    if (lateMs === undefined) this.#later(() => void reach());
    else this.#browser.clock.set("network", () => void reach(), lateMs);
  }

  #later(run: () => void): void {
    if (this.latency === 0) queueMicrotask(run);
    else this.#browser.clock.set("network", run, this.latency / 2);
  }

  #hear({ url }: Request, { status, text, cookies }: Reply): void {
    for (const [name, value] of cookies)
      if (value === null) this.#browser.cookies.delete(name);
      else this.#browser.cookies.set(name, value);
    if (url === "/api/setting/maintanace" && status === 200)
      this.heardMaintenance = (JSON.parse(text) as { siteNoticeFlg: boolean }).siteNoticeFlg;
    if (url === "/api/message/unread") this.heardUnread = status === 200 ? Number(text) : null;
  }

  async #openLine(request: Request, call: Call, signal: AbortSignal | null): Promise<void> {
    if (call.isBrokenOff) return call.drop();
    if (!this.isUp) return call.fail();
    const line = await this.#server.openLine(request);
    if (!("stream" in line))
      return call.answer(asResponse({ ...line, contentType: null, text: "", cookies: new Map() }));
    if (!call.isHere || !this.isUp || signal?.aborted) {
      line.hangUp();
      return call.fail();
    }
    const reader = new TextReader();
    // A page that went away hears nothing any more, not even the end.
    const tellEnd = (): void => void (call.isHere && reader.end());
    const hangUp = (): void => {
      line.hangUp();
      tellEnd();
    };
    line.stream.on("data", (part: Buffer) => call.isHere && reader.push(part.toString()));
    for (const end of ["end", "error", "close"]) line.stream.on(end, tellEnd);
    this.#lines.add(hangUp);
    signal?.addEventListener("abort", () => {
      this.#lines.delete(hangUp);
      hangUp();
    });
    call.answer({ status: 200, body: { pipeThrough: () => ({ getReader: () => reader }) } } as unknown as Response);
  }
}

/** As much of a Response as the page reads; Node's own takes no status of 600. */
function asResponse({ status, contentType, text }: Reply): Response {
  return {
    status,
    ok: status >= 200 && status <= 299,
    headers: new Headers(contentType === null ? {} : { "content-type": contentType }),
    body: text === "" ? null : { cancel: () => Promise.resolve() },
    text: () => Promise.resolve(text),
  } as unknown as Response;
}

function asRequest(
  input: string,
  { method = "GET", headers, body }: RequestInit,
  cookies: ReadonlyMap<string, string>,
): Request {
  const { pathname, search } = new URL(input, "http://page");
  const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  return {
    method,
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(new Headers(headers)), ...(cookie !== "" && { cookie }) },
    ...(typeof body === "string" && { body }),
  };
}
