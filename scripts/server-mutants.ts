// Asks whether the tests of the server bite: `npm run verify -- server-mutants` plants small faults in server/, one at a
// time, and runs the files of tests that come to the place. docs/decisions/server-mutants.md.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seeded } from "../tests/factories/random.ts";
import { fillImage } from "../tests/factories/seeded-image.ts";
import type { ServerMutant } from "../tests/server-mutants/mutants-of.ts";
import { allMutants } from "../tests/server-mutants/sources.ts";
import { Judge, type Verdict } from "./lib/server-judge.ts";
import { Reaches, reachOfTests } from "./lib/server-reach.ts";
import { isNoticed, rowText, Verdicts } from "./lib/server-verdicts.ts";

const USAGE = `사용법: npm run verify -- server-mutants [PART]   경로에 PART가 들어 있는 파일만
  --seed N     무엇을 뽑을지 (1)
  --count N    심을 결함의 수 (300)
  --most N     결함 하나에 돌리는 시험 파일의 수 (12)
  --jobs N     한 번에 심는 수 (2)
  --keep WHAT  같은 seed의 앞선 판정 가운데 그대로 둘 것: none, caught (살아남은 것만 다시), all (끊긴 곳부터) (none)
  --reach      결함을 심지 않고, 시험이 닿지 않는 자리만 적음`;
const KEPT: Readonly<Record<string, (verdict: Verdict["verdict"]) => boolean>> = {
  none: () => false,
  caught: isNoticed,
  all: (verdict) => verdict !== "failed",
};
const WANTED_PERCENT = 85;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "hanpan-mutants-"));
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
        keep: { type: "string", default: "none" },
        reach: { type: "boolean", default: false },
      },
    });
    const [seed, count, most, jobs] = [values.seed, values.count, values.most, values.jobs].map(Number);
    if (!seed || !count || !most || !jobs) throw new Error("1 이상의 수여야 합니다.");
    const isKept = KEPT[values.keep];
    if (!isKept) throw new Error(`--keep: ${Object.keys(KEPT).join(", ")}`);
    return { part: positionals[0] ?? "", seed, count, most, jobs, isKept, isReachAlone: values.reach };
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

/** Answers the exit code: 1 below what is wanted. */
async function report(options: NonNullable<typeof wanted>): Promise<number> {
  const { part, seed, count, most, jobs } = options;
  writeFileSync(image, Buffer.from(await (await fillImage()).arrayBuffer()));
  const reaches = new Reaches(await reachOfTests(root, jobs, image));
  const changes = allMutants(part);
  const all = changes.filter(({ noFault }) => noFault === null);
  const rules = Map.groupBy(changes, ({ noFault }) => noFault ?? "");
  const leftOut = [...rules].filter(([rule]) => rule !== "").map(([rule, { length }]) => `${rule} ${length}`);
  console.log(`결함 ${all.length}개 (결함이 아닌 변경: ${leftOut.join(", ")})`);
  if (options.isReachAlone) return sayUnreached(all, reaches);

  const sample = sampleOf(all, seed, count);
  const file = join(root, "reports", "server-mutants", `seed-${seed}${part.replaceAll(/\W+/g, "-")}.jsonl`);
  const verdicts = new Verdicts(file, sample, ({ verdict }) => options.isKept(verdict));
  const left = sample.filter((mutant) => !verdicts.has(mutant));
  console.log(`그 가운데 ${sample.length}개 (seed ${seed}), 앞서 판정한 것 ${verdicts.all.length}개\n`);
  const began = performance.now();
  const judgedBefore = verdicts.all.length;
  const work = async () => {
    const judge = await Judge.start({ reaches, faults: sample, most, image });
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const one = { mutant, ...(await judge.verdictOn(mutant)) };
      verdicts.add(one);
      console.log(rowText(one));
    }
    await judge.close();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const each = (performance.now() - began) / 1_000 / Math.max(1, verdicts.all.length - judgedBefore);
  console.log(`\n살아남은 결함\n${verdicts.survivors.map(rowText).join("\n")}`);
  console.log(`\n${verdicts.counts} (결함마다 ${each.toFixed(1)}초)`);
  console.log(`server mutants: ${verdicts.percent.toFixed(2)} %`);
  return verdicts.percent < WANTED_PERCENT ? 1 : 0;
}

/** By source, the lines that no test comes to. */
function sayUnreached(all: readonly ServerMutant[], reaches: Reaches): number {
  const unreached = all.filter((mutant) => !reaches.all.some((reach) => reaches.comesTo(mutant, reach)));
  for (const [file, own] of Map.groupBy(unreached, (one) => one.file))
    console.log(`${file}: ${[...new Set(own.map(({ line }) => line))].join(", ")}`);
  console.log(`닿지 않음: ${unreached.length}`);
  return 0;
}
