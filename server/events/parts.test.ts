import { gunzipSync, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { GZIP_HEAD, GzipTail, partOf } from "./parts.ts";

it("parts make one stream that any reader of gzip takes, whichever parts it got", () => {
  for (const texts of [["data: 한판\n\n"], ["a".repeat(300_000), "b", "a".repeat(300_000)], []]) {
    const tail = new GzipTail();
    const parts = texts.map((text) => partOf(text));
    for (const part of parts) tail.add(part);
    const whole = Buffer.concat([GZIP_HEAD, ...parts.map(({ packed }) => packed), tail.end()]);
    expect(gunzipSync(whole).toString()).toBe(texts.join(""));
  }
  expect(GZIP_HEAD).toEqual(Buffer.from("1f8b08000000000000ff", "hex"));
});

it("a part is read by itself as soon as it is there, and made once for all its readers", () => {
  const first = partOf("event: prices\n\n");
  expect(inflateRawSync(first.packed, { finishFlush: 2 }).toString()).toBe("event: prices\n\n");
  expect(first.packed).toBe(first.packed);
  expect(first.plain).toBe(first.plain);
  expect(first.plain.toString()).toBe(first.text);
});
