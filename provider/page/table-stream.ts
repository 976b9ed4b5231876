// The stream of the table, opened again when it ends; EventSource does not say why it failed, so a call asks.
import * as v from "valibot";
import { TableHistory, TableMine, TableView } from "../../src/api/contract/lobby/house.ts";
import type { CommandIntent } from "../../src/machines/command/command.schema.ts";
import type { BaccaratSeatEvent } from "../../src/machines/baccarat-seat/baccarat-seat.schema.ts";

const AGAIN_MS = 2_000;
const TICK_MS = 250;
const UNAUTHORIZED = 401;

const parse = <Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> =>
  v.parse(v.pipe(v.string(), v.parseJson(), schema), text);

/** Sends the seat what the stream and the clock say, and once what is stored of the player, until the function that comes back is called. */
export function followTable(
  send: (event: BaccaratSeatEvent) => void,
  restore: (player: string) => CommandIntent | null,
): () => void {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isRestored = false;
  let offset: number | null = null;

  function open(): void {
    const stream = new EventSource("/api/table/stream");
    source = stream;
    stream.addEventListener("table", ({ data }: MessageEvent<string>) => {
      const table = parse(TableView, data);
      offset = table.now - Date.now();
      send({ type: "table.told", table });
    });
    stream.addEventListener("history", ({ data }: MessageEvent<string>) =>
      send({ type: "history.told", history: parse(TableHistory, data) }),
    );
    stream.addEventListener("mine", ({ data }: MessageEvent<string>) => {
      const mine = parse(TableMine, data);
      send({ type: "mine.told", mine });
      const intent = isRestored ? null : restore(mine.visit.player);
      isRestored = true;
      if (intent) send({ type: "bet.found", intent });
    });
    stream.addEventListener("error", () => {
      stream.close();
      send({ type: "line.lost" });
      again = setTimeout(() => void reopen(), AGAIN_MS);
    });
  }

  async function reopen(): Promise<void> {
    const answer = await fetch("/api/table").catch(() => null);
    if (answer?.status === UNAUTHORIZED) send({ type: "seat.over" });
    else open();
  }

  open();
  const timer = setInterval(() => {
    if (offset !== null) send({ type: "clock.tick", now: Date.now() + offset });
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(again);
    source?.close();
  };
}
