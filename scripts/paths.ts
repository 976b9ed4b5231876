// npm run paths: lists the machines, writes the paths through one, or tells how much of all the walks cover.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exploreModel } from "../tests/paths/lib/graph.ts";
import { chartTransitions, leafNodes, nodePath, stateNodes } from "../tests/paths/lib/chart.ts";
import { nearest } from "../tests/paths/lib/nearest.ts";
import { walkMachine, type Walked } from "../tests/paths/coverage.ts";
import { asHtml, countTexts } from "../tests/paths/formats/html.ts";
import { asJson } from "../tests/paths/formats/json.ts";
import { asMarkdown } from "../tests/paths/formats/markdown.ts";
import { asMermaid } from "../tests/paths/formats/mermaid.ts";
import { asPlaywright } from "../tests/paths/formats/playwright.ts";
import { asText } from "../tests/paths/formats/text.ts";
import { machineOf, PATH_MODELS } from "../tests/paths/registry.ts";
import { modelName, STRATEGIES, type Choice, type Generated } from "../tests/paths/strategies/choose.ts";
import { splitEvents } from "../tests/paths/strategies/events.ts";
import { generateEach, type Asked } from "../tests/paths/strategies/each-model.ts";
import { ChoiceProblem } from "../tests/paths/strategies/problem.ts";
import { walkAndShrink } from "../tests/paths/strategies/run-walks.ts";
import { browsersOf } from "../tests/walks/lib/registered.ts";
import { scriptGraph } from "../tests/walks/lib/script.ts";
import { asCalled, letReaderLeave, writeText } from "./lib/output.ts";

const FORMATS = ["text", "json", "md", "playwright", "mermaid"] as const;
const USAGE = `사용법: npm run paths                    머신 목록
        npm run paths -- MACHINE [옵션]   경로 쓰기
        npm run paths -- coverage         모든 머신을 걷고 reports/paths.html, reports/paths.json 쓰기
  --strategy ${STRATEGIES.join("|")} (기본 transitions)
  --format ${FORMATS.join("|")} (기본 text)
  --from STATE --to STATE --event NAME   그 상태에서, 그 상태로, 그 이벤트로 가는 걸음만
  --events A,B,…  strategy events가 되풀이할 이벤트(type 또는 type/case)
  --seed N        walk의 씨앗(기본 1)
  --limit N       경로의 수, walk에서는 걸음의 수
  --out FILE      화면 대신 파일에 쓰기. > FILE로 받으려면 npm run -s paths -- …`;

/** What ends the command with a message and code 2. */
class Stop extends Error {}

letReaderLeave();
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop || error instanceof ChoiceProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help) return console.log(USAGE);
  if (rest.length > 0) throw new Stop(`남는 값이 있습니다: ${rest.join(" ")}\n\n${USAGE}`);
  if (values.out !== undefined && (name === undefined || name === "coverage"))
    throw new Stop(`--out: 머신 하나의 경로만 파일에 씁니다.\n\n${USAGE}`);
  if (name === undefined) return listMachines();
  if (name === "coverage") return coverage();
  const { folder, models } = findModels(name);
  const strategy = oneOf("--strategy", values.strategy, STRATEGIES);
  const format = oneOf("--format", values.format, FORMATS);
  checkFilter(models, values);
  const choice: Choice = {
    strategy,
    from: values.from,
    to: values.to,
    event: values.event,
    seed: wholeNumber("--seed", values.seed, 0),
    limit: values.limit === undefined ? null : wholeNumber("--limit", values.limit, 1),
    events: strategy === "events" ? eventList(values.events, models) : [],
  };
  const all = format === "playwright" ? await modelsInBrowser(folder, strategy) : models;
  const { found, problems } = generateEach(
    all.filter((one) => name === folder || name === one.name),
    choice,
  );
  for (const [{ name: model }, problem] of problems) console.error(`${model}: 뺐습니다. ${problem}`);
  const generated = [...found.values()];
  if (format === "playwright") {
    const script = all.map((one) => found.get(one) ?? null);
    return hand(asPlaywright(script, folder), generated, values.out);
  }
  const failed = strategy === "walk" ? await walkAndShrink(generated) : [];
  const shown = failed.length > 0 ? failed.map(({ shrunk }) => shrunk) : generated;
  hand(write(format, shown, choice, folder), shown, values.out);
  for (const { shrunk, error } of failed) console.error(`${shrunk.name}: 걸음이 실패해 줄였습니다. ${error}`);
  if (failed.length > 0) process.exitCode = 1;
}

/** To the reader, or into the file that was named. */
function hand(text: string, all: readonly Generated[], file: string | undefined): void {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  const problem = writeText(asCalled(file), text);
  if (problem !== null) throw new Stop(`--out: ${file}에 쓸 수 없습니다: ${problem}.`);
  const paths = all.flatMap((one) => one.paths);
  const steps = paths.reduce((sum, path) => sum + path.length, 0);
  console.log(`${file}에 썼습니다: 모델 ${all.length}개, 경로 ${paths.length}개, 걸음 ${steps}개`);
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        strategy: { ...text, default: "transitions" },
        format: { ...text, default: "text" },
        seed: { ...text, default: "1" },
        from: text,
        to: text,
        event: text,
        events: text,
        limit: text,
        out: text,
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const option = /'(-{1,2}[^' ]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const known = ["strategy", "format", "from", "to", "event", "events", "seed", "limit", "out", "help"];
    throw new Stop(
      `옵션이 없거나 값이 올바르지 않습니다: ${option}. 가장 가까운 것: --${nearest(option.replace(/^-+/, ""), known)}`,
    );
  }
}

function oneOf<const Name extends string>(option: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new Stop(`${option}: 없는 값입니다: ${given}. 가장 가까운 것: ${nearest(given, names)}`);
  return found;
}

function wholeNumber(option: string, given: string, least: number): number {
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < least)
    throw new Stop(`${option}: ${least} 이상의 정수여야 합니다: ${given}`);
  return number;
}

function eventList(given: string | undefined, models: readonly Asked[]): string[] {
  const cases = models.flatMap(({ model }) => model.cases);
  const known = cases.flatMap(({ type, name }) => [type, `${type}/${name}`]);
  const list = splitEvents(given ?? "", known);
  if (list.includes("")) throw new Stop(`--events: 이벤트를 쉼표로 이어 쓰십시오.`);
  return list;
}

function findModels(given: string): { folder: string; models: Asked[] } {
  const all = Object.entries(PATH_MODELS).flatMap(([folder, models]) =>
    models.map((model, index) => ({
      folder,
      name: modelName(folder, index),
      model,
      graph: () => exploreModel(model),
    })),
  );
  const ofFolder = given in PATH_MODELS ? all.filter(({ folder }) => folder === given) : [];
  const models = ofFolder.length > 0 ? ofFolder : all.filter(({ name }) => name === given);
  const [first] = models;
  const names = [...new Set([...Object.keys(PATH_MODELS), ...all.map(({ name }) => name), "coverage"])];
  if (!first) throw new Stop(`없는 머신입니다: ${given}. 가장 가까운 것: ${nearest(given, names)}`);
  return { folder: first.folder, models };
}

function checkFilter(models: readonly Asked[], given: { from?: string; to?: string; event?: string }): void {
  const { machine } = machineOf(models.map(({ model }) => model));
  const states = stateNodes(machine).map(nodePath);
  const timers = [...chartTransitions(machine).values()].map((one) => one.eventType).filter((type) => type !== "");
  const events = [...new Set([...models.flatMap(({ model }) => model.cases.map((one) => one.type)), ...timers])];
  for (const [option, name, names] of [
    ["--from", given.from, states],
    ["--to", given.to, states],
    ["--event", given.event, events],
  ] as const)
    if (name !== undefined && !names.includes(name))
      throw new Stop(`${option}: 없는 이름입니다: ${name}. 가장 가까운 것: ${nearest(name, names)}`);
}

/** Over what a person at a browser can do; a machine without a face says why it has none. */
async function modelsInBrowser(folder: string, strategy: Choice["strategy"]): Promise<Asked[]> {
  const browsers = await browsersOf(folder);
  if (browsers.length === 0)
    throw new Stop(`--format playwright: 아직 화면이 없어 브라우저에서 걸을 수 없는 머신입니다: ${folder}`);
  return browsers.map((browser, index) => ({
    name: modelName(folder, index),
    model: browser.model,
    graph: () => scriptGraph(browser, strategy),
  }));
}

function write(
  format: Exclude<(typeof FORMATS)[number], "playwright">,
  all: readonly Generated[],
  choice: Choice,
  folder: string,
): string {
  if (format === "json") return asJson(all, choice);
  if (format === "md") return asMarkdown(all, folder);
  return format === "mermaid" ? asMermaid(all) : asText(all);
}

function listMachines(): void {
  console.log(`${"머신".padEnd(24)} 상태  전이  모델`);
  for (const [folder, models] of Object.entries(PATH_MODELS)) {
    const { machine } = machineOf(models);
    const numbers = [leafNodes(machine).length, chartTransitions(machine).size, models.length];
    console.log(`${folder.padEnd(26)} ${numbers.map((one) => String(one).padStart(4)).join("  ")}`);
  }
  console.log(`\n${USAGE}`);
}

async function coverage(): Promise<void> {
  const began = performance.now();
  const walked: Walked[] = [];
  console.log("갈 수 있는 것 가운데 지난 수: 화면 없이 · 브라우저에서\n");
  console.log(
    `${"머신".padEnd(22)} ${["상태", "전이", "가드", "쌍"].map((one) => one.padStart(15)).join("")}  길이/최적`,
  );
  for (const [folder, models] of Object.entries(PATH_MODELS)) {
    const one = await walkMachine(folder, models, (index) => modelName(folder, index));
    walked.push(one);
    const counts = countTexts(one)
      .map((text) => text.padStart(17))
      .join("");
    const [cost, optimum] = [
      one.models.reduce((sum, { cost: c }) => sum + c, 0),
      one.models.reduce((sum, { optimum: o }) => sum + o, 0),
    ];
    console.log(`${folder.padEnd(24)}${counts}  ${cost}/${optimum} ${(cost / optimum).toFixed(2)}×`);
  }
  const reports = join(import.meta.dirname, "..", "reports");
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, "paths.json"),
    `${JSON.stringify(
      walked.map(({ row }) => row),
      null,
      2,
    )}\n`,
  );
  writeFileSync(join(reports, "paths.html"), asHtml(walked));
  console.log(`\nreports/paths.json, reports/paths.html (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
}
