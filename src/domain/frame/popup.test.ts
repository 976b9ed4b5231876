import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HIDE_TIMES_STORAGE_KEY,
  hideUntilOf,
  isHidden,
  isPopupVisible,
  mergeHideTimes,
  parseDismissed,
  parseHideTimes,
  serializeDismissed,
  serializeHideTimes,
  snoozeUntil,
} from "./popup.ts";
import { dismissedKey } from "./popup-key.ts";

const NOW = Date.parse("2026-11-21T12:00:00+09:00");

describe("a popup", () => {
  it("is visible when its flag is set and its hide-until time is not in the future", () => {
    expect([null, NOW - 1, NOW].every((until) => isPopupVisible(true, until, NOW))).toBe(true);
    expect(isPopupVisible(true, NOW + 1, NOW)).toBe(false);
    expect(isPopupVisible(false, null, NOW)).toBe(false);
    expect(isHidden(NOW + 1, NOW)).toBe(true);
  });
  it("is hidden for six hours", () => expect(snoozeUntil(NOW)).toBe(Date.parse("2026-11-21T18:00:00+09:00")));
  it("keeps the later of two hide-until times", () => {
    expect(hideUntilOf(null, null)).toBeNull();
    expect(hideUntilOf(null, NOW)).toBe(NOW);
    expect(hideUntilOf("not a time", NOW)).toBe(NOW);
    expect(hideUntilOf("2026-11-21T03:00:01.000Z", null)).toBe(NOW + 1_000);
    expect(hideUntilOf("2026-11-21T03:00:01.000Z", NOW)).toBe(NOW + 1_000);
    expect(hideUntilOf("2026-11-21T02:59:59.000Z", NOW)).toBe(NOW);
  });
});

describe("stored hide-until times", () => {
  const ids = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  it("come back, without those that have passed", () => {
    fc.assert(
      fc.property(fc.dictionary(ids, fc.integer({ min: NOW - 10, max: NOW + 10 })), (times) => {
        const future = Object.fromEntries(Object.entries(times).filter(([, until]) => until > NOW));
        expect(parseHideTimes(serializeHideTimes(times), NOW)).toEqual(future);
      }),
    );
  });
  it("of another version or shape are dropped", () => {
    const future = NOW + 1;
    const foreign = [
      null,
      "",
      "{",
      "null",
      "7",
      "[]",
      JSON.stringify({ a: future }),
      JSON.stringify({ version: 2, times: { a: future } }),
      JSON.stringify({ version: 1, times: null }),
      JSON.stringify({ version: 1, times: { a: String(future), b: null } }),
      '{"version":1,"times":{"a":1e999}}',
    ];
    for (const text of foreign) expect(parseHideTimes(text, NOW)).toEqual({});
  });
  it("of two tabs hide what either hides, for as long as either says", () => {
    expect(mergeHideTimes({ a: 1, b: 5 }, { b: 4, c: 3 })).toEqual({ a: 1, b: 5, c: 3 });
    expect(mergeHideTimes({ b: 4 }, { b: 5 })).toEqual({ b: 5 });
  });
  it("are dropped whatever the text is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(parseHideTimes(text, NOW)).toEqual({})),
    );
  });
  it("stand under a key of the product's own", () => expect(HIDE_TIMES_STORAGE_KEY).toMatch(/^hanpan\.\w/));
});

describe("the dismissed popups of a member", () => {
  it("are read back as they were stored", () => {
    expect(parseDismissed(serializeDismissed(["welcome", "rules"]))).toEqual(["welcome", "rules"]);
    expect(dismissedKey("m-1")).not.toBe(dismissedKey("m-2"));
  });
  it.each([null, "", "null", "[]", "{", '{"version":2,"ids":["a"]}', '{"version":1,"ids":"a"}', '{"version":1}'])(
    "are none for %j",
    (text) => expect(parseDismissed(text)).toEqual([]),
  );
  it("are texts only", () => expect(parseDismissed('{"version":1,"ids":["a",1,null]}')).toEqual(["a"]));
});
