// Which mutants of the server each file of tests comes to. Kept until the server, what tests share or the file changes.
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./process.ts";

export interface Reach {
  test: string;
  ms: number;
  /** The places of the mutants by the source's file. */
  places: Readonly<Record<string, readonly number[]>>;
}

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/server-mutants/vitest.config.ts"];
const SHARED = [
  "server/**/*.ts",
  "tests/api/{harness,own-database,stream-reader}.ts",
  "tests/{api/lib,factories,server-mutants}/*.ts",
];
const KEPT = "node_modules/.cache/hanpan/server-reach";
const LONGEST_MS = 7_200_000;

export const vitestOf = (tests: readonly string[]): string[] => [...VITEST, ...tests];

function testsOfServer(root: string): string[] {
  const found = [
    ...globSync("tests/api/**/*.test.ts", { cwd: root }),
    ...globSync("server/**/*.test.ts", { cwd: root }),
  ];
  return found.filter((file) => !file.endsWith(".long.test.ts")).toSorted();
}

/** Files of tests that fail on the server as it is are left out, and named: they would notice everything. */
export async function reachOfTests(root: string, jobs: number): Promise<Reach[]> {
  const kept = join(root, KEPT);
  mkdirSync(kept, { recursive: true });
  const shared = digest(root, SHARED.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted());
  const fileOf = (test: string): string => join(kept, `${digest(root, [test], shared)}.json`);
  const tests = testsOfServer(root);
  const missing = tests.filter((test) => !existsSync(fileOf(test)));
  console.log(`시험 파일 ${tests.length}, 닿는 자리를 새로 적을 파일 ${missing.length}`);
  const shares = Array.from({ length: jobs }, (_, job) => missing.filter((__, i) => i % jobs === job));
  await Promise.all(shares.map((share) => noteReach(root, share, fileOf)));
  const failed = tests.filter((test) => !existsSync(fileOf(test)));
  for (const test of failed) console.log(`그대로도 실패: ${test}`);
  return tests
    .filter((test) => !failed.includes(test))
    .map((test) => JSON.parse(readFileSync(fileOf(test), "utf8")) as Reach);
}

function digest(root: string, files: readonly string[], also = ""): string {
  const hash = createHash("sha256").update(also);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 24);
}

async function noteReach(root: string, tests: readonly string[], fileOf: (test: string) => string): Promise<void> {
  if (tests.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), "hanpan-reach-"));
  const report = join(folder, "report");
  try {
    const args = [...vitestOf(tests), "--reporter=json", `--outputFile.json=${report}`];
    await run("node", args, { cwd: root, env: { ...process.env, SERVER_REACHED: folder }, timeoutMs: LONGEST_MS });
    const passed = passedFiles(root, report);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const reach = JSON.parse(readFileSync(join(folder, file), "utf8")) as Reach;
      if (passed.has(reach.test)) writeFileSync(fileOf(reach.test), JSON.stringify(reach));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function passedFiles(root: string, report: string): Set<string> {
  if (!existsSync(report)) return new Set();
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { name: string; status: string }[];
  };
  return new Set(
    testResults.filter(({ status }) => status === "passed").map(({ name }) => name.slice(root.length + 1)),
  );
}
