// What a reader who is late is told: of prices and fixtures the newest word alone, of all else every event in its order.
// It goes out as one message with the id of the newest event, so a cut loses all of it or nothing.
import type { HeldEvent } from "./bus.ts";

/** By what an item is named, where its newest word says all of it. */
const NAMED_BY = { fixtures: "id", prices: "selectionId" } as const;
type Conflated = keyof typeof NAMED_BY;
type Items = { items: Readonly<Record<string, unknown>>[] };

/** The frame for these events, oldest first; there is at least one. `id` is the one to resume from. */
export function conflate(events: readonly HeldEvent[], id: string): string {
  const kept: [name: string, data: unknown][] = [];
  const newest: Record<Conflated, Map<unknown, object>> = { fixtures: new Map(), prices: new Map() };
  for (const event of events) {
    const data = dataOf(event);
    if (!isConflated(event.name)) kept.push([event.name, data]);
    else for (const item of (data as Items).items) newest[event.name].set(item[NAMED_BY[event.name]], item);
  }
  for (const name of Object.keys(newest) as Conflated[])
    if (newest[name].size > 0) kept.push([name, { items: [...newest[name].values()] }]);
  return `id: ${id}\nevent: batch\ndata: ${JSON.stringify(kept)}\n\n`;
}

const isConflated = (name: string): name is Conflated => name in NAMED_BY;

const DATA = "\ndata: ";
function dataOf({ frame }: HeldEvent): unknown {
  return JSON.parse(frame.slice(frame.indexOf(DATA) + DATA.length));
}
