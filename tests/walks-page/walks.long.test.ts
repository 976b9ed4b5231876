// That the walks over the whole page can be repeated, and find what they are for.
import { expect, it } from "vitest";
import { type Ran, walk } from "./run-walks.ts";

// A failure is shown as it is: `npm run verify -- page-walks` shrinks it.
it("hold all that must hold", async () => {
  const { code, said } = await walk("--walks", "5", "--quick");
  expect(said).toContain("모두 지켜졌습니다");
  expect(code).toBe(0);
});

it("are the same for the same seed", async () => {
  const [one, again] = await Promise.all([walk("--walks", "8", "--log"), walk("--walks", "8", "--log")]);
  const walked = ({ said }: Ran): string[] => said.split("\n").filter((line) => line.includes(" → "));
  expect(walked(one).length).toBeGreaterThan(3);
  expect(walked(again)).toEqual(walked(one));
});

it("find a fault and tell the shortest way to it", async () => {
  const { code, said } = await walk("--walks", "60", "--plant", "lost-intent");
  expect(code).toBe(1);
  expect(said).toContain("키가 저장소에서 사라졌다");
  expect(Number(/\((\d+)걸음\)/.exec(said)?.[1])).toBeLessThanOrEqual(10);
  expect(said).toMatch(/다시: npm run verify -- page-walks --seed \d+ --walk \d+/);
});
