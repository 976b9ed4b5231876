// Asks whether the tests of the server bite: `npm run verify -- server-mutants` plants small faults in server/, one at a
// time, and runs the files of tests that come to the place. docs/decisions/server-mutants.md.
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seeded } from "../tests/factories/random.ts";
import { fillImage } from "../tests/factories/seeded-image.ts";
import { EQUIVALENT } from "../tests/server-mutants/equivalent.ts";
import type { ServerMutant } from "../tests/server-mutants/mutants-of.ts";
import { allMutants } from "../tests/server-mutants/sources.ts";
import { run } from "./lib/process.ts";
import { FILLING, reachOfTests, type Reach, vitestOf } from "./lib/server-reach.ts";

const USAGE = `사용법: npm run verify -- server-mutants [PART]   경로에 PART가 들어 있는 파일만 (보고서는 쓰지 않음)
  --seed N    무엇을 뽑을지 (1)
  --count N   심을 결함의 수 (300)
  --most N    결함 하나에 돌리는 시험 파일의 수 (12)
  --jobs N    한 번에 심는 수 (2)`;
const WANTED_PERCENT = 85;
const root = join(import.meta.dirname, "..");

interface Tried {
  mutant: ServerMutant;
  verdict: "caught" | "alive" | "unreached" | "equivalent";
  /** The test that noticed it, the files of tests that did not, or why nothing can. */
  by: string;
}
const WORD: Readonly<Record<Tried["verdict"], string>> = {
  caught: "잡힘",
  alive: "못 잡음",
  unreached: "닿지 않음",
  equivalent: "같은 뜻",
};

/** Files of tests that fail without a fault too. */
const unsound = new Set<string>();
const asked = new Map<string, Promise<boolean>>();
const NO_FAULT = { id: "", file: "", start: 0, end: 0, replacement: "" };
const folder = mkdtempSync(join(tmpdir(), "hanpan-mutants-"));
/** The database that the tests begin with. */
const image = join(folder, "image.tar");

const wanted = read();
try {
  if (wanted !== null) process.exitCode = await report(wanted);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        seed: { type: "string", default: "1" },
        count: { type: "string", default: "300" },
        most: { type: "string", default: "12" },
        jobs: { type: "string", default: "2" },
      },
    });
    const [seed, count, most, jobs] = [values.seed, values.count, values.most, values.jobs].map(Number);
    if (!seed || !count || !most || !jobs) throw new Error("1 이상의 수여야 합니다.");
    return { part: positionals[0] ?? "", seed, count, most, jobs };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

function sampleOf(mutants: readonly ServerMutant[], seed: number, count: number): ServerMutant[] {
  const random = seeded(seed);
  return mutants
    .map((mutant) => ({ mutant, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Whether the tests come to the mutant; where its source has changed since, whether they come to the source. */
function comesTo({ id, file }: Pick<ServerMutant, "id" | "file">, { places, changed }: Reach): boolean {
  const own = places[file];
  return own !== undefined && (changed.has(file) || own.includes(Number(id.split("#")[1])));
}

/** Those that come to the mutant: first the quick ones that come to much of its file, and to little else. */
function testsFor(mutant: ServerMutant, reaches: readonly Reach[], most: number): Reach[] {
  const worth = ({ places, ms }: Reach): number => {
    const own = places[mutant.file]?.length ?? 0;
    const all = Object.values(places).reduce((sum, { length }) => sum + length, 0);
    return own ** 2 / all / (ms + 5_000);
  };
  return reaches
    .filter((reach) => !unsound.has(reach.test) && comesTo(mutant, reach))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, most);
}

/** Whether the file passes on the server as it is: asked once, when it notices its first fault. */
function isSound(test: Reach): Promise<boolean> {
  const known = asked.get(test.test) ?? noticedBy(NO_FAULT, [test], image).then((failed) => failed === null);
  asked.set(test.test, known);
  return known;
}

async function judge(mutant: ServerMutant, reaches: readonly Reach[], most: number): Promise<Tried> {
  const tests = testsFor(mutant, reaches, most);
  const reason = EQUIVALENT[`${mutant.file}: ${mutant.was} → ${mutant.is}`];
  if (reason !== undefined) return { mutant, verdict: "equivalent", by: reason };
  if (tests.length === 0) return { mutant, verdict: "unreached", by: "" };
  const fills = reaches.some((reach) => reach.test === FILLING && comesTo(mutant, reach));
  const by = await noticedBy(mutant, tests, fills ? null : image);
  if (by === null) return { mutant, verdict: "alive", by: tests.map(({ test }) => test).join(", ") };
  const noticed = tests.find(({ test }) => by.startsWith(test));
  if (!noticed || (await isSound(noticed))) return { mutant, verdict: "caught", by };
  console.log(`그대로도 실패: ${noticed.test}`);
  unsound.add(noticed.test);
  return judge(mutant, reaches, most);
}

/** What fails with the fault in it: a test, or a file that does not end. null: nothing. */
async function noticedBy(
  mutant: typeof NO_FAULT,
  tests: readonly Reach[],
  begin: string | null,
): Promise<string | null> {
  const file = join(folder, `${randomUUID()}.json`);
  const { args, env } = vitestOf(
    tests.map(({ test }) => test),
    begin,
  );
  const { code } = await run("node", [...args, "--reporter=json", `--outputFile.json=${file}`], {
    cwd: root,
    env: { ...env, SERVER_MUTANT: JSON.stringify(mutant) },
    // A fault that never ends is killed with the workers that it runs in.
    detached: true,
    timeoutMs: 120_000 + 4 * tests.reduce((sum, { ms }) => sum + ms, 0),
  });
  return code === 0 ? null : failedIn(file);
}

interface Report {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

function failedIn(report: string): string {
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const file = testResults.find(({ status }) => status === "failed");
    const test = file?.assertionResults.find(({ status }) => status === "failed");
    return file ? `${file.name.slice(root.length + 1)}: ${test?.fullName ?? "시작하지 못함"}` : "시작하지 못함";
  } catch {
    return "끝나지 않음";
  }
}

function rowText({ mutant: { file, line, kind, was, is }, verdict, by }: Tried): string {
  return `${WORD[verdict].padEnd(6)} ${file}:${line}  ${kind}\n         − ${was}\n         + ${is}\n         ${by}`;
}

/** Answers the exit code: 1 below what is wanted. */
async function report({ part, seed, count, most, jobs }: NonNullable<typeof wanted>): Promise<number> {
  writeFileSync(image, Buffer.from(await (await fillImage()).arrayBuffer()));
  const reaches = await reachOfTests(root, jobs, image);
  const all = allMutants(part);
  const left = sampleOf(all, seed, count);
  console.log(`결함 ${all.length}개 가운데 ${left.length}개 (seed ${seed})\n`);
  const tried: Tried[] = [];
  const began = performance.now();
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const one = await judge(mutant, reaches, most);
      tried.push(one);
      console.log(rowText(one));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const each = (performance.now() - began) / 1_000 / Math.max(1, tried.length);
  const countOf = (verdict: Tried["verdict"]): number => tried.filter((one) => one.verdict === verdict).length;
  const survivors = tried.filter(({ verdict }) => verdict === "alive" || verdict === "unreached");
  const places = survivors.toSorted((one, other) => (one.mutant.id < other.mutant.id ? -1 : 1));
  console.log(`\n살아남은 결함\n${places.map(rowText).join("\n")}`);
  const percent = (100 * countOf("caught")) / Math.max(1, countOf("caught") + survivors.length);
  const counts = (["caught", "alive", "unreached", "equivalent"] as const).map((one) => `${WORD[one]} ${countOf(one)}`);
  console.log(`\n${counts.join(", ")} (결함마다 ${each.toFixed(1)}초)\nserver mutants: ${percent.toFixed(2)} %`);
  if (part === "") {
    mkdirSync(join(root, "reports"), { recursive: true });
    writeFileSync(join(root, "reports", "server-mutants.json"), `${JSON.stringify({ seed, tried }, null, 2)}\n`);
  }
  return percent < WANTED_PERCENT ? 1 : 0;
}
