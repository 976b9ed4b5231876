// Readers of one server, in processes of their own and from many addresses of loopback.
import { type Heard, newHeard } from "./line-reader.ts";
import type { ReadLines } from "./read-lines.ts";
import { type Remote, startRemote } from "./remote.ts";
import { none, type Row } from "./table.ts";
import type { ServeStreams } from "./serve-streams.ts";

/** A process may have 20,000 files open. */
const PER_PROCESS = 7_500;
/** The server lets a member have ten streams, and an address 200. */
const PER_MEMBER = 10;
const PER_ADDRESS = 180;
/** Of what a page may ask for, all that hears of what is in play. */
const TOPICS = [null, "live", "prematch,live"];

export interface Readers {
  /** Of all of them together, so far. */
  heard(): Promise<Heard>;
  behind(told: number): Promise<number>;
  returns(): Promise<number[]>;
  end(): Promise<void>;
}

/** Of the members that so many readers need. */
export const tokensFor = (server: Remote<ServeStreams>, readers: number): Promise<string[]> =>
  server.ask("members", Math.ceil(readers / PER_MEMBER));

export async function openReaders(
  server: Remote<ServeStreams>,
  count: number,
  tokens: readonly string[],
  { isComingBack = false, seed = 1 } = {},
): Promise<Readers> {
  const [url, { told }] = [await server.ask("url"), await server.ask("figures")];
  const places = Array.from({ length: count }, (_, n) => {
    const address = Math.floor(n / PER_ADDRESS);
    return {
      token: tokens[Math.floor(n / PER_MEMBER)] ?? "",
      address: `127.1.${address >> 7}.${1 + (address & 127)}`,
      topics: TOPICS[n % TOPICS.length] ?? null,
    };
  });
  const shares = Array.from({ length: Math.ceil(count / PER_PROCESS) }, (_, n) =>
    places.slice(n * PER_PROCESS, (n + 1) * PER_PROCESS),
  );
  const processes = await Promise.all(shares.map(() => startRemote<ReadLines>("read-lines.ts")));
  const opened = await Promise.all(
    processes.map((one, n) => one.ask("open", { url, places: shares[n] ?? [], told, isComingBack, seed: seed + n })),
  );
  console.log(`${opened.reduce((sum, one) => sum + one, 0)} readers in ${processes.length} processes`);
  const all = <T>(ask: (one: Remote<ReadLines>) => Promise<T>) => Promise.all(processes.map(ask));
  return {
    heard: async () => (await all((one) => one.ask("heard"))).reduce(joined, newHeard()),
    behind: async (newest) => (await all((one) => one.ask("behind", newest))).reduce((sum, one) => sum + one, 0),
    returns: async () => (await all((one) => one.ask("returns"))).flat().toSorted((a, b) => a - b),
    async end() {
      await all((one) => one.ask("leave"));
      await all((one) => one.end());
    },
  };
}

function joined(sum: Heard, one: Heard): Heard {
  for (const name of ["changes", "lost", "repeated", "together", "resyncs", "opened", "closed"] as const)
    sum[name] += one[name];
  for (const [ms, times] of one.delays.entries()) sum.delays[ms] = (sum.delays[ms] ?? 0) + times;
  for (const [status, times] of Object.entries(one.refused)) sum.refused[status] = (sum.refused[status] ?? 0) + times;
  return sum;
}

/** What has to be so of every suite: each reader has heard each change once, and the last one. */
export function wholeness(heard: Heard, behind: number): Row[] {
  return [
    none("changes that a reader missed", heard.lost),
    none("changes that came twice", heard.repeated),
    { name: "changes that came together, each price's newest", value: heard.together },
    none("readers who have not heard of the last change", behind),
    none(
      "answers other than 200",
      Object.values(heard.refused).reduce((sum, one) => sum + one, 0),
    ),
  ];
}

/** The delay in milliseconds that this share of the changes does not pass. */
export function delayOf({ delays, changes }: Heard, share: number): number {
  let left = Math.ceil(changes * share);
  for (const [ms, times] of delays.entries()) if ((left -= times) <= 0) return ms;
  return Number.POSITIVE_INFINITY;
}
