// Which mutants of the server each file of tests comes to.
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
import type { ServerMutant } from "../../tests/server-mutants/mutants-of.ts";
import { importersOf, mutatedFiles } from "../../tests/server-mutants/sources.ts";
import { run } from "./process.ts";

type Places = Readonly<Record<string, readonly number[]>>;

export interface Reach {
  test: string;
  ms: number;
  /** The places of the mutants by the source's file. */
  places: Places;
  /** Those of modules that it was the first to load: nothing comes to them a second time. */
  loaded: Places;
  /** The sources that have changed since: their places are no longer known, only how many the tests came to. */
  changed: ReadonlySet<string>;
}

/** As it is kept, until the file of tests changes. */
interface Kept extends Omit<Reach, "changed"> {
  /** The texts of the sources, as they were. */
  sources: Readonly<Record<string, string>>;
}

const VITEST = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/server-mutants/vitest.config.ts"];
const KEPT = "node_modules/.cache/hanpan/server-reach";
const LONGEST_MS = 3_600_000;
/** What was noted is kept after so many files of tests. */
const AT_ONCE = 24;

/** Whoever reads the code that fills the database has to fill one. */
const FILLING = "tests/api/db/seeded-image.test.ts";

export class Reaches {
  readonly #loaded: Record<string, Set<number>> = {};
  readonly #importers = importersOf(mutatedFiles("server/"));
  readonly all: readonly Reach[];

  constructor(all: readonly Reach[]) {
    this.all = all;
    for (const { loaded } of all)
      for (const [file, places] of Object.entries(loaded))
        this.#loaded[file] = (this.#loaded[file] ?? new Set()).union(new Set(places));
  }

  /**
   * Whether it is evaluated as a module is loaded: it takes a new process to notice it. The notes alone do not tell: a
   * server that starts in a test loads its routes then.
   */
  isLoaded({ id, file, isAtLoad }: Fault): boolean {
    return isAtLoad || (this.#loaded[file]?.has(placeOf(id)) ?? false);
  }

  /** Whether the tests come to it; where its source has changed since, or is only loaded, whether they come to the source. */
  comesTo(fault: Fault, { places, changed }: Reach): boolean {
    const own = places[fault.file];
    if (own && (changed.has(fault.file) || own.includes(placeOf(fault.id)))) return true;
    if (!this.isLoaded(fault)) return false;
    return own !== undefined || (this.#importers.get(fault.file) ?? []).some((importer) => importer in places);
  }

  /** Whether the database is filled by way of it. */
  fills(fault: Fault): boolean {
    return this.all.some((reach) => reach.test === FILLING && this.comesTo(fault, reach));
  }
}

type Fault = Pick<ServerMutant, "id" | "file" | "isAtLoad">;
const placeOf = (id: string): number => Number(id.split("#")[1]);

function testsOfServer(root: string): string[] {
  const found = [
    ...globSync("tests/api/**/*.test.ts", { cwd: root }),
    ...globSync("server/**/*.test.ts", { cwd: root }),
  ];
  return found.filter((file) => !file.endsWith(".long.test.ts")).toSorted();
}

/** Files of tests that fail on the server as it is are left out, and named: they would notice everything. */
export async function reachOfTests(root: string, jobs: number, image: string): Promise<Reach[]> {
  mkdirSync(join(root, KEPT), { recursive: true });
  const fileOf = (test: string): string =>
    join(root, KEPT, `${digest(`${test} ${readFileSync(join(root, test), "utf8")}`)}.json`);
  const tests = testsOfServer(root);
  const missing = tests.filter((test) => !existsSync(fileOf(test)));
  console.log(`시험 파일 ${tests.length}, 닿는 자리를 새로 적을 파일 ${missing.length}`);
  const left = [...missing];
  const work = async () => {
    while (left.length > 0) await noteReach(root, left.splice(0, AT_ONCE), fileOf, image);
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const failed = tests.filter((test) => !existsSync(fileOf(test)));
  for (const test of failed) console.log(`그대로도 실패: ${test}`);
  const now = sourcesNow(root);
  return tests
    .filter((test) => !failed.includes(test))
    .map((test) => {
      const { sources, ...reach } = JSON.parse(readFileSync(fileOf(test), "utf8")) as Kept;
      const changed = new Set(Object.keys(reach.places).filter((file) => sources[file] !== now[file]));
      return { ...reach, changed };
    });
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 24);

function sourcesNow(root: string): Record<string, string> {
  const files = globSync("server/**/*.ts", { cwd: root });
  return Object.fromEntries(files.map((file) => [file, digest(readFileSync(join(root, file), "utf8"))]));
}

async function noteReach(
  root: string,
  tests: readonly string[],
  fileOf: (test: string) => string,
  image: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hanpan-reach-"));
  const report = join(folder, "report");
  const sources = sourcesNow(root);
  try {
    await run("node", [...VITEST, ...tests, "--reporter=json", `--outputFile.json=${report}`], {
      cwd: root,
      env: { ...process.env, SEEDED_IMAGE: image, SERVER_REACHED: folder },
      timeoutMs: LONGEST_MS,
    });
    const passed = passedFiles(root, report);
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
      const noted = JSON.parse(readFileSync(join(folder, file), "utf8")) as Omit<Kept, "sources">;
      const kept: Kept = { ...noted, sources };
      if (passed.has(noted.test)) writeFileSync(fileOf(noted.test), JSON.stringify(kept));
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
