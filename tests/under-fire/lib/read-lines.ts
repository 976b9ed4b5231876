// Many readers of the stream in a process of their own.
import { setTimeout as sleep } from "node:timers/promises";
import { createActor, fromCallback, fromPromise } from "xstate";
import { backoffMs } from "../../../src/machines/live-connection/backoff.ts";
import { liveConnectionMachine } from "../../../src/machines/live-connection/live-connection.machine.ts";
import type { LiveConnectionEvent } from "../../../src/machines/live-connection/live-connection.schema.ts";
import { choices } from "./kit.ts";
import { LineReader, type Listener, newHeard, type Place } from "./line-reader.ts";
import { answerCalls } from "./remote.ts";

export interface Opening {
  url: string;
  places: Omit<Place, "url">[];
  /** The newest change that was told. */
  told: number;
  /** Comes back when it is cut, by the chart and the waits of the page. */
  isComingBack: boolean;
  seed: number;
}

/** A server accepts one after the other. */
const OPENED_AT_ONCE = 32;
const heard = newHeard();
const readers: LineReader[] = [];
/** When each that was cut called again. */
let returns: number[] = [];
const leaving: (() => void)[] = [];

/** Opens it and leaves it alone when it ends. Returns when it is open, or refused. */
function readOnce(reader: LineReader): Promise<void> {
  return new Promise((resolve) => {
    reader.open({ opened: resolve, closed: resolve, alive() {}, resync() {} });
    leaving.push(() => reader.close());
  });
}

/** The same under the page's own chart of the connection, which calls again when the line ends. */
function readAlways(reader: LineReader, random: () => number): Promise<void> {
  return new Promise((resolve) => {
    let wasOpened = false;
    const machine = liveConnectionMachine.provide({
      delays: { backoff: ({ context }) => backoffMs(context.attempt, random(), reader.spreadMs) },
      actors: {
        refetch: fromPromise(async () => {}),
        openStream: fromCallback<LiveConnectionEvent>(({ sendBack }) => {
          const send = (event: LiveConnectionEvent) => sendBack(event);
          if (wasOpened) returns.push(Date.now());
          const listener: Listener = {
            opened() {
              wasOpened = true;
              resolve();
              send({ type: "stream.opened", gap: false });
            },
            closed: () => send({ type: "stream.closed" }),
            alive: () => send({ type: "stream.alive" }),
            resync: () => send({ type: "stream.gap" }),
          };
          reader.open(listener);
          return () => reader.close();
        }),
      },
    });
    const actor = createActor(machine, { input: {} }).start();
    actor.send({ type: "connection.start" });
    leaving.push(() => actor.stop());
  });
}

const works = {
  /** Returns how many are open. */
  async open({ url, places, told, isComingBack, seed }: Opening): Promise<number> {
    const { random } = choices(seed, "readers");
    const left = places.values();
    const worker = async (): Promise<void> => {
      for (const place of left) {
        const reader = new LineReader({ ...place, url: new URL(url) }, heard, told);
        readers.push(reader);
        await (isComingBack ? readAlways(reader, random) : readOnce(reader));
        await sleep(0);
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, worker));
    return heard.opened;
  },
  heard: () => heard,
  /** How many have not heard of the newest change. */
  behind: (told: number): number => readers.filter(({ version }) => version < told).length,
  /** When those who were cut called again; the next answer begins anew. */
  returns(): number[] {
    const all = returns;
    returns = [];
    return all;
  },
  leave(): void {
    for (const leave of leaving.splice(0)) leave();
  },
};
export type ReadLines = typeof works;

answerCalls(works);
