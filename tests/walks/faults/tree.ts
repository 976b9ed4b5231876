// A copy of the tree in which faults may be planted: sources of its own, a page of its own, the packages of this one.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuild } from "../../../scripts/lib/build.ts";
import { run, type Finished } from "../../../scripts/lib/process.ts";
import { plant, type Fault } from "./fault.ts";

/** What is built, written or fetched at the root, and not copied. */
const NOT_COPIED = new Set([
  "node_modules",
  "dist",
  "reports",
  "storybook-static",
  "test-results",
  ".git",
  ".data",
  ".cache",
]);
/** A walk that has not ended by then hangs. */
const WALK_MS = 600_000;

export interface WalkRun extends Finished {
  /** Playwright's JSON report. */
  report: string;
}

export class FaultTree {
  readonly #root = mkdtempSync(join(tmpdir(), "hanpan-faults-"));
  readonly #chromium: string;

  constructor(from: string, chromium: string) {
    this.#chromium = chromium;
    cpSync(from, this.#root, { recursive: true, filter: (path) => !NOT_COPIED.has(relative(from, path)) });
    symlinkSync(join(from, "node_modules"), join(this.#root, "node_modules"), "dir");
  }

  /** Does the work while the fault is in the page's sources. */
  async with<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
    const file = join(this.#root, fault.file);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, plant(fault, text));
    try {
      return await work();
    } finally {
      writeFileSync(file, text);
    }
  }

  /** Rewrites sources of the page for good. */
  rewrite(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(this.#root, file), text);
  }

  /** Builds the page, and walks the machine until a step fails. Throws when the page cannot be built. */
  async walk(machine: string, environment: Readonly<Record<string, string>> = {}): Promise<WalkRun> {
    await ensureBuild(this.#root);
    const report = join(this.#root, "walk-report.json");
    rmSync(report, { force: true });
    const config = ["--config", "tests/walks/playwright.config.ts", "--workers=1", "-x"];
    const finished = await run(
      "node",
      ["node_modules/@playwright/test/cli.js", "test", ...config, `/${machine}.walk.ts`],
      {
        cwd: this.#root,
        env: {
          ...process.env,
          ...environment,
          NODE_ENV: "test",
          CHROMIUM_PATH: this.#chromium,
          WALKS_STRATEGY: "transitions",
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
        timeoutMs: WALK_MS,
      },
    );
    return { ...finished, report };
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** Does the work for every item, each tree one at a time; the answers are in the items' order. */
export async function onTrees<Item, Answer>(
  trees: readonly FaultTree[],
  items: readonly Item[],
  work: (tree: FaultTree, item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = items.entries();
  await Promise.all(
    trees.map(async (tree) => {
      for (const [place, item] of left) answers[place] = await work(tree, item);
    }),
  );
  return answers;
}
