// npm run paths: lists the machines, writes the paths through one, or tells how much of all the walks cover.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../paths/command/command.ts";
import { chartTransitions, leafNodes, nodePath, stateNodes } from "../paths/lib/chart.ts";
import { nearest } from "../paths/lib/nearest.ts";
import { asJson } from "../paths/formats/json.ts";
import { asMermaid } from "../paths/formats/mermaid.ts";
import { asPlaywright } from "../paths/formats/playwright.ts";
import { failureText } from "../paths/formats/failure.ts";
import { asText } from "../paths/formats/text.ts";
import { machineOf } from "../paths/lib/registry.ts";
import { PATH_MODELS } from "../tests/paths/registry.ts";
import { STRATEGIES, type Choice, type Generated } from "../paths/strategies/choose.ts";
import { splitEvents } from "../paths/strategies/events.ts";
import { generateEach, type Asked } from "../paths/strategies/each-model.ts";
import { ChoiceProblem } from "../paths/strategies/problem.ts";
import { walkAndShrink } from "../paths/strategies/run-walks.ts";
import { browserModels, findAsked, testModels, type Found, type NamedModel } from "./lib/asked-models.ts";
import { compareMachines } from "./lib/compare-machines.ts";
import { drawCharts } from "./lib/draw-charts.ts";
import { CASE_FORMATS, writeCases } from "./lib/write-cases.ts";
import { failureNotes } from "./lib/failure-notes.ts";
import { costTable, machineCost } from "./lib/machine-cost.ts";
import { RESULT_FORMATS, tellResults } from "./lib/read-case-results.ts";
import { MATRIX_FORMATS, writeRequirements } from "./lib/requirements/write-requirements.ts";
import { replayCase } from "./lib/replay-case.ts";
import { writeCoverage } from "./lib/write-coverage.ts";
import { give, letReaderLeave } from "./lib/output.ts";

const RUN_SCRIPT = "tests/walks/run-script.mjs";
const FORMATS = ["text", "json", "playwright", "mermaid"] as const;
const USAGE = `사용법: npm run paths                    머신 목록
        npm run paths -- MACHINE [옵션]   경로 쓰기; 모델 하나만은 목록의 이름이나 차례(slip-1)로
        npm run paths -- cost             머신마다 차트의 줄과 손으로 쓴 시험의 줄
        npm run paths -- cases [MACHINE]  사람이 하는 테스트 케이스, 라이브 스토리의 링크면 그 걸음의 것: --format ${CASE_FORMATS.join("|")},
                                         --project KEY(xray의 Jira 프로젝트), --number(새 케이스에 번호를 준다)
        npm run paths -- requirements     요구사항마다 머신, 케이스, 테스트, 화면: --format ${MATRIX_FORMATS.join("|")}
        npm run paths -- results [FILE|MACHINE]  결과를 적은 CSV를 읽어, 없으면 케이스를 머신에서 걸어 결과를 쓰기:
                                         --format ${RESULT_FORMATS.join("|")}(allure는 --out 폴더)
        npm run paths -- any FILE         아무 XState 머신이나 걷고 잘못을 찾기: npx statechart-paths와 같다(any --help)
        npm run paths -- replay FILE      콘솔의 접수 과정에서 받은 케이스를 머신으로 다시 걷기
        npm run paths -- draw NAME|FILE…  차트를 그림 파일로, --all이면 모두: --svg(기본) --png --dark(PNG를 어둡게),
                                         --out 폴더(기본 reports/charts)
        npm run paths -- compare MACHINE OLD [NEW]  두 판(git 리비전, NEW가 없으면 작업 트리)의 차트와 케이스를 견주기,
                                         또는 compare FILE FILE: --svg(기본) --png --dark, --out 폴더(기본 reports/compare)
        npm run paths -- coverage         모든 머신을 걷고 reports/paths.html, reports/paths.json 쓰기
  --strategy ${STRATEGIES.join("|")} (기본 transitions)
  --format ${FORMATS.join("|")} (기본 text)
  --from STATE --to STATE --event NAME   그 상태에서, 그 상태로, 그 이벤트로 가는 걸음만(strategy events 빼고)
  --events A,B,…  strategy events가 되풀이할 이벤트(type 또는 type/case)
  --seed N        walk의 씨앗(기본 1)
  --limit N       경로의 수, walk에서는 걸음의 수
  --out FILE      화면 대신 파일에 쓰기. > FILE로 받으려면 npm run -s paths -- …`;

/** What ends the command with a message and code 2. */
class Stop extends ChoiceProblem {}

if (import.meta.main) {
  letReaderLeave();
  await runPaths(process.argv.slice(2));
}

/** The whole command; its exit code stands in `process.exitCode`. */
export async function runPaths(args: string[]): Promise<void> {
  try {
    if (args[0] === "any") {
      // Files are named from where npm was called.
      process.chdir(process.env.INIT_CWD ?? process.cwd());
      process.exitCode = await runCommand(args.slice(1));
      return;
    }
    await run(args);
  } catch (error) {
    if (!(error instanceof ChoiceProblem)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help) return console.log(USAGE);
  if (name === "cases") return await writeCases(rest, values);
  if (name === "results") return await tellResults(rest, values);
  if (name === "requirements") return await writeRequirements(rest, values);
  if (name === "replay") return replayCase(rest);
  if (name === "draw") return await drawCharts(rest, values);
  if (name === "compare") return await compareMachines(rest, values);
  if (rest.length > 0) throw new Stop(`남는 값이 있습니다: ${rest.join(" ")}\n\n${USAGE}`);
  if (values.out !== undefined && (name === undefined || name === "coverage" || name === "cost"))
    throw new Stop(`--out: 머신 하나의 경로만 파일에 씁니다.\n\n${USAGE}`);
  if (name === undefined) return await listMachines();
  if (name === "coverage") return writeCoverage();
  if (name === "cost") return cost();
  const { folder, asked } = await meant(name);
  const strategy = oneOf("--strategy", values.strategy, STRATEGIES);
  const format = oneOf("--format", values.format, FORMATS);
  const all = format === "playwright" ? await modelsInBrowser(folder, strategy) : testModels(folder);
  checkGiven(strategy, values);
  const models = all.filter((one) => isAsked(one, folder, asked));
  if (models.length === 0)
    throw new Stop(`--format ${format}: 그렇게 걷는 ${asked} 모델은 없습니다. 있는 것: ${namesOf(all).join(", ")}`);
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
  const { found, problems } = generateEach(models, choice);
  for (const [{ name: model }, problem] of problems) console.error(`${model}: 뺐습니다. ${problem}`);
  const generated = [...found.values()];
  if (format === "playwright") {
    const script = all.map((one) => found.get(one) ?? null);
    return hand(asPlaywright(script, folder, RUN_SCRIPT), generated, values.out);
  }
  const failed = strategy === "walk" ? await walkAndShrink(generated) : [];
  const shown = failed.length > 0 ? failed.map(({ shrunk }) => shrunk) : generated;
  hand(write(format, shown, choice), shown, values.out);
  for (const { shrunk, failure } of failed)
    console.error(`걸음이 실패해 줄였습니다.\n${failureText(shrunk, failure, await failureNotes(shrunk, failure))}`);
  if (failed.length > 0) process.exitCode = 1;
}

function hand(text: string, all: readonly Generated[], file: string | undefined): void {
  const paths = all.flatMap((one) => one.paths);
  const steps = paths.reduce((sum, path) => sum + path.length, 0);
  give(text, file, `모델 ${all.length}개, 경로 ${paths.length}개, 걸음 ${steps}개`);
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
        number: { type: "boolean" },
        all: { type: "boolean" },
        svg: { type: "boolean" },
        png: { type: "boolean" },
        dark: { type: "boolean" },
        project: { ...text, default: "HANPAN" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    const option = /'(-{1,2}[^' ]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const known = [
      "strategy",
      "format",
      "from",
      "to",
      "event",
      "events",
      "seed",
      "limit",
      "out",
      "number",
      "all",
      "svg",
      "png",
      "dark",
      "project",
      "help",
    ];
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

/** The names to ask for models by. */
function namesOf(models: readonly NamedModel[]): string[] {
  return [...new Set(models.map(({ asked }) => asked))];
}

async function meant(given: string): Promise<Found> {
  const found = await findAsked(given);
  if (found) return found;
  const folders = Object.keys(PATH_MODELS);
  const names = [...folders, ...namesOf(folders.flatMap(testModels)), "coverage", "requirements", "draw", "compare"];
  throw new Stop(`없는 머신입니다: ${given}. 가장 가까운 것: ${nearest(given, names)}`);
}

/** What a strategy would pass over in silence is no choice that was made. */
function checkGiven(strategy: Choice["strategy"], given: Readonly<Record<string, unknown>>): void {
  const filter = ["from", "to", "event"].find((option) => given[option] !== undefined);
  if (strategy === "events" && filter !== undefined)
    throw new Stop(`--${filter}: --strategy events는 주어진 목록을 그대로 되풀이하므로 함께 쓸 수 없습니다.`);
  if (strategy !== "events" && given.events !== undefined)
    throw new Stop(`--events: --strategy events와 함께만 씁니다. 지금은 --strategy ${strategy}입니다.`);
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

function isAsked(model: NamedModel, folder: string, asked: string): boolean {
  return asked === folder || asked === model.asked;
}

async function modelsInBrowser(folder: string, strategy: Choice["strategy"]): Promise<NamedModel[]> {
  const models = await browserModels(folder, strategy);
  if (models.length === 0)
    throw new Stop(`--format playwright: 아직 화면이 없어 브라우저에서 걸을 수 없는 머신입니다: ${folder}`);
  return models;
}

function write(
  format: Exclude<(typeof FORMATS)[number], "playwright">,
  all: readonly Generated[],
  choice: Choice,
): string {
  if (format === "json") return asJson(all, choice);
  return format === "mermaid" ? asMermaid(all) : asText(all);
}

async function listMachines(): Promise<void> {
  console.log(`${"머신".padEnd(24)} 상태  전이  모델`);
  for (const [folder, models] of Object.entries(PATH_MODELS)) {
    const { machine } = machineOf(models);
    const numbers = [leafNodes(machine).length, chartTransitions(machine).size, models.length];
    console.log(`${folder.padEnd(26)} ${numbers.map((one) => String(one).padStart(4)).join("  ")}`);
    if (models.length > 1) for (const line of await modelLines(folder)) console.log(line);
  }
  console.log(`\n${USAGE}`);
}

/** The models of a machine that has several: by which name one asks for each, what it is, and where it can be walked. */
async function modelLines(folder: string): Promise<string[]> {
  const [models, browsers] = [testModels(folder), await browserModels(folder, "transitions")];
  const [here, inBrowser] = [namesOf(models), namesOf(browsers)];
  const byName = new Map([...models, ...browsers].map(({ asked, model }) => [asked, model]));
  return [...byName].map(([name, model]) => {
    const where = here.includes(name) ? (inBrowser.includes(name) ? " (playwright로도)" : "") : " (playwright로만)";
    return `  ${name.padEnd(24)} ${model.start?.about ?? ""}${where}`;
  });
}

function cost(): void {
  const root = join(import.meta.dirname, "..");
  console.log(costTable(Object.keys(PATH_MODELS).map((machine) => machineCost(root, machine))));
}
