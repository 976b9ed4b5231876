// A case that the console saved is walked once more by the command, and what was changed in it is named.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { runPaths } from "../../scripts/paths.ts";
import type { BetStory } from "../../src/api/contract/operator/bet-story.ts";
import { caseFile } from "../../src/ui/operator/bets/story/case-file.ts";
import { storySample } from "../../src/ui/operator/bets/story/story-sample.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-replay-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function replay(text: string): Promise<{ code: number; said: string }> {
  const file = join(folder, "case.json");
  writeFileSync(file, text);
  const said: string[] = [];
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line))),
    vi.spyOn(console, "error").mockImplementation((line) => void said.push(String(line))),
  ];
  process.exitCode = 0;
  try {
    await runPaths(["replay", file]);
    return { code: Number(process.exitCode ?? 0), said: said.join("\n") };
  } finally {
    process.exitCode = 0;
    for (const spy of spies) spy.mockRestore();
  }
}

const written = (story: BetStory) => JSON.stringify(caseFile(story));

it("prints the path and accepts what the machine accepts", async () => {
  const { code, said } = await replay(written(storySample));
  expect(code).toBe(0);
  expect(said).toContain("xstate.done.actor.sendCommand/priceChanged → priceChanged");
  expect(said).toContain("경로 3개, 모두 차트와 같습니다.");
});

it("names the step that the machine does not come by", async () => {
  const text = written(storySample).replace('"state":"priceChanged"', '"state":"accepted"');
  const { code, said } = await replay(text);
  expect(code).toBe(1);
  expect(said).toMatch(/→ accepted\n +다름: 기록은 accepted, 차트로는 priceChanged/);
});

it("takes no other file", async () => {
  for (const text of ["{}", "no JSON", '{"strategy":"transitions","models":[]}'])
    expect(await replay(text)).toMatchObject({ code: 2, said: expect.stringContaining("케이스가 아닙니다") });
});
