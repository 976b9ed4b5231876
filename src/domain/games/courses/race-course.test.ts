import { expect, test } from "vitest";
import { GATE_MS, raceCourse } from "./race-course.ts";
import { VIRTUAL_SPORTS } from "../games.ts";

const orderOf = (count: number, turn: number): number[] => {
  const left = Array.from({ length: count }, (_, i) => i + 1);
  return Array.from({ length: count }, (_, i) => left.splice((turn * 7 + i * 3) % left.length, 1)[0] ?? 0);
};
const races = (["dog", "horse"] as const).flatMap((kind) =>
  Array.from({ length: 90 }, (_, i) => {
    const order = orderOf(kind === "dog" ? 6 : 8, i);
    return { kind, order, course: raceCourse(kind, order, `601-20261122-${i}`) };
  }),
);
/** The numbers, the first one first, where the field stands. */
const standing = ({ runners }: (typeof races)[number]["course"], metres: readonly number[]): number[] =>
  runners.toSorted((a, b) => (metres[runners.indexOf(b)] ?? 0) - (metres[runners.indexOf(a)] ?? 0));

test("the line is crossed in exactly the drawn order", () => {
  for (const { order, course } of races) {
    const crossed = new Map<number, number>();
    for (let ms = course.winsAt - 2_000; ms < course.winsAt + 4_000; ms++)
      course.metresAt(ms).forEach((metres, i) => {
        const runner = course.runners[i] ?? 0;
        if (metres >= course.length && !crossed.has(runner)) crossed.set(runner, ms);
      });
    const came = [...crossed].toSorted((a, b) => a[1] - b[1]).map(([runner]) => runner);
    // Two within one millisecond are told apart by where they stand when both are over.
    expect(new Set(came)).toEqual(new Set(order));
    for (let place = 1; place < order.length; place++)
      expect(crossed.get(order[place] ?? 0)).toBeGreaterThanOrEqual(crossed.get(order[place - 1] ?? 0) ?? Infinity);
    expect(standing(course, course.metresAt(course.winsAt + 0.01))[0]).toBe(order[0]);
  }
});

test("nobody stands still or runs back between the gate and the line", () => {
  for (const { course } of races.slice(0, 60)) {
    let before = course.metresAt(GATE_MS);
    expect(before.every((metres) => metres === 0)).toBe(true);
    for (let ms = GATE_MS + 50; ms < course.endsAt; ms += 50) {
      const now = course.metresAt(ms);
      now.forEach((metres, i) => expect(metres).toBeGreaterThan(before[i] ?? 0));
      before = now;
    }
  }
});

test("who leads on the way does not tell who wins", () => {
  const leads = (part: number) =>
    races.filter(
      ({ order, course }) =>
        standing(course, course.metresAt(GATE_MS + (course.winsAt - GATE_MS) * part))[0] === order[0],
    ).length / races.length;
  expect(leads(0.4)).toBeLessThan(0.5);
  expect(leads(0.75)).toBeLessThan(0.65);
});

test("about a third is decided by the photo, of which the first two are less than a quarter of a metre apart", () => {
  const photos = races.filter(({ course }) => course.isPhoto);
  expect(photos.length / races.length).toBeGreaterThan(0.2);
  expect(photos.length / races.length).toBeLessThan(0.5);
  for (const { order, course } of races) {
    const metres = course.metresAt(course.winsAt);
    const second = metres[course.runners.indexOf(order[1] ?? 0)] ?? 0;
    expect(course.length - second < 0.25).toBe(course.isPhoto);
  }
});

test("the same round runs the same way again, and ends within its time", () => {
  for (const { kind, order, course } of races) {
    expect(course.endsAt).toBeLessThanOrEqual(VIRTUAL_SPORTS[kind].shown * 1_000);
    expect(course.endsAt).toBeGreaterThanOrEqual(28_000);
    expect(raceCourse(kind, order, "x").metresAt(12_345)).toEqual(raceCourse(kind, order, "x").metresAt(12_345));
  }
});
