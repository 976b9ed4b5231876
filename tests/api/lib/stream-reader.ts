// Reads /api/stream as a browser would, event by event.
export interface ReadEvent {
  id: string | null;
  name: string;
  data: unknown;
}

export interface StreamReader {
  status: number;
  headers: Headers;
  events: ReadEvent[];
  /** Resolves when `enough` is true of the events so far. Throws when the stream ends before. */
  until(enough: (events: ReadEvent[]) => boolean): Promise<ReadEvent[]>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  leave(): Promise<void>;
}

export async function readStream(
  url: string,
  token: string,
  lastEventId?: string,
  topics?: string,
): Promise<StreamReader> {
  const abort = new AbortController();
  const answer = await fetch(`${url}/api/stream`, {
    headers: {
      "X-AUTH-TOKEN": `Bearer ${token}`,
      ...(lastEventId !== undefined && { "Last-Event-ID": lastEventId }),
      ...(topics !== undefined && { "Stream-Topics": topics }),
    },
    signal: abort.signal,
  });
  const events: ReadEvent[] = [];
  const waiting = new Set<() => void>();
  let isEnded = false;
  const ended = (async () => {
    if (!answer.ok || !answer.body) return;
    let rest = "";
    try {
      for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
        const frames = (rest + text).split("\n\n");
        rest = frames.pop() ?? "";
        events.push(...frames.flatMap(parseFrame));
        for (const wake of waiting) wake();
      }
    } catch {
      // Cut, by either side.
    }
  })().finally(() => {
    isEnded = true;
    for (const wake of waiting) wake();
  });
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    ended,
    until: (enough) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (enough(events)) resolve(events);
          else if (isEnded) reject(new Error(`the stream ended after ${JSON.stringify(events.slice(-3))}`));
          else return;
          waiting.delete(look);
        };
        waiting.add(look);
        look();
      }),
    leave: async () => {
      abort.abort();
      await ended;
    },
  };
}

/** A message of several events is each of them. */
function parseFrame(frame: string): ReadEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1];
  const [id, name, data] = [field("id") ?? null, field("event") ?? "", JSON.parse(field("data") ?? "null") as unknown];
  if (name !== "batch") return [{ id, name, data }];
  return (data as [string, unknown][]).map(([one, said]) => ({ id, name: one, data: said }));
}
