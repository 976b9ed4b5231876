import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { countMutants, mutantTable, readMutants } from "./mutant-table.ts";

const mutant = (status: string, line: number, from: number, to: number, replacement = "false") => ({
  status,
  mutatorName: "ConditionalExpression",
  replacement,
  location: { start: { line, column: from }, end: { line, column: to } },
});

const folder = mkdtempSync(join(tmpdir(), "hanpan-mutants-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, "report.json");
const files = {
  "src/domain/slip/a.ts": {
    source: "const a = 1;\nreturn a > 0;",
    mutants: [mutant("Killed", 2, 8, 13), mutant("Survived", 2, 8, 13, "true"), mutant("Timeout", 1, 11, 12)],
  },
  "src/domain/b.ts": {
    source: "b()",
    mutants: [mutant("NoCoverage", 1, 1, 4), mutant("Ignored", 1, 1, 4), mutant("RuntimeError", 1, 1, 4)],
  },
};
writeFileSync(path, JSON.stringify({ files }));

it("counts what timed out as killed and what no test reaches as alive", () => {
  expect(countMutants(readMutants(path))).toEqual({ killed: 2, survived: 2, ignored: 1, invalid: 1 });
});

it("shows each survivor in its source, a line a folder, and the sum", () => {
  const table = mutantTable(readMutants(path));
  expect(table).toContain(
    "src/domain/slip/a.ts:2 Survived ConditionalExpression\n  − a > 0\n  + true\nsrc/domain/b.ts:1 NoCoverage",
  );
  expect(table).toMatch(/^src\/domain\/slip +2 +1 +0 +0 +66\.67 %$/m);
  expect(table).toMatch(/^src\/domain +0 +1 +1 +1 +0\.00 %$/m);
  expect(table).toMatch(/domain mutants: 2\/4 = 50\.00 %$/);
});
