import { gunzipSync, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { createGzipParts, GZIP_HEAD, GzipTail } from "./gzip-parts.ts";

it("parts make one stream that any reader of gzip takes, whichever parts it got", () => {
  const partOf = createGzipParts();
  for (const texts of [["data: 한판\n\n"], ["a".repeat(300_000), "b", "a".repeat(300_000)], []]) {
    const tail = new GzipTail();
    const parts = texts.map((text) => partOf(text));
    for (const part of parts) tail.add(part);
    const whole = Buffer.concat([GZIP_HEAD, ...parts.map(({ packed }) => packed), tail.end()]);
    expect(gunzipSync(whole).toString()).toBe(texts.join(""));
  }
  expect(GZIP_HEAD).toEqual(Buffer.from("1f8b08000000000000ff", "hex"));
});

it("a part is read by itself as soon as it is there, and packed once for all its readers", () => {
  const partOf = createGzipParts();
  const first = partOf("event: prices\n\n");
  expect(inflateRawSync(first.packed, { finishFlush: 2 }).toString()).toBe("event: prices\n\n");
  expect(partOf("event: prices\n\n")).toBe(first);
  const long = "x".repeat(262_145);
  expect(partOf(long)).not.toBe(partOf(long));
  const longest = "x".repeat(262_144);
  expect(partOf(longest)).toBe(partOf(longest));
  // Sixteen are kept, the oldest goes.
  for (let at = 0; at < 14; at++) partOf(`t${at}`);
  expect(partOf("event: prices\n\n")).toBe(first);
  partOf("one more");
  expect(partOf(longest)).toBe(partOf(longest));
  expect(partOf("event: prices\n\n")).not.toBe(first);
});
