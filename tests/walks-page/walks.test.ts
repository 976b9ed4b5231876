// A few of the walks that `npm run verify` takes by the hundred. Each run is a Node of its own, which loads the libraries
// as a browser does, has a walk's clock in the place of its own, and holds the application.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Ran {
  code: number;
  said: string;
}

function walk(...args: readonly string[]): Promise<Ran> {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, NODE_NO_WARNINGS: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=browser", main, ...args], { env }, (error, _, said) =>
      resolve({ code: error ? 1 : 0, said }),
    );
  });
}

describe("walks over the whole page", { timeout: 600_000 }, () => {
  it("hold all that must hold, and are the same for the same seed", async () => {
    const [one, again] = await Promise.all([walk("--walks", "8", "--log"), walk("--walks", "8", "--log")]);
    expect(one.said).toContain("모두 지켜졌습니다");
    expect(one.code).toBe(0);
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
});
