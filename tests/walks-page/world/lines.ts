// The event streams of the walk's server: one log, so that a line resumes where it broke or is told to read anew.
import type { StreamEvent } from "../../../src/api/contract/stream.ts";
import type { SimulatedClock } from "./clock.ts";

type Told = Pick<StreamEvent, "name" | "data">;

export interface Line {
  token: string;
  memberId: string;
  write: (text: string) => void;
  end: () => void;
}

const HEARTBEAT_MS = 5_000;
/** How many events the server can resume from. */
const KEPT = 20;

export class Lines {
  readonly #clock: SimulatedClock;
  readonly #open = new Map<Line, number>();
  readonly #log: { number: number; memberId: string | null; text: string }[] = [];
  #last = 0;

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
  }

  /** The id of the newest event. */
  get at(): string {
    return `e1-${this.#last}`;
  }

  /** `memberId` null: everybody is told. */
  tell(memberId: string | null, { name, data }: Told): void {
    this.#last += 1;
    const text = `id: ${this.at}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    this.#log.push({ number: this.#last, memberId, text });
    if (this.#log.length > KEPT) this.#log.shift();
    for (const line of this.#open.keys()) if (memberId === null || line.memberId === memberId) line.write(text);
  }

  open(line: Line, lastEventId: string | null): void {
    const heard = lastEventId === null ? null : Number(lastEventId.slice(3));
    const beat = (id: string): void =>
      line.write(`${id}event: heartbeat\ndata: ${JSON.stringify({ at: new Date(this.#clock.now).toISOString() })}\n\n`);
    if (heard !== null && (this.#log[0]?.number ?? 0) > heard + 1)
      line.write(`id: ${this.at}\nevent: resync\ndata: {"reason":"gap"}\n\n`);
    else if (heard !== null)
      for (const { number, memberId, text } of this.#log)
        if (number > heard && (memberId === null || memberId === line.memberId)) line.write(text);
    beat(`id: ${this.at}\n`);
    this.#open.set(
      line,
      this.#clock.set("server", () => beat(""), HEARTBEAT_MS, HEARTBEAT_MS),
    );
  }

  close(isGone: (line: Line) => boolean): void {
    for (const [line, timer] of this.#open) {
      if (!isGone(line)) continue;
      this.#clock.clear(timer);
      this.#open.delete(line);
      line.end();
    }
  }
}
