// Turns browser models into tests, one a path, on one page: each step is done, then the machine's element must have the
// expected state and a person must see it.
import { expect } from "@playwright/test";
import type { AnyMachineSnapshot } from "xstate";
import { stateText } from "../../../src/ui/machine-state.ts";
import { leavesOf } from "../../../paths/lib/chart.ts";
import type { Edge, Graph } from "../../../paths/lib/graph.ts";
import { modelName } from "../../../paths/lib/registry.ts";
import { guardsAgainst, placeOf, WalkFailure } from "../../../paths/lib/walk-failure.ts";
import { failureText } from "../../../paths/formats/failure.ts";
import { failureNotes } from "../../../scripts/lib/failure-notes.ts";
import { PATH_MODELS } from "../../paths/registry.ts";
import { restingRefusals } from "../../../paths/lib/refusals.ts";
import type { Path } from "../../../paths/lib/tour.ts";
import { BrokenProperty } from "../../../paths/lib/properties.ts";
import { wayTo } from "../../../paths/lib/way.ts";
import { pairsIn } from "../../../paths/strategies/pairs.ts";
import { stepText } from "../../../paths/formats/step-text.ts";
import { snapshotAt, startTransitions, stepOf } from "./browser-graph.ts";
import { browserNames } from "./browser-names.ts";
import { executorOf, type BrowserModel, type Step } from "./browser-model.ts";
import { test } from "./fixtures.ts";
import { pairReachOf, planWalks, type PlannedModel, type Strategy, type WalkPlan } from "./plan.ts";
import { WalkOverTime } from "./over-time.ts";
import { register } from "./registered.ts";
import { writeWalkReport, type WalkReport } from "./report.ts";
import { scriptedPaths, scriptOfRun } from "./script.ts";
import { Walk } from "./walk.ts";

/** Milliseconds after which a step hangs; slowness is no failure. */
const STEP_MS = 120_000;

/** Ends a step that hangs while the runner can still say which one it is. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the step did not end within ${STEP_MS} ms`)), STEP_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** False where a walk's file is only asked for its models. */
function isRun(): boolean {
  return process.env.WALKS_RUN !== undefined;
}

/** False where this run walks the other share of the machines: WALKS_SHARE is `guards`, `rest`, or not set for all. */
function isInShare(browsers: readonly BrowserModel[]): boolean {
  const share = process.env.WALKS_SHARE;
  return (
    share === undefined || (share === "guards") === browsers.some((one) => one.guards !== null && !one.isHeldElsewhere)
  );
}

function withPaths(plan: WalkPlan, paths: readonly (readonly Path[])[]): WalkPlan {
  return { ...plan, models: plan.models.map((one, index) => ({ ...one, paths: paths[index] ?? [] })) };
}

function strategyOfRun(): Strategy {
  return process.env.WALKS_STRATEGY === "pairs" ? "pairs" : "transitions";
}

async function expectSeen(
  browser: BrowserModel,
  walk: Walk,
  snapshot: AnyMachineSnapshot,
  step: Step | null,
): Promise<void> {
  const face = browser.face(walk, snapshot);
  if (browser.isAway(snapshot, step, walk)) await expect(face, "the machine shows no element").toHaveCount(0);
  else await expect(face).toHaveAttribute(browser.attribute, stateText(snapshot.value));
  for (const leaf of leavesOf(snapshot)) await browser.sees[leaf]?.(walk, snapshot, step);
  expect(walk.watched.faults(), "the console is clean and no request fails").toEqual([]);
}

/** `text (event) → state`, the line of a step in a failure. */
function lineOf({ browser, graph }: PlannedModel, edge: Edge): string {
  const { value } = snapshotAt(graph, edge.to);
  return `${stepText(edge, browser.model.words)} (${edge.label}) → ${stateText(value)}`;
}

/** The state that the element of the machine shows; null where it shows none. */
async function shownState(browser: BrowserModel, walk: Walk, snapshot: AnyMachineSnapshot): Promise<string | null> {
  const face = browser.face(walk, snapshot);
  return (await face.count()) === 1 ? face.getAttribute(browser.attribute) : null;
}

/** The shortest way that a browser has to a step, that step included. */
function shortestTo(graph: Graph, edge: Edge | undefined): Path {
  if (!edge) return [];
  const way = edge.from === 0 ? [] : wayTo(graph.out, 0, (one) => one.to === edge.from);
  return [...(way ?? []), edge];
}

/** The error with what failed and the steps that led to it before its own text. */
async function atStep(
  { browser, graph, ...planned }: PlannedModel,
  done: readonly Edge[],
  number: number,
  walk: Walk,
  error: unknown,
): Promise<Error> {
  const last = done.at(-1);
  const before = last ? snapshotAt(graph, last.from) : null;
  const expected = snapshotAt(graph, last?.to ?? 0);
  const where = last === undefined ? "시작" : `${done.length}걸음`;
  const lines = done.map((edge, index) => `  ${index + 1}. ${lineOf({ browser, graph, ...planned }, edge)}`);
  const failed = error instanceof Error ? error : new Error(String(error));
  const path = shortestTo(graph, last);
  const step = {
    number: path.length,
    label: last?.label ?? "xstate.init",
    before: before && placeOf(before),
    expected: placeOf(expected),
    seen: await shownState(browser, walk, expected).catch(() => null),
    refusedBy: before && last ? guardsAgainst(before, last.event) : [],
  };
  const { model } = browser;
  const failure = new WalkFailure(browser.machine, path, step, failed.message.split("\n")[0] ?? "");
  const notes = { ...(await failureNotes({ model }, failure)), isTried: false };
  const told = [
    `${browser.machine} 경로 ${number}, ${where}에서 실패했습니다.`,
    failureText({ name: modelName(PATH_MODELS, browser.machine, model), model, graph }, failure, notes),
    "  걸은 걸음:",
    ...lines,
    "",
    "",
  ].join("\n");
  failed.message = told + failed.message;
  if (failed.stack) failed.stack = told + failed.stack;
  return failed;
}

interface Log {
  states: Set<string>;
  outcomes: Set<string>;
  pairs: Set<string>;
}

async function doStep(browser: BrowserModel, walk: Walk, step: Step): Promise<void> {
  await executorOf(browser, step.label, step.event.type)?.(walk, step);
}

/** A path that broke a property, and the step that did. */
class BrokenPath extends Error {
  readonly last: Edge | null;
  constructor(error: Error, last: Edge | null) {
    super(error.message, { cause: error });
    this.last = last;
  }
}

/** A path by its place in the plan. */
interface Numbered {
  number: number;
  path: Path;
  /** The log of a script shows its steps; a plan of a thousand steps does not. */
  isScripted: boolean;
}

async function walkPath(
  planned: PlannedModel,
  { number, path, isScripted }: Numbered,
  walk: Walk,
  log: Log,
): Promise<void> {
  const { browser, graph } = planned;
  const overTime = new WalkOverTime(browser.model, graph);
  const see = async (vertex: number, step: Step | null, edge: Edge | null): Promise<void> => {
    const snapshot = snapshotAt(graph, vertex);
    await expectSeen(browser, walk, snapshot, step);
    await overTime.take(walk, edge);
    for (const leaf of leavesOf(snapshot)) log.states.add(leaf);
    for (const id of restingRefusals(browser.model, graph, [vertex])) log.outcomes.add(id);
  };
  const done: Edge[] = [];
  try {
    await inTime(browser.start(walk).then(() => see(0, null, null)));
    for (const id of startTransitions(browser.model)) log.outcomes.add(id);
    for (const [place, edge] of path.entries()) {
      done.push(edge);
      const step = stepOf(graph, edge);
      walk.coming = path.slice(place + 1).map((next) => stepOf(graph, next));
      const doAndSee = (): Promise<void> => inTime(doStep(browser, walk, step).then(() => see(edge.to, step, edge)));
      await (isScripted ? test.step(lineOf(planned, edge), doAndSee) : doAndSee());
      for (const id of edge.covers ?? []) log.outcomes.add(id);
      for (const pair of pairsIn(done.slice(-2))) log.pairs.add(pair);
    }
  } catch (error) {
    const told = await atStep(planned, done, number, walk, error);
    throw error instanceof BrokenProperty ? new BrokenPath(told, done.at(-1) ?? null) : told;
  }
}

/** A property that breaks on a path is told by the shortest way to that step, where it breaks on it as well. */
async function walkShortest(planned: PlannedModel, numbered: Numbered, walk: Walk, log: Log): Promise<void> {
  const { path } = numbered;
  try {
    await walkPath(planned, numbered, walk, log);
  } catch (error) {
    if (!(error instanceof BrokenPath)) throw error;
    const way = error.last ? shortestTo(planned.graph, error.last) : path;
    if (way.length < path.length) {
      await walk.endPath();
      await walk.beginPath();
      await walkPath(planned, { ...numbered, path: way }, walk, log);
    }
    throw error;
  }
}

/** Registers the tests of a machine's browser models. What is missing fails before anything is walked. */
export function describeWalks(...browsers: readonly BrowserModel[]): void {
  register(browsers);
  if (!isRun() || !isInShare(browsers)) return;
  const strategy = strategyOfRun();
  const script = scriptOfRun();
  if (script && script.machine !== browsers[0]?.machine) return;
  const planned = planWalks(browsers, strategy);
  const plan = script ? withPaths(planned, scriptedPaths(script, browsers)) : planned;
  test.use({ machine: plan.machine, serverKind: browsers[0]?.server ?? "league" });
  test.describe(plan.machine, () => {
    const log: Log = { states: new Set(), outcomes: new Set(), pairs: new Set() };
    let walk: Walk | null = null;
    let walkOf: BrowserModel | null = null;

    test.afterAll(async () => {
      await walk?.close();
      if (script) return;
      const { pairs, lostPairs } = pairReachOf(browsers, plan);
      const report: WalkReport = {
        run: process.env.WALKS_RUN ?? "",
        states: [...log.states].toSorted(),
        outcomes: [...log.outcomes].toSorted(),
        // The steps of a tour with tried refusals between them make pairs that are none.
        pairs: [...log.pairs].filter((pair) => pairs.has(pair)).toSorted(),
        leftOut: [...plan.leftOut],
        lostPairs: [...lostPairs],
        feasible: { states: plan.leaves.size },
      };
      writeWalkReport(plan.machine, strategy, report);
    });

    const names = browserNames(
      plan.machine,
      plan.models.map(({ browser }) => browser.model),
    );
    for (const [place, planned] of plan.models.entries())
      for (const [index, path] of planned.paths.entries())
        test(
          script?.names?.[place]?.[index] ?? `${names[place]} 경로 ${index + 1}, ${path.length}걸음`,
          async ({ browser, server }) => {
            // A path that breaks a property is walked once more, by a shorter way.
            test.setTimeout(2 * STEP_MS * (path.length + 3));
            if (walkOf !== planned.browser) await walk?.close();
            walk = walk && walkOf === planned.browser ? walk : new Walk(browser, server, planned.browser.context);
            walkOf = planned.browser;
            await walk.beginPath();
            try {
              await walkShortest(planned, { number: index + 1, path, isScripted: script !== null }, walk, log);
            } finally {
              await walk.endPath();
            }
          },
        );
  });
}
