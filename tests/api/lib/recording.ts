// A recorded producer: it says its lines when the clock reaches them, and answers a request for a snapshot with all that
// stands. While the line is cut nothing of it arrives.
import { readFileSync } from "node:fs";
import type { OutsideMessage } from "../../../server/sports/feed/outside/messages.ts";
import type { OutsideSource } from "../../../server/sports/feed/outside/outside-feed.ts";

type Message<Type extends OutsideMessage["type"]> = Extract<OutsideMessage, { type: Type }>;

export interface Recording {
  source: OutsideSource;
  /** Says what was recorded up to `seconds` after the first line. */
  sayUntil(seconds: number): void;
  cut(): void;
  mend(): void;
  /** Requests for a snapshot that arrived. */
  requests: number[];
}

/** The first line is said at `startsAt`. */
export function record(file: URL, startsAt: number): Recording {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const all = lines.map((line) => JSON.parse(line) as OutsideMessage);
  const shift = startsAt - (all[0]?.at ?? 0);
  const shifted = all.map((message): OutsideMessage =>
    message.type === "fixture"
      ? { ...message, at: message.at + shift, startsAt: message.startsAt + shift, endsAt: message.endsAt + shift }
      : { ...message, at: message.at + shift },
  );
  const said: OutsideMessage[] = [];
  const requests: number[] = [];
  let listener: (line: string) => void = () => {};
  let isCut = false;
  const arrive = (message: OutsideMessage) => !isCut && listener(JSON.stringify(message));
  return {
    requests,
    source: {
      subscribe(onLine) {
        listener = onLine;
        return () => void (listener = () => {});
      },
      requestSnapshot(request) {
        if (isCut) return;
        requests.push(request);
        for (const message of [...standing(said), complete(request, startsAt)]) arrive(message);
      },
    },
    sayUntil(seconds) {
      for (let next = shifted[0]; next && next.at <= startsAt + seconds * 1_000; next = shifted[0]) {
        shifted.shift();
        said.push(next);
        arrive(next);
      }
    },
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
  };
}

const complete = (request: number, at: number): OutsideMessage => ({ type: "snapshot_complete", at, request });

/** The fixture, each market as it was told last, and the score. */
function standing(said: readonly OutsideMessage[]): OutsideMessage[] {
  const last = <Type extends OutsideMessage["type"]>(type: Type) =>
    said.filter((message): message is Message<Type> => message.type === type).slice(-1);
  const markets = new Map<string, Message<"odds">>();
  for (const message of said)
    if (message.type === "odds")
      for (const market of message.markets)
        markets.set(`${market.kind}@${market.period}${market.line ?? ""}`, { ...message, markets: [market] });
  return [...last("fixture"), ...markets.values(), ...last("score")];
}
