// The edges of a path as steps of a person: what comes by itself belongs to the step before, a preparation stands
// before it.
import type { AnyMachineSnapshot } from "xstate";
import { stepText } from "../formats/step-text.ts";
import type { ShownStep } from "../formats/steps.ts";
import { isStep, type Doer, type Hand, type HandStep } from "./by-hand.ts";
import type { CaseStep } from "./case.ts";
import { isTry } from "./refusals.ts";
import { isIn } from "./chart.ts";
import { takenOf, type Manual, type ManualWay, type Taken } from "./ways-by-hand.ts";

const UNCHANGED = "화면은 그대로다";
const NOTHING_COMES = "누를 수 없거나, 눌러도 아무 일도 일어나지 않는다";

/** What a person does to bring an edge about; the machine's own sentence where nobody does anything. */
export function didText({ graph, model }: Manual, { edge, hand: own }: Taken): string {
  const before = graph.snapshots[edge.from] as AnyMachineSnapshot;
  const does = isStep(own) ? own.does : undefined;
  const said = typeof does === "function" ? does({ event: edge.event, before }) : does;
  return said ?? stepText(edge, model.words);
}

/** What is looked at beside what the machine says stands last, also when more comes without a person. */
interface Step extends CaseStep {
  looks: readonly string[];
}

const preparation = (by: Doer, does: string, how: string | undefined, expects: readonly string[]): Step => ({
  by: by === "clock" ? "tester" : by,
  does,
  how: how ?? null,
  data: null,
  expects,
  passes: [],
  edges: [],
  looks: [],
});

/** The step before, in the words of what comes of it. */
const renamed = (step: Step, hand: Hand): Step =>
  isStep(hand) && hand.press !== undefined ? { ...step, does: hand.press } : step;

/** The step before, after which something comes without a person. */
function withMore(step: Step, { edge, hand }: Taken, sees: readonly string[]): Step {
  return {
    ...step,
    expects: sees,
    passes:
      !("script" in hand) && hand.atOnce
        ? []
        : [...new Set([...step.passes, ...step.expects])].filter((one) => !sees.includes(one)),
    edges: [...step.edges, edge],
    looks: [...step.looks, ...looksOf(hand)],
  };
}

const looksOf = (hand: Hand): readonly string[] => ("script" in hand ? [] : (hand.looks ?? []));

function ownStep(manual: Manual, taken: Taken, own: HandStep | null, sees: readonly string[]): Step {
  const { edge } = taken;
  const does = didText(manual, taken);
  const isPress = own?.how === undefined;
  const looks = looksOf(taken.hand);
  return {
    by: own?.by ?? "clock",
    does: isTry(edge) && isPress ? `${does} (되지 않아야 한다)` : does,
    how: own?.ahead === undefined ? (own?.how ?? null) : null,
    data: own?.data ?? null,
    expects: isTry(edge) && looks.length === 0 ? [isPress ? NOTHING_COMES : UNCHANGED, ...sees] : sees,
    passes: [],
    edges: [edge],
    looks,
  };
}

/** What is looked at in the end, as a step. */
function lastLook({ hand, graph }: Manual, { edge, world }: ManualWay): Step[] {
  const end = graph.snapshots[edge?.to ?? 0] as AnyMachineSnapshot;
  const found = hand.afterwards?.find(
    (one) => isIn(end, one.in) && Object.entries(one.when ?? {}).every(([name, value]) => world[name] === value),
  );
  return found ? [preparation(found.by ?? "member", found.does, found.how, found.expects)] : [];
}

export function caseSteps(manual: Manual, way: ManualWay, shown: readonly ShownStep[]): CaseStep[] {
  const path = takenOf(way);
  const steps: Step[] = [];
  let prepared = "";
  path.forEach((taken, index) => {
    const sees = shown[index]?.sees ?? [];
    const hand = isStep(taken.hand) ? taken.hand : null;
    if (hand?.ahead !== undefined && prepared !== hand.ahead) {
      const place = Math.max(0, steps.length - 1);
      steps.splice(place, 0, preparation(hand.by, hand.ahead, hand.how, [UNCHANGED]));
      prepared = hand.ahead;
    }
    const before = steps.at(-1);
    const last = before && renamed(before, taken.hand);
    if (last) steps[steps.length - 1] = last;
    if (hand?.does === undefined && last) steps[steps.length - 1] = withMore(last, taken, sees);
    else steps.push(ownStep(manual, taken, hand, sees));
    if (hand?.back === undefined) return;
    const next = path[index + 1]?.hand ?? null;
    if (hand.ahead !== undefined && isStep(next) && next.ahead === hand.ahead) return;
    steps.push(preparation(hand.by, hand.back, hand.how, [UNCHANGED]));
    prepared = "";
  });
  return [...steps, ...lastLook(manual, way)].map(({ looks, ...step }) => ({
    ...step,
    expects: [...new Set([...step.expects, ...looks])],
  }));
}
