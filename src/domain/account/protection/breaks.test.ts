import { expect, it } from "vitest";
import { absenceAt, absenceUntil, type Absences, BREAK_HOURS } from "./breaks.ts";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const at = (ms: number) => new Date(NOW + ms);
const absences = (set: Partial<Absences>): Absences => ({ breakUntil: null, excludedUntil: null, ...set });

it("lasts 24 hours to six weeks, 72 hours among them", () => {
  expect(BREAK_HOURS).toContain(72);
  expect([BREAK_HOURS.at(0), BREAK_HOURS.at(-1)]).toEqual([24, 6 * 7 * 24]);
});

it("is never shortened by a shorter one that is begun in it", () => {
  expect([undefined, null, at(1), at(5), at(9)].map((before) => absenceUntil(at(5), before))).toEqual([
    at(5),
    at(5),
    at(5),
    at(5),
    at(9),
  ]);
});

it("lasts until its end, and the exclusion is named first", () => {
  expect(absenceAt(absences({}), NOW)).toBeNull();
  expect(absenceAt(absences({ breakUntil: at(1) }), NOW)).toEqual({ rule: "break", until: at(1) });
  expect(absenceAt(absences({ breakUntil: at(0), excludedUntil: at(0) }), NOW)).toBeNull();
  expect(absenceAt(absences({ breakUntil: at(9), excludedUntil: at(1) }), NOW)).toEqual({
    rule: "excluded",
    until: at(1),
  });
});
