// npm run walks: walks one machine, all that have a face, or the scenarios of a feature, in Chromium against the real server.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../paths/lib/nearest.ts";
import { ChoiceProblem } from "../paths/strategies/problem.ts";
import { ensureBuild } from "./lib/build.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { scriptOfFeature } from "./lib/feature-script.ts";
import { run } from "./lib/process.ts";

const STRATEGIES = ["transitions", "pairs"];
const USAGE = `사용법: npm run walks -- [MACHINE] [--strategy ${STRATEGIES.join("|")}] [--script FILE]
        npm run walks -- FILE.feature   npm run paths -- cases MACHINE --format gherkin이 쓴 시나리오`;
const root = join(import.meta.dirname, "..");
const machines = readdirSync(join(root, "tests", "walks")).flatMap((file) => /^(.+)\.walk\.ts$/.exec(file)?.[1] ?? []);

process.exitCode = await walk(process.argv.slice(2));

async function walk(args: string[]): Promise<number> {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const { strategy, script } = given.values;
  const [machine] = given.positionals;
  if (machine?.endsWith(".feature")) return await walkFeature(machine);
  if (machine !== undefined && !machines.includes(machine))
    return refuse(`브라우저에서 걷는 머신이 아닙니다: ${machine}. 가장 가까운 것: ${nearest(machine, machines)}`);
  if (!STRATEGIES.includes(strategy))
    return refuse(`--strategy: 없는 값입니다: ${strategy}. 가장 가까운 것: ${nearest(strategy, STRATEGIES)}`);
  if (script !== undefined && !existsSync(script)) return refuse(`--script: 파일이 없습니다: ${script}`);
  return await walkInBrowser({ machine, strategy, script });
}

/** Says which scenarios no browser walks, and walks the others. */
async function walkFeature(file: string): Promise<number> {
  let read: Awaited<ReturnType<typeof scriptOfFeature>>;
  try {
    read = await scriptOfFeature(file);
  } catch (error) {
    if (error instanceof ChoiceProblem) return refuse(error.message);
    throw error;
  }
  const { script, leftOut } = read;
  for (const { name, why } of leftOut) console.log(`브라우저로 걷지 않음: ${name}\n  ${why}`);
  if (script.models.every((paths) => paths.length === 0)) return refuse("브라우저로 걸을 시나리오가 없습니다.");
  const folder = mkdtempSync(join(tmpdir(), "hanpan-feature-"));
  const written = join(folder, "script.json");
  writeFileSync(written, JSON.stringify(script));
  try {
    return await walkInBrowser({ machine: script.machine, strategy: "transitions", script: written });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Asked {
  machine: string | undefined;
  strategy: string;
  script: string | undefined;
}

async function walkInBrowser({ machine, strategy, script }: Asked): Promise<number> {
  const chromium = await ensureChromium();
  await ensureBuild(root);
  const config = ["--config", "tests/walks/playwright.config.ts"];
  const { code } = await run(
    "node",
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      ...config,
      ...(machine ? [`/${machine}.walk.ts`, `walks/${machine}/`] : []),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        WALKS_STRATEGY: strategy,
        ...(script !== undefined && { WALKS_SCRIPT: resolve(script) }),
      },
      timeoutMs: 3_600_000,
      show: true,
    },
  );
  return code === 0 ? 0 : 1;
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { strategy: { type: "string", default: "transitions" }, script: { type: "string" } },
  });
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}
