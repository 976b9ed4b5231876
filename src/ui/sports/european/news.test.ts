import { expect, it, vi } from "vitest";
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import { createNews, scoreNews, suspendedFixtures, type NewsFixture } from "./news.ts";

const FOOTBALL = "6046";
const BASKETBALL = "48242";
const BASEBALL = "154914";

const fixture = (id: string, sportId = FOOTBALL): NewsFixture => ({
  id,
  sportId,
  homeName: "서울",
  awayName: "수원",
  markets: [{ selections: [{ id: `${id}-1` }, { id: `${id}-2` }] }],
});
const at = (home: number, away: number): FixtureNow => ({
  id: "f",
  status: "live",
  startsAt: "2026-11-22T10:00:00Z",
  score: { home, away },
  clock: null,
});

it("says who scored, and the score", () => {
  expect(scoreNews(fixture("f"), at(1, 0), at(0, 0))).toBe("골, 서울. 서울 1 대 0 수원.");
  expect(scoreNews(fixture("f"), at(1, 1), at(1, 0))).toBe("골, 수원. 서울 1 대 1 수원.");
  expect(scoreNews(fixture("f", BASEBALL), at(4, 0), at(1, 0))).toBe("득점, 서울. 서울 4 대 0 수원.");
});

it("says nothing of an equal score, of a goal that is taken back, and of a sport with many points", () => {
  expect(scoreNews(fixture("f"), at(1, 0), at(1, 0))).toBeNull();
  expect(scoreNews(fixture("f"), at(0, 0), at(1, 0))).toBeNull();
  expect(scoreNews(fixture("f", BASKETBALL), at(2, 0), at(0, 0))).toBeNull();
  expect(scoreNews(fixture("f"), at(1, 0), { ...at(0, 0), score: null })).toBeNull();
});

it("finds the fixtures of suspended prices", () => {
  const all = [fixture("a"), fixture("b"), fixture("c")];
  const items = [
    { selectionId: "a-2", status: "suspended" },
    { selectionId: "b-1", status: "open" },
    { selectionId: "elsewhere", status: "suspended" },
  ] as const;
  expect(suspendedFixtures(all, items).map(({ id }) => id)).toEqual(["a"]);
});

it("gathers what comes within a moment: each fixture once, at most three, a goal and its suspension together", () => {
  const say = vi.fn<(text: string) => void>();
  let run = () => {};
  const after = vi.fn<(ms: number, run: () => void) => void>((_, later) => (run = later));
  const news = createNews({ say, after });
  for (const id of ["a", "b", "c", "d"]) news(id, `정지 ${id}.`);
  news("b", "정지 b.");
  news("c", "골 c.");
  expect(say).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledTimes(1);
  run();
  expect(say).toHaveBeenCalledExactlyOnceWith("정지 d. 정지 b. 정지 c. 골 c.");
  news("a", "정지 a.");
  run();
  expect(say).toHaveBeenLastCalledWith("정지 a.");
});
