import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureCoverage, type Measure } from "./coverage-report.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "coverage-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("measures where no report is, and says so", async () => {
  const said: string[] = [];
  const measure = vi.fn<Measure>(async () => ({ code: 0, output: "" }));
  await ensureCoverage(root, (line) => said.push(line), measure);
  expect(measure).toHaveBeenCalledWith(root);
  expect(said.join("\n")).toContain("npm run paths -- coverage");
});

it("leaves a report alone", async () => {
  mkdirSync(join(root, "reports"));
  writeFileSync(join(root, "reports", "paths.json"), "[]");
  const measure = vi.fn<Measure>(async () => ({ code: 0, output: "" }));
  const say = vi.fn<(line: string) => void>();
  await ensureCoverage(root, say, measure);
  expect(measure).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

it.each(["src/machines/popup/popup.machine.ts", "src/domain/frame/popup.ts", "reports/walks/popup.json"])(
  "measures anew when the report is older than %s",
  async (file) => {
    const measure = vi.fn<Measure>(async () => ({ code: 0, output: "" }));
    for (const [name, second] of [
      ["reports/paths.json", 1_000],
      [file, 999],
    ] as const) {
      mkdirSync(join(root, name, ".."), { recursive: true });
      writeFileSync(join(root, name), "[]");
      utimesSync(join(root, name), second, second);
    }
    await ensureCoverage(root, () => {}, measure);
    expect(measure).not.toHaveBeenCalled();
    utimesSync(join(root, file), 1_001, 1_001);
    await ensureCoverage(root, () => {}, measure);
    expect(measure).toHaveBeenCalledOnce();
  },
);

it("tells why it could not measure, and goes on", async () => {
  const said: string[] = [];
  await ensureCoverage(
    root,
    (line) => said.push(line),
    async () => ({ code: 1, output: "no such machine" }),
  );
  expect(said.join("\n")).toContain("no such machine");
});
