// npm run verify -- wiring-faults: leaves out each send, each provided action and each actor logic of the page's wiring,
// one at a time, and tells whether a walk in Chromium notices it. The page is instrumented and built once. Each machine
// is walked on it once as it is, which tells the places that its walk comes to; a place is then left out in some of the
// walks that come to it: the quickest one, and those that come to most of its file.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { findingOf } from "../tests/walks/faults/finding.ts";
import { FaultTree, onTrees } from "../tests/walks/faults/tree.ts";
import { allSites, instrumentedSources } from "../tests/wiring/sites.ts";
import { ensureChromium } from "./lib/chromium.ts";

const USAGE = `사용법: npm run verify -- wiring-faults [TEXT]   이름에 TEXT가 들어 있는 자리만 (보고서는 쓰지 않음)
  --machines A,B  이 머신의 걷기만
  --most N        자리 하나를 빼고 걷는 머신의 수 (3)
  --jobs N        한 번에 걷는 수 (2)`;
const root = join(import.meta.dirname, "..");

interface Reach {
  machine: string;
  ms: number;
  ids: ReadonlySet<string>;
}

interface Tried {
  id: string;
  line: number;
  says: string;
  verdict: "killed" | "alive" | "unreached";
  /** The machine whose walk noticed it, and the step; the machines that did not, where none did. */
  by: string;
}

const WORD: Readonly<Record<Tried["verdict"], string>> = { killed: "잡힘", alive: "못 잡음", unreached: "닿지 않음" };

const wanted = read();
if (wanted !== null) process.exitCode = await report(wanted);

function read() {
  const walked = globSync("*.walk.ts", { cwd: join(root, "tests", "walks") }).map((file) => basename(file, ".walk.ts"));
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        machines: { type: "string", default: "" },
        most: { type: "string", default: "3" },
        jobs: { type: "string", default: "2" },
      },
    });
    const machines = values.machines === "" ? walked.toSorted() : values.machines.split(",");
    const wrong = machines.find((machine) => !walked.includes(machine));
    if (wrong !== undefined) throw new Error(`브라우저에서 걷는 머신이 아닙니다: ${wrong}`);
    return { only: positionals[0] ?? "", machines, most: Number(values.most), jobs: Number(values.jobs) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

/** Walks a machine with nothing left out; null where that fails, for such a walk notices everything. */
async function reachOf(tree: FaultTree, machine: string): Promise<Reach | null> {
  const file = join(tmpdir(), `hanpan-reached-${process.pid}-${machine}`);
  const began = performance.now();
  const finding = findingOf(await tree.walk(machine, { WIRING_REACHED: file }));
  const ms = performance.now() - began;
  const ids = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);
  rmSync(file, { force: true });
  console.log(`${machine.padEnd(18)}${finding.kind === "missed" ? `자리 ${ids.size}` : "그대로도 실패"}`);
  return finding.kind === "missed" ? { machine, ms, ids } : null;
}

async function judge(
  tree: FaultTree,
  site: Pick<Tried, "id" | "line" | "says">,
  walks: readonly Reach[],
): Promise<Tried> {
  for (const { machine } of walks) {
    const finding = findingOf(await tree.walk(machine, { WIRING_DROPPED: site.id }));
    if (finding.kind === "noticed") return { ...site, verdict: "killed", by: `${machine}: ${finding.step}` };
  }
  return {
    ...site,
    verdict: walks.length === 0 ? "unreached" : "alive",
    by: walks.map(({ machine }) => machine).join(", "),
  };
}

/** Which walks try a place. What every page does is noticed where its file is what the walk is about. */
function walksFor(id: string, sound: readonly Reach[], most: number): readonly Reach[] {
  const file = `${id.split("#")[0]}#`;
  const [quickest, ...others] = sound.filter(({ ids }) => ids.has(id));
  if (!quickest) return [];
  const shareOf = ({ ids }: Reach): number => [...ids].filter((one) => one.startsWith(file)).length;
  return [quickest, ...others.toSorted((one, other) => shareOf(other) - shareOf(one))].slice(0, most);
}

function rowText({ id, line, says, verdict, by }: Tried): string {
  return `${WORD[verdict].padEnd(6)} ${id.split("#")[0]}:${line}  ${says}${by === "" ? "" : `\n         ${by}`}`;
}

/** Answers the exit code: 1 where a walk fails with nothing left out. */
async function report({ only, machines, most, jobs }: NonNullable<typeof wanted>): Promise<number> {
  const chromium = await ensureChromium();
  const sources = instrumentedSources();
  const trees = Array.from({ length: jobs }, () => new FaultTree(root, chromium));
  try {
    for (const tree of trees) tree.rewrite(sources);
    const reaches = await onTrees(trees, machines, reachOf);
    const sound = reaches.filter((reach) => reach !== null).toSorted((one, other) => one.ms - other.ms);
    const sites = allSites().filter(({ id }) => id.includes(only));
    const rows = await onTrees(trees, sites, async (tree, site) => {
      const row = await judge(tree, site, walksFor(site.id, sound, most));
      console.log(rowText(row));
      return row;
    });
    const countOf = (verdict: Tried["verdict"]): number => rows.filter((row) => row.verdict === verdict).length;
    console.log(
      `\n자리 ${rows.length}, 잡힘 ${countOf("killed")}, 못 잡음 ${countOf("alive")}, 걷기가 닿지 않음 ${countOf("unreached")}`,
    );
    if (only === "" && sound.length === reaches.length) {
      mkdirSync(join(root, "reports"), { recursive: true });
      writeFileSync(join(root, "reports", "wiring-faults.json"), `${JSON.stringify(rows, null, 2)}\n`);
    }
    return sound.length === reaches.length ? 0 : 1;
  } finally {
    for (const tree of trees) tree.remove();
  }
}
