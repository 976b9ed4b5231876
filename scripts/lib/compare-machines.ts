// npm run paths -- compare: two versions of a machine, by revisions of git or by files, as text, as a picture and as a file
// that the atlas opens.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";
import { asVersion5 } from "../../paths/any/six.ts";
import { loadMachines } from "../../paths/command/load.ts";
import { isHand, type ByHand } from "../../paths/lib/by-hand.ts";
import type { CaseNumbers, TestCase } from "../../paths/lib/case.ts";
import { casesOfModels } from "../../paths/lib/cases.ts";
import { leavesOf } from "../../paths/lib/chart.ts";
import { compareCases, compareCharts, type CaseDifference, type CaseSteps } from "../../paths/lib/compare-charts.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import { gatherModels, machineOf } from "../../paths/lib/registry.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { comparedChart } from "../../workshop/chart/compared-chart.ts";
import { comparedLines, type Compared } from "../../workshop/machines/compared.ts";
import { writeDrawings, type DrawOptions } from "./draw-charts.ts";
import { graphOf } from "./hand-cases.ts";
import { asCalled } from "./output.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDER = "reports/compare";
const HERE = "작업 트리";

interface Version {
  called: string;
  machine: AnyStateMachine;
  cases: readonly CaseSteps[];
  /** Why its cases are not known. */
  problem: string | null;
}

function git(...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd: ROOT, maxBuffer: 1 << 30 });
  if (status === 0) return stdout;
  throw new ChoiceProblem(`git ${args[0]}: ${error?.message ?? stderr.toString().trim()}`);
}

async function moduleIn(root: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>;
}

function caseSteps(one: TestCase, models: readonly PathModel[]): CaseSteps {
  const model = models.find(({ start }) => (start?.name ?? "") === one.start);
  const graph = model && graphOf(model);
  const leaves = (vertex: number): string => {
    const snapshot = graph?.snapshots[vertex];
    return snapshot ? leavesOf(snapshot).join(" & ") : "";
  };
  const steps = one.path.map(
    ({ label, to, transitions }) => `${label}${transitions.length > 0 ? ` → ${leaves(to)}` : " (거절)"}`,
  );
  return { id: one.id, title: one.title, steps };
}

/** The machine of a folder in the sources at that place, with its cases. */
async function versionIn(root: string, name: string, called: string): Promise<Version> {
  const folder = `src/machines/${name}/${name}`;
  if (!existsSync(join(root, `${folder}.paths.ts`))) throw new ChoiceProblem(`${called}에는 없는 머신입니다: ${name}`);
  const models =
    gatherModels({ [`${folder}.paths.ts`]: await moduleIn(root, `${folder}.paths.ts`) }).models[name] ?? [];
  const { machine } = machineOf(models);
  const [file] = globSync(`${folder}.hand.ts`, { cwd: root });
  if (file === undefined) return { called, machine, cases: [], problem: null };
  try {
    const hand = Object.values(await moduleIn(root, file)).find(isHand) as ByHand;
    const kept = existsSync(join(root, `${folder}.cases.json`));
    const numbers = kept
      ? (
          (await import(pathToFileURL(join(root, `${folder}.cases.json`)).href, { with: { type: "json" } })) as {
            default: CaseNumbers;
          }
        ).default
      : {};
    const { cases } = casesOfModels({ machine: name, models, hand, numbers: { ...numbers }, graphOf });
    return { called, machine, cases: cases.map((one) => caseSteps(one, models)), problem: null };
  } catch (error) {
    return { called, machine, cases: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The sources of a revision, as long as they are needed. Throws ChoiceProblem where git knows none. */
async function withRevision<Result>(revision: string, work: (root: string, called: string) => Promise<Result>) {
  const called = git("rev-parse", "--short", "--verify", "--quiet", `${revision}^{commit}`).toString().trim();
  const root = mkdtempSync(join(tmpdir(), "hanpan-revision-"));
  try {
    const archive = git("archive", "--format=tar", called, "src", "paths", "package.json");
    const { status, stderr } = spawnSync("tar", ["-x", "-C", root], { input: archive });
    if (status !== 0) throw new ChoiceProblem(`tar: ${stderr.toString().trim()}`);
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
    return await work(root, revision === called ? called : `${revision} (${called})`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const versionAt = (name: string, revision: string | undefined): Promise<Version> =>
  revision === undefined
    ? versionIn(ROOT, name, HERE)
    : withRevision(revision, (root, called) => versionIn(root, name, called));

/** The machines of a file by their names. */
async function machinesIn(file: string): Promise<ReadonlyMap<string, AnyStateMachine>> {
  const { machines } = await loadMachines(asCalled(file));
  const found = machines.flatMap(({ name, machine, version }) =>
    machine ? [[name, version === 6 ? asVersion5(machine) : machine] as const] : [],
  );
  if (found.length === 0) throw new ChoiceProblem(`${file}: 머신이 없습니다.`);
  return new Map(found);
}

/** Those of one name; where each file has one alone, these. */
async function versionsInFiles(old: string, young: string): Promise<[string, Version, Version][]> {
  const [before, after] = [await machinesIn(old), await machinesIn(young)];
  const version = (called: string, machine: AnyStateMachine): Version => ({
    called,
    machine,
    cases: [],
    problem: null,
  });
  const alone = before.size === 1 && after.size === 1 ? [...before.values()][0] : undefined;
  const pairs = [...after].flatMap(([name, machine]): [string, Version, Version][] => {
    const other = before.get(name) ?? alone;
    return other ? [[name, version(old, other), version(young, machine)]] : [];
  });
  if (pairs.length === 0) throw new ChoiceProblem(`${old}, ${young}: 이름이 같은 머신이 없습니다.`);
  return pairs;
}

function compared(machine: string, old: Version, young: Version): Compared {
  const differences = compareCharts(old.machine, young.machine);
  const problem = old.problem ?? young.problem;
  const cases: CaseDifference[] = problem === null ? compareCases(old.cases, young.cases) : [];
  return {
    compares: "statechart",
    machine,
    old: old.called,
    young: young.called,
    chart: comparedChart(old.machine, young.machine, differences),
    differences,
    cases,
    casesProblem: problem,
  };
}

/** The whole of `npm run paths -- compare`. Throws ChoiceProblem. */
export async function compareMachines([name, old, young, ...rest]: readonly string[], options: DrawOptions) {
  if (name === undefined || old === undefined || rest.length > 0)
    throw new ChoiceProblem("compare: 머신과 옛 판(git 리비전), 또는 파일 둘을 정하십시오.");
  const areFiles = young === undefined && [name, old].every((one) => existsSync(asCalled(one)));
  const pairs = areFiles
    ? await versionsInFiles(name, old)
    : [[name, await versionAt(name, old), await versionAt(name, young)] as const];
  const all = pairs.map(([machine, before, after]) => compared(machine, before, after));
  for (const one of all) console.log(comparedLines(one).join("\n"));
  const into = options.out === undefined ? join(ROOT, FOLDER) : asCalled(options.out);
  mkdirSync(into, { recursive: true });
  for (const one of all) writeFileSync(join(into, `${one.machine}.json`), `${JSON.stringify(one)}\n`);
  await writeDrawings(
    all.map(({ machine, chart }) => ({ name: machine, model: chart })),
    options,
    FOLDER,
  );
}
