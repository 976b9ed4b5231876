// Asks whether the tests of the server bite: `npm run verify -- server-mutants` plants small faults in server/, one at a
// time, and runs the files of tests that come to the place. docs/decisions/server-mutants.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seeded } from "../tests/factories/random.ts";
import { fillImage } from "../tests/factories/seeded-image.ts";
import { EQUIVALENT } from "../tests/server-mutants/equivalent.ts";
import { KeptTests } from "../tests/server-mutants/kept-tests.ts";
import type { ServerMutant } from "../tests/server-mutants/mutants-of.ts";
import { allMutants } from "../tests/server-mutants/sources.ts";
import { Reaches, reachOfTests, type Reach } from "./lib/server-reach.ts";

const USAGE = `사용법: npm run verify -- server-mutants [PART]   경로에 PART가 들어 있는 파일만 (보고서는 쓰지 않음)
  --seed N    무엇을 뽑을지 (1)
  --count N   심을 결함의 수 (300)
  --most N    결함 하나에 돌리는 시험 파일의 수 (12)
  --jobs N    한 번에 심는 수 (2)`;
const WANTED_PERCENT = 85;
/** How many files of tests look at a database that is filled with the fault in it. */
const AFRESH = 4;
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
/** Files that have passed without a fault. */
const sound = new Set<string>();
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

/** Those that come to the mutant: first the quick ones that come to much of its file, and to little else. */
function testsFor(mutant: ServerMutant, reaches: Reaches, most: number): Reach[] {
  const worth = ({ places, ms }: Reach): number => {
    const own = places[mutant.file]?.length ?? 0;
    const all = Object.values(places).reduce((sum, { length }) => sum + length, 0);
    return own ** 2 / all / (ms + 5_000);
  };
  return reaches.all
    .filter((reach) => !unsound.has(reach.test) && reaches.comesTo(mutant, reach))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, most);
}

/** One process of tests, and what became of it. */
interface Desk {
  tests: KeptTests;
  /** A test has failed in it, and no file has passed since: what it left behind may make others fail. */
  isDoubtful: boolean;
}

async function judge(desk: Desk, mutant: ServerMutant, reaches: Reaches, most: number): Promise<Tried> {
  const reason = EQUIVALENT[`${mutant.file}: ${mutant.was} → ${mutant.is}`];
  if (reason !== undefined) return { mutant, verdict: "equivalent", by: reason };
  const tests = testsFor(mutant, reaches, most);
  if (tests.length === 0) return { mutant, verdict: "unreached", by: "" };
  const isLoaded = reaches.isLoaded(mutant);
  if (isLoaded) await renew(desk);
  let by = await noticedBy(desk, mutant, tests);
  if (by === null && reaches.fills(mutant)) {
    delete process.env.SEEDED_IMAGE;
    await renew(desk);
    by = await noticedBy(desk, mutant, tests.slice(0, AFRESH));
    process.env.SEEDED_IMAGE = image;
    await renew(desk);
  }
  if (isLoaded) await renew(desk);
  return by === null
    ? { mutant, verdict: "alive", by: tests.map(({ test }) => test).join(", ") }
    : { mutant, verdict: "caught", by };
}

async function renew(desk: Desk): Promise<void> {
  await desk.tests.renew();
  desk.isDoubtful = false;
}

/** The first test that fails with the fault and does not without it. null: none. */
async function noticedBy(desk: Desk, mutant: ServerMutant, tests: readonly Reach[]): Promise<string | null> {
  for (const test of tests) {
    const failed = await desk.tests.failing(test.test, mutant.id, limitOf(test));
    if (failed !== null && (await isOfFault(desk, mutant, test))) return `${test.test}: ${failed || "끝나지 않음"}`;
  }
  return null;
}

function limitOf({ ms }: Reach): number {
  return 180_000 + 4 * ms;
}

/** Asked again without the fault, unless the process is as good as new and the file is known. */
async function isOfFault(desk: Desk, mutant: ServerMutant, test: Reach): Promise<boolean> {
  const passes = async (fault: string): Promise<boolean> =>
    (await desk.tests.failing(test.test, fault, limitOf(test))) === null;
  const wasDoubtful = desk.isDoubtful;
  desk.isDoubtful = true;
  if (sound.has(test.test) && !wasDoubtful) return true;
  if (!(await passes(""))) {
    await renew(desk);
    if (!(await passes(""))) {
      console.log(`그대로도 실패: ${test.test}`);
      unsound.add(test.test);
      await renew(desk);
      return false;
    }
    sound.add(test.test);
    // It was the process, or the fault has broken it: only a new one tells.
    await renew(desk);
    const isNoticed = !(await passes(mutant.id));
    await renew(desk);
    return isNoticed;
  }
  sound.add(test.test);
  desk.isDoubtful = false;
  return true;
}

function rowText({ mutant: { file, line, kind, was, is }, verdict, by }: Tried): string {
  return `${WORD[verdict].padEnd(6)} ${file}:${line}  ${kind}\n         − ${was}\n         + ${is}\n         ${by}`;
}

/** Answers the exit code: 1 below what is wanted. */
async function report({ part, seed, count, most, jobs }: NonNullable<typeof wanted>): Promise<number> {
  writeFileSync(image, Buffer.from(await (await fillImage()).arrayBuffer()));
  const reaches = new Reaches(await reachOfTests(root, jobs, image));
  const all = allMutants(part);
  const left = sampleOf(all, seed, count);
  process.env.SEEDED_IMAGE = image;
  console.log(`결함 ${all.length}개 가운데 ${left.length}개 (seed ${seed})\n`);
  const tried: Tried[] = [];
  const began = performance.now();
  const faults = [...left];
  const work = async () => {
    const desk: Desk = { tests: await KeptTests.start(faults), isDoubtful: false };
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const one = await judge(desk, mutant, reaches, most);
      tried.push(one);
      console.log(rowText(one));
    }
    await desk.tests.close();
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
