import { expect, test } from "vitest";
import { noteOnce } from "./note.ts";

/** Keeps what is written, in place of a table. */
function noting() {
  let now = 1_000;
  let isAway = false;
  const written: string[] = [];
  const db = {
    insert: () => ({
      values: async ({ subject, detail, at }: { subject: string; detail: object; at: Date }) => {
        if (isAway) throw new Error("away");
        written.push(`${subject} ${JSON.stringify(detail)} ${at.getTime()}`);
      },
    }),
  };
  return {
    context: { clock: { now: () => now }, database: { db } } as unknown as Parameters<typeof noteOnce>[0],
    written,
    at: (to: number) => void (now = to),
    away: (is: boolean) => void (isAway = is),
  };
}
const event = (subject: string, kind = "part_failed") => ({ kind, subject }) as Parameters<typeof noteOnce>[1];

test("an event of one cause is written once a minute, each kind and each subject by itself", async () => {
  const { context, written, at } = noting();
  for (const one of [event("a"), event("a"), event("b"), event("a", "software_changed")]) await noteOnce(context, one);
  expect(written).toEqual(["a {} 1000", "b {} 1000", "a {} 1000"]);
  at(60_999);
  await noteOnce(context, event("a"));
  expect(written).toHaveLength(3);
  at(61_000);
  await noteOnce(context, event("a"));
  expect(written[3]).toBe("a {} 61000");
  // Each server counts by its own clock.
  const other = noting();
  await noteOnce(other.context, event("a"));
  expect(other.written).toEqual(["a {} 1000"]);
});

test("what could not be written is tried again", async () => {
  const { context, written, away } = noting();
  away(true);
  await noteOnce(context, event("a"));
  away(false);
  await noteOnce(context, event("a"));
  expect(written).toEqual(["a {} 1000"]);
});

test("a thousand causes are known at most", async () => {
  const { context, written } = noting();
  for (let at = 0; at < 1_000; at++) await noteOnce(context, event(`s${at}`));
  await noteOnce(context, event("s0"));
  expect(written).toHaveLength(1_000);
  // One more, and those before it are forgotten.
  await noteOnce(context, event("new"));
  await noteOnce(context, event("s0"));
  expect(written).toHaveLength(1_002);
});
