import fc from "fast-check";
import { createParser } from "eventsource-parser";
import { expect, test } from "vitest";
import { type Frame, readFrames } from "./read-frames.ts";

const messages = fc.array(
  fc.record({
    id: fc.option(fc.stringMatching(/^\w+-\d+$/)),
    event: fc.constantFrom("prices", "wallet", "batch"),
    // JSON may hold colons, and line separators that are no line breaks of the stream.
    data: fc.oneof(
      fc.json(),
      fc.string().map((text) => JSON.stringify(`\u2028: ${text}`)),
    ),
    comment: fc.boolean(),
  }),
);

function written(list: (Frame & { comment: boolean })[]): string {
  return list
    .map(({ id, event, data, comment }) =>
      [comment && ": open\n\n", id !== null && `id: ${id}\n`, `event: ${event}\ndata: ${data}\n\n`]
        .filter(Boolean)
        .join(""),
    )
    .join("");
}

/** The text in parts that end anywhere. */
function inParts(text: string, ends: readonly number[]): string[] {
  const places = [0, ...ends.map((end) => end % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

test("gives what was written, and what another parser gives, in parts of any length", () => {
  fc.assert(
    fc.property(messages, fc.array(fc.nat()), (list, ends) => {
      const [own, others]: Frame[][] = [[], []];
      const feed = readFrames((frame) => own?.push(frame));
      const other = createParser({
        onEvent: ({ event = "", data, id = null }) => others?.push({ event, data, id: id as string | null }),
      });
      for (const part of inParts(written(list), ends)) {
        feed(part);
        other.feed(part);
      }
      expect(own).toEqual(list.map(({ id, event, data }) => ({ id, event, data })));
      expect(own).toEqual(others);
    }),
  );
});

test("gives no message that is not whole, and none without data", () => {
  const frames: Frame[] = [];
  const feed = readFrames((frame) => frames.push(frame));
  feed(": open\n\nid: e-1\nevent: wallet\ndata: {}");
  expect(frames).toEqual([]);
  feed("\n");
  expect(frames).toEqual([]);
  feed("\n");
  expect(frames).toEqual([{ id: "e-1", event: "wallet", data: "{}" }]);
});
