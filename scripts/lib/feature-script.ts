// A feature of `npm run paths -- cases MACHINE --format gherkin` as a script for the browser: its scenarios are cases, which
// are known by their tags. What a scenario says is held against the case as it is now.
import { readFileSync } from "node:fs";
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator, type Scenario } from "@cucumber/messages";
import { casesGherkin } from "../../paths/formats/cases-gherkin.ts";
import type { TestCase } from "../../paths/lib/case.ts";
import { exploreModel } from "../../paths/lib/graph.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import { beginningOf } from "../../paths/lib/ways-by-hand.ts";
import { EventProblem, eventPath } from "../../paths/strategies/events.ts";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import { PATH_MODELS } from "../../tests/paths/registry.ts";
import { browserGraph } from "../../tests/walks/lib/browser-graph.ts";
import type { BrowserModel } from "../../tests/walks/lib/browser-model.ts";
import { browsersOf } from "../../tests/walks/lib/registered.ts";
import type { Script } from "../../tests/walks/lib/script.ts";
import { casesOfMachine, handsByMachine, keptNumbers } from "./hand-cases.ts";
import { asCalled } from "./output.ts";

export interface FeatureScript {
  script: Script;
  /** Scenarios that no browser walks, with the reason. */
  leftOut: readonly { name: string; why: string }[];
}

interface Feature {
  machine: string;
  scenarios: readonly Scenario[];
}

/** Throws ChoiceProblem where the text is no feature. */
function featureOf(text: string, file: string): Feature {
  try {
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature } = parser.parse(text);
    if (!feature) throw new Error("기능이 없습니다");
    return { machine: feature.name, scenarios: feature.children.flatMap(({ scenario }) => scenario ?? []) };
  } catch (error) {
    throw new ChoiceProblem(`${file}: 읽을 수 없습니다. ${error instanceof Error ? error.message : String(error)}`);
  }
}

const stepsOf = ({ steps }: Scenario): string => steps.map(({ keyword, text }) => `${keyword}${text}`).join("\n");

/** The case that a scenario is. Throws ChoiceProblem where it is none, or says what the case does not. */
function caseOf(machine: string, scenario: Scenario, cases: readonly TestCase[]): TestCase {
  const tags = scenario.tags.map(({ name }) => name.slice(1));
  const found = cases.find(({ id }) => tags.includes(id));
  if (!found) throw new ChoiceProblem(`${scenario.name}: 케이스의 번호가 태그에 없거나, 없는 케이스입니다.`);
  const [now] = featureOf(casesGherkin(machine, "", { cases: [found], scriptOnly: [] }), machine).scenarios;
  if (!now || stepsOf(now) !== stepsOf(scenario))
    throw new ChoiceProblem(
      `${found.id}: 지금의 케이스와 다릅니다. 새로 쓰십시오: npm run paths -- cases ${machine} --format gherkin`,
    );
  return found;
}

/** Reads the file, and says which browser model walks each of its scenarios. Throws ChoiceProblem. */
export async function scriptOfFeature(file: string): Promise<FeatureScript> {
  const { machine, scenarios } = featureOf(readFileSync(asCalled(file), "utf8"), file);
  const hand = (await handsByMachine())[machine];
  if (!hand) throw new ChoiceProblem(`${file}: 기능 ${machine}은(는) 케이스가 있는 머신이 아닙니다.`);
  const { cases } = casesOfMachine(machine, hand, keptNumbers(machine));
  const browsers = await browsersOf(machine);
  const [models, names]: [string[][][], string[][]] = [browsers.map(() => []), browsers.map(() => [])];
  const leftOut: FeatureScript["leftOut"][number][] = [];
  for (const scenario of scenarios) {
    const { start, path } = caseOf(machine, scenario, cases);
    const model = (PATH_MODELS[machine] ?? []).find((one) => (one.start?.name ?? "") === start);
    const graph = model && withRefusals(model, exploreModel(model));
    const before = model && graph ? beginningOf({ machine, model, graph, hand }) : [];
    const labels = [...before, ...path].map(({ label }) => label);
    const { place, why } = walkerOf(browsers, start, labels);
    if (place === null) leftOut.push({ name: scenario.name, why });
    else {
      models[place]?.push(labels);
      names[place]?.push(scenario.name);
    }
  }
  return { script: { machine, models, names }, leftOut };
}

/** The first browser model of that start that can take these steps. */
function walkerOf(
  browsers: readonly BrowserModel[],
  start: string,
  labels: readonly string[],
): { place: number | null; why: string } {
  let why = "이 시작으로 걷는 브라우저 모델이 없다";
  for (const [place, browser] of browsers.entries()) {
    if ((browser.model.start?.name ?? "") !== start) continue;
    try {
      eventPath(browserGraph(browser), labels);
      return { place, why: "" };
    } catch (error) {
      if (!(error instanceof EventProblem)) throw error;
      why = error.message;
    }
  }
  return { place: null, why };
}
