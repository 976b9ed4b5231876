// The wire between the page and the server, in the walk's hand. Playwright can cut no stream that is open and can let
// none through by parts, so the page comes through this proxy on loopback: what flows is what the server sends.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const STREAM = "/api/stream";
/** An event id of a server that ran before this one: the server answers with what tells a gap. */
const EARLIER_ID = "earlier-1";
const HEARTBEAT = "event: heartbeat\n";
const RESYNC = "event: resync\n";
const PATIENCE_MS = 10_000;

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
    this.#isDown = true;
    this.cut();
  }

  /** Cuts the streams that are open, as a network does that breaks. */
  cut(): void {
    for (const { down } of this.#open) down.destroy();
    this.#open.clear();
  }

  /** The server ends the streams that are open, as one that is shut down. */
  end(): void {
    for (const { down } of this.#open) down.end();
    this.#open.clear();
  }

  /** Streams are answered again, those that wait too. */
  up(): void {
    this.#isDown = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { from, to } of waiting) if (!to.destroyed) this.#openStream(from, to);
  }

  /** While it is quiet no heartbeat comes through by itself. */
  set isQuiet(isQuiet: boolean) {
    this.#isQuiet = isQuiet;
  }

  /** Waits until the page asks for a stream that gets no answer yet. */
  async asked(): Promise<void> {
    await until(() => this.#waiting.some(({ to }) => !to.destroyed), "the page asks for no stream");
  }

  /** Waits until the page has a stream. */
  async opened(): Promise<void> {
    await until(() => this.#open.size > 0, "the page has no stream");
  }

  get count(): number {
    return this.#open.size;
  }

  /** A heartbeat of the server on every open stream. */
  async beat(): Promise<void> {
    await this.#pass(HEARTBEAT);
  }

  /** Every open stream is told that events are gone. */
  async gap(): Promise<void> {
    await this.#pass(RESYNC);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Asks the server for a stream that resumes from an id that it does not hold, and passes on the frame of that name. */
  async #pass(name: string): Promise<void> {
    for (const { headers, down } of this.#open) {
      const frame = await this.#frameOf({ ...headers, "last-event-id": EARLIER_ID }, name);
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
    return request({ hostname, port, method, path, headers }, (answer) => {
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
