import { expect, it } from "vitest";
import { scoreAt } from "./running-score.ts";

const FINAL = [3, 2, 1, 2] as const;
const IDS = Array.from({ length: 40 }, (_, at) => `r-${at}`);

it("comes to the score at the half before the break, keeps it through the break, and to the end's by the end", () => {
  for (const id of IDS) {
    const scores = Array.from({ length: 107 }, (_, minute) => scoreAt(id, FINAL, minute - 1));
    expect([scores[0], scores[46], scores[60], scores[106]]).toEqual([
      [0, 0],
      [1, 2],
      [1, 2],
      [3, 2],
    ]);
    for (const side of [0, 1] as const)
      expect(scores.every((score, at) => score[side] >= (scores[at - 1]?.[side] ?? 0))).toBe(true);
  }
});

it("has its goals all over both halves, each match its own", () => {
  const firsts = IDS.map((id) =>
    Array.from({ length: 46 }, (_, at) => at).find((at) => scoreAt(id, FINAL, at)[0] === 1),
  );
  const lasts = IDS.map((id) =>
    Array.from({ length: 106 }, (_, at) => at).find((at) => scoreAt(id, FINAL, at)[0] === 3),
  );
  for (const [minutes, from, to] of [
    [firsts, 0, 45],
    [lasts, 60, 105],
  ] as const) {
    const among = minutes.map((minute) => minute ?? -1);
    expect([Math.min(...among) < from + 25, Math.max(...among) > to - 15]).toEqual([true, true]);
    expect(new Set(among).size).toBeGreaterThan(10);
  }
});
