import { expect, it } from "vitest";
import { KINDS } from "./kinds.ts";
import { shortPickName } from "./pick-name.ts";

it.each([
  ["파워볼 홀짝", "파워볼 홀", "홀"],
  ["파워볼 구간", "파워볼 A (0~2)", "A (0~2)"],
  ["일반볼 구간", "일반볼 소 (15~64)", "소 (15~64)"],
  ["합", "합 17", "17"],
  ["드래곤 색", "드래곤 레드", "레드"],
  ["파워볼 × 일반볼", "파워볼 홀 + 일반볼 짝", "파워볼 홀 + 일반볼 짝"],
  ["단승", "1번 단승", "1번"],
  ["홀짝", "홀", "홀"],
  ["승부", "플레이어", "플레이어"],
  ["하이로우", "하이 (8~13)", "하이 (8~13)"],
])("%s: %s is %s", (market, name, short) => {
  expect(shortPickName(market, name)).toBe(short);
});

it("tells the picks of each market apart", () => {
  for (const [kind, { picks }] of Object.entries(KINDS))
    for (const [market, of] of Map.groupBy(picks, (pick) => pick.market)) {
      const names = of.map(({ name }) => shortPickName(market, name));
      expect(new Set(names).size, `${kind} ${market}`).toBe(of.length);
    }
});
