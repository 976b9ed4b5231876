// A few of the walks that `npm run verify` takes by the thousand. Each runs in a Node of its own, which loads the
// libraries as a browser does and has a walk's clock in the place of its own.
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

describe("walks over the whole page", () => {
  it("hold all that must hold", async () => {
    const { code, said } = await walk("--walks", "200");
    expect(said).toContain("모두 지켜졌습니다");
    expect(code).toBe(0);
  });

  it("are the same for the same seed", async () => {
    const [one, again, other] = await Promise.all([
      walk("--walks", "10", "--seed", "7", "--log"),
      walk("--walks", "10", "--seed", "7", "--log"),
      walk("--walks", "10", "--seed", "8", "--log"),
    ]);
    const walked = ({ said }: Ran): string[] => said.split("\n").filter((line) => line.includes(" → "));
    expect(walked(one).length).toBeGreaterThan(5);
    expect(walked(again)).toEqual(walked(one));
    expect(walked(other)).not.toEqual(walked(one));
  });

  it("find a fault and tell the shortest way to it", async () => {
    const { code, said } = await walk("--walks", "2000", "--plant", "lost-intent");
    expect(code).toBe(1);
    expect(said).toContain("키가 저장소에서 사라졌다");
    expect(Number(/\((\d+)걸음\)/.exec(said)?.[1])).toBeLessThanOrEqual(10);
    expect(said).toMatch(/다시: npm run verify -- page-walks --seed \d+ --walk \d+/);
  });
});
