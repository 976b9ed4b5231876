// The house's provider as a walk holds it: its built pages, and calls and a stream that the walk itself answers.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { ensureProviderBuild } from "../../../scripts/lib/build-provider.ts";
import { SLOT_SHEET } from "../../../src/domain/lobby/house/slot-sheet.ts";
import type { PageWatch } from "../../e2e/watch-page.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const dist = join(root, "dist-provider");
const TYPES: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css", woff2: "font/woff2" };

export class HouseStay {
  readonly #server = createServer((request, response) => this.#take(request, response));
  /** Calls that wait for their answer, by `METHOD /path`; what an id of a path is does not matter. */
  #parked = new Map<string, ServerResponse[]>();
  /** The path of the call that came last. */
  lastPath = "";
  #streams: ServerResponse[] = [];

  /** Builds the pages where their sources changed, and listens on loopback. */
  static async open(): Promise<HouseStay> {
    await ensureProviderBuild(root);
    const betting = new HouseStay();
    await new Promise<void>((resolve) => betting.#server.listen(0, "127.0.0.1", resolve));
    // The process of the walks ends with it.
    betting.#server.unref();
    return betting;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Gives up whatever waits. */
  reset(): void {
    const waiting = [...this.#parked.values()].flat();
    for (const response of [...waiting, ...this.#streams]) response.destroy();
    this.#parked = new Map();
    this.#streams = [];
  }

  /** The page has asked for this. */
  async arrived(call: string): Promise<void> {
    await expect.poll(() => this.count(call), { message: call }).toBeGreaterThan(0);
  }

  /** Answers the oldest call of this kind. */
  async answer(call: string, body: unknown, status = 200): Promise<void> {
    await this.arrived(call);
    this.#parked
      .get(call)
      ?.shift()
      ?.writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));
  }

  /** Ends the oldest call of this kind without an answer, as a lost line does. */
  async cut(call: string, watched: PageWatch): Promise<void> {
    await this.arrived(call);
    watched.expectCut(call.split(" ")[1]?.split("{id}")[0] ?? call);
    this.#parked.get(call)?.shift()?.destroy();
  }

  /** Answers as the outcome of a model says: a failure with a status, or a line that is lost. */
  async fail(call: string, error: unknown, watched: PageWatch): Promise<void> {
    const { status, data } = error as { status?: number; data?: unknown };
    if (status === undefined) return this.cut(call, watched);
    watched.expectStatus(status);
    await this.answer(call, data ?? { code: "refused", message: "거절되었습니다." }, status);
  }

  /** How many calls of this kind wait. */
  count(call: string): number {
    return this.#parked.get(call)?.length ?? 0;
  }

  /** The page has opened its stream. */
  async listened(): Promise<void> {
    await expect.poll(() => this.#streams.length, { message: "the stream" }).toBeGreaterThan(0);
  }

  /** Tells the page an event of the stream, once it listens. */
  async tell(event: string, data: object): Promise<void> {
    await this.listened();
    this.#streams.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Ends the stream. */
  async endStream(): Promise<void> {
    await this.listened();
    for (const stream of this.#streams) stream.end();
    this.#streams = [];
  }

  #take({ method, url = "/" }: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(url, this.url);
    // A browser sends anew by itself what it lost on a connection that it had used before.
    response.setHeader("connection", "close");
    if (pathname === "/api/slot/sheet") response.end(JSON.stringify(SLOT_SHEET));
    else if (pathname === "/api/table/stream") {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      this.#streams.push(response);
      response.once("close", () => (this.#streams = this.#streams.filter((one) => one !== response)));
    } else if (pathname.startsWith("/api/")) {
      const call = `${method} ${pathname.replace(/(spins|bets)\/[^/]+/, "$1/{id}")}`;
      this.lastPath = pathname;
      this.#parked.set(call, [...(this.#parked.get(call) ?? []), response]);
    } else if (pathname.startsWith("/assets/")) {
      const type = TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type }).end(readFileSync(join(dist, pathname)));
    } else
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8" })
        .end(readFileSync(join(dist, "index.html")));
  }
}
