// The wire between the page and the server, in the walk's hand. Playwright can cut no stream that is open and can let
// none through by parts, so the page comes through this proxy on loopback: what flows is what the server sends.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const STREAM = "/api/stream";
/** An event id of a server that ran before this one: the server answers with what tells a gap. */
const EARLIER_ID = "earlier-1";
const HEARTBEAT = "event: heartbeat\n";
const RESYNC = "event: resync\n";
/** A machine that is slow is no failure. */
const PATIENCE_MS = 30_000;

interface Line {
  headers: IncomingHttpHeaders;
  down: ServerResponse;
}

export class StreamLine {
  readonly #target: URL;
  readonly #server = createServer((from, to) => this.#take(from, to));
  readonly #open = new Set<Line>();
  #waiting: { from: IncomingMessage; to: ServerResponse }[] = [];
  #isDown = false;
  #isQuiet = false;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  /** Listens on a free port and tells its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts the streams that are open; those that are asked for from now on get no answer until `up`. */
  down(): void {
    this.hold();
    this.cut();
  }

  /** Streams that are asked for from now on get no answer until `admit` or `up`; open ones go on. */
  hold(): void {
    this.#isDown = true;
  }

  /** Cuts all streams, those that wait for an answer too, as a network does that breaks. */
  cut(): void {
    for (const { down } of this.#open) down.destroy();
    this.#open.clear();
    for (const { to } of this.#waiting) to.destroy();
    this.#waiting = [];
  }

  /** Ends the streams that are open, as a server does that is shut down. */
  end(): void {
    for (const { down } of this.#open) down.end();
    this.#open.clear();
  }

  /** Those that wait get the server's answer. */
  admit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { from, to } of waiting) if (!to.destroyed) this.#openStream(from, to);
  }

  /** Streams are answered again, those that wait too. */
  up(): void {
    this.#isDown = false;
    this.admit();
  }

  /** While it is quiet no heartbeat comes through by itself. */
  set isQuiet(isQuiet: boolean) {
    this.#isQuiet = isQuiet;
  }

  /** Waits until the page asks for a stream that gets no answer yet; tells the event that it resumes after. */
  async asked(): Promise<string | null> {
    const last = () => this.#waiting.findLast(({ to }) => !to.destroyed);
    await until(() => last() !== undefined, "the page asks for no stream");
    return last()?.from.headers["last-event-id"]?.toString() ?? null;
  }

  /** A heartbeat of the server on every open stream. */
  async beat(): Promise<void> {
    await this.#pass(HEARTBEAT, EARLIER_ID);
  }

  /** The heartbeat with which the server begins a stream: it has the id to resume from. */
  async firstBeat(): Promise<void> {
    await this.#pass(HEARTBEAT, null);
  }

  /** Every open stream is told that events are gone. */
  async gap(): Promise<void> {
    await this.#pass(RESYNC, EARLIER_ID);
  }

  /** Every open stream is told that nobody is told of prices, as by a node that is cut off from the others. */
  pause(): void {
    for (const { down } of this.#open) down.write(`event: paused\ndata: {"at":"2026-01-01T00:00:00Z"}\n\n`);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Asks the server for another stream, after that id, and passes on its first frame of that name. */
  async #pass(name: string, lastEventId: string | null): Promise<void> {
    for (const { headers, down } of this.#open) {
      const { "last-event-id": _, ...others } = headers;
      const asked = lastEventId === null ? others : { ...others, "last-event-id": lastEventId };
      const frame = await this.#frameOf(asked, name);
      if (!down.destroyed) down.write(frame);
    }
  }

  #frameOf(headers: IncomingHttpHeaders, name: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const asked = this.#ask("GET", STREAM, headers, (answer) => {
        readFrames(answer, (frame) => {
          if (!frame.includes(name)) return;
          resolve(frame);
          asked.destroy();
        });
        answer.on("end", () => reject(new Error(`the server ended the stream with ${answer.statusCode}, no ${name}`)));
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  #take(from: IncomingMessage, to: ServerResponse): void {
    to.on("error", () => undefined);
    if (from.url !== STREAM) return this.#forward(from, to);
    if (this.#isDown) this.#waiting.push({ from, to });
    else this.#openStream(from, to);
  }

  #forward(from: IncomingMessage, to: ServerResponse): void {
    const asked = this.#ask(from.method ?? "GET", from.url ?? "/", from.headers, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    asked.on("error", () => to.destroy());
    from.pipe(asked);
  }

  #openStream(from: IncomingMessage, to: ServerResponse): void {
    const line: Line = { headers: from.headers, down: to };
    const asked = this.#ask("GET", STREAM, from.headers, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      to.flushHeaders();
      if (answer.statusCode !== 200) return void answer.pipe(to);
      this.#open.add(line);
      readFrames(answer, (frame) => {
        if (!(this.#isQuiet && frame.includes(HEARTBEAT)) && !to.writableEnded) to.write(frame);
      });
      answer.on("end", () => to.end());
    });
    asked.on("error", () => to.destroy());
    to.on("close", () => {
      this.#open.delete(line);
      asked.destroy();
    });
    asked.end();
  }

  #ask(method: string, path: string, headers: IncomingHttpHeaders, onAnswer: (answer: IncomingMessage) => void) {
    const { hostname, port } = this.#target;
    // Frames are told apart and made to order here, so the stream comes as plain text.
    const asked = path === STREAM ? { ...headers, "accept-encoding": "identity" } : headers;
    return request({ hostname, port, method, path, headers: asked }, (answer) => {
      answer.on("error", () => undefined);
      onAnswer(answer);
    });
  }
}

function readFrames(answer: IncomingMessage, onFrame: (frame: string) => void): void {
  let rest = "";
  answer.setEncoding("utf8");
  answer.on("data", (part: string) => {
    const frames = (rest + part).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) onFrame(`${frame}\n\n`);
  });
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(otherwise);
}
