// Two versions of a machine as the command writes them and the atlas shows them.
import * as v from "valibot";
import type { CaseDifference, Difference } from "../../paths/lib/compare-charts.ts";
import type { ChartModel } from "../../src/ui/chart/drawing.ts";
import { COMPARED_TEXT as TEXT } from "./text.ts";

const Change = v.picklist(["came", "went", "changed"]);

export const ComparedFile = v.object({
  compares: v.literal("statechart"),
  machine: v.string(),
  old: v.string(),
  young: v.string(),
  chart: v.custom<ChartModel>(
    (one) => typeof one === "object" && one !== null && "states" in one && Array.isArray(one.states) && "arrows" in one,
  ),
  differences: v.array(
    v.object({
      kind: v.picklist(["state", "transition", "guard", "action", "delay"]),
      id: v.string(),
      change: Change,
      oldId: v.nullable(v.string()),
      fields: v.array(v.object({ name: v.string(), was: v.string(), is: v.string() })),
    }),
  ),
  cases: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      change: Change,
      first: v.nullable(v.object({ at: v.number(), was: v.nullable(v.string()), is: v.nullable(v.string()) })),
    }),
  ),
  casesProblem: v.nullable(v.string()),
});

export interface Compared {
  compares: "statechart";
  machine: string;
  old: string;
  young: string;
  /** Both versions in one, with marks. */
  chart: ChartModel;
  differences: readonly Difference[];
  cases: readonly CaseDifference[];
  /** Why the cases were not compared; null: they were. */
  casesProblem: string | null;
}

/** What changed, as "guard: isOpen → isOpenNow". */
export function differenceText({ kind, fields, oldId }: Difference): string {
  const texts = fields.map(({ name, was, is }) => {
    const called = TEXT.fields[name] ?? name;
    return was === is ? TEXT.bodyOf(called) : `${called}: ${was || TEXT.none} → ${is || TEXT.none}`;
  });
  const isBody = kind !== "state" && kind !== "transition";
  return [...(isBody ? [TEXT.body] : []), ...texts, ...(oldId === null ? [] : [TEXT.before(oldId)])].join(", ");
}

export function caseText({ first }: CaseDifference): string {
  return first === null ? "" : TEXT.firstStep(first.at, first.was ?? TEXT.noStep, first.is ?? TEXT.noStep);
}

const SIGNS = { came: "+", went: "−", changed: "~" } as const;

export const signed = ({ change }: Pick<Difference, "change">, name: string): string => `${SIGNS[change]} ${name}`;

/** As the command prints it. */
export function comparedLines({ machine, old, young, differences, cases, casesProblem }: Compared): string[] {
  const line = (one: Difference | CaseDifference, name: string, more: string): string =>
    `  ${signed(one, name)}${more === "" ? "" : `  (${more})`}`;
  const groups = (["state", "transition", "guard", "action", "delay"] as const).flatMap((kind) => {
    const own = differences.filter((one) => one.kind === kind);
    const lines = own.map((one) => line(one, one.id || "(root)", differenceText(one)));
    return own.length === 0 ? [] : [`${TEXT.kinds[kind]} ${own.length}`, ...lines];
  });
  return [
    `${machine}: ${old} → ${young}`,
    ...(groups.length === 0 ? [TEXT.same] : groups),
    ...(casesProblem === null
      ? [`${TEXT.cases} ${cases.length}`, ...cases.map((one) => line(one, `${one.id} ${one.title}`, caseText(one)))]
      : [TEXT.casesUnknown(casesProblem)]),
  ];
}
