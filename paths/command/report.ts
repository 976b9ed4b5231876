// One machine as it is printed and written.
import { asMarkdown } from "../formats/markdown.ts";
import { asMermaid } from "../formats/mermaid.ts";
import { asText } from "../formats/text.ts";
import { stateAt } from "../formats/steps.ts";
import { stableText } from "../lib/state-key.ts";
import { said } from "../lib/language.ts";
import { isTry } from "../lib/refusals.ts";
import type { Generated } from "../strategies/choose.ts";
import { casesOf, type AnyCase } from "../any/cases.ts";
import type { CaseNumbers } from "../lib/case.ts";
import { casesMarkdown } from "./cases-text.ts";
import { isFull, type Examined } from "../any/examine.ts";
import type { Finding } from "../any/finding.ts";
import { askedCases } from "./ask.ts";
import { findingSentence, findingText } from "./finding-text.ts";
import { TEXTS } from "./text.ts";

/** What of a machine goes from the worker to the command. */
export interface Report {
  name: string;
  isFull: boolean;
  findings: readonly Finding[];
  standIns: readonly string[];
  text: string;
  md: string;
  json: unknown;
  mermaid: string;
  /** The list of cases for a person. */
  cases: string;
  /** The numbers of the cases; null where the machine could not be examined. */
  numbers: CaseNumbers | null;
  /** What has to be told, as the entry of a model file; null where nothing has. */
  asked: string | null;
}

/** A machine that could not be examined: one finding. */
export function failedReport(name: string, finding: Finding): Report {
  const text = `${name}\n${findingText(finding)}\n`;
  return {
    name,
    isFull: false,
    findings: [finding],
    standIns: [],
    text,
    md: `# ${name}\n\n${findingText(finding)}\n`,
    json: { machine: name, findings: [finding] },
    mermaid: "",
    cases: "",
    numbers: null,
    asked: null,
  };
}

const generatedOf = (name: string, { read, whole, paths }: Examined, proof: string): Generated => ({
  name,
  model: read.walkModel,
  graph: whole,
  paths,
  proof,
});

function jsonOf(name: string, examined: Examined, cases: readonly AnyCase[]): unknown {
  const { whole, paths, coverage, findings, read } = examined;
  const edge = (one: (typeof whole.edges)[number]) => ({
    label: one.label,
    event: JSON.parse(stableText(one.event)) as unknown,
    transitions: [...one.transitions, ...one.followers],
    ...(isTry(one) && { isRefused: true }),
    state: stateAt(whole, one.to),
  });
  return {
    machine: name,
    isFull: isFull(examined),
    coverage,
    level: read.level,
    findings: findings.map((one) => ({ ...one, says: findingSentence(one) })),
    cases,
    paths: paths.map((path) => ({ start: stateAt(whole, 0), steps: path.map(edge) })),
  };
}

/** `known`: the numbers that its cases have already. */
export function reportOf(
  name: string,
  examined: Examined,
  standIns: readonly string[],
  known: Readonly<CaseNumbers> = {},
): Report {
  const numbers = { ...known };
  const cases = casesOf(name, examined, numbers);
  const texts = said(TEXTS);
  const { coverage, paths, findings, read } = examined;
  const of = ({ taken, total }: { taken: number; total: number }): string => `${taken}/${total}`;
  const counted = texts.coverage(of(coverage.states), of(coverage.transitions), of(coverage.refusals));
  const proof = `${texts.proof(
    paths.length,
    paths.reduce((sum, path) => sum + path.length, 0),
  )} ${texts.level[read.level]}`;
  const generated = [generatedOf(name, examined, proof)];
  const found = findings.map(findingText);
  const head = `${isFull(examined) ? texts.full : texts.partly}: ${counted}`;
  // The diagram shows the chart as it was explored, and not the copies that end paths.
  const chart = {
    ...generatedOf(name, examined, proof),
    graph: read.graph,
    paths: read.graph.edges.map((edge) => [edge]),
  };
  const mermaid = asMermaid([chart]).replaceAll(/ \([\d., ]+\)$/gm, "");
  return {
    name,
    isFull: isFull(examined),
    findings,
    standIns,
    text: [`${name}\n${head}`, ...found, "", asText(generated).replace(`${name}\n`, "")].join("\n"),
    md: `${asMarkdown(generated, name)}\n## ${head}\n\n${found.map((one) => `- ${one.trim().replaceAll("\n    ", " — ")}`).join("\n")}\n\n\`\`\`mermaid\n${mermaid}\`\`\`\n`,
    json: jsonOf(name, examined, cases),
    mermaid,
    cases: casesMarkdown(name, cases),
    numbers,
    asked: findings.some(({ severity }) => severity === "ask") ? askedCases(examined) : null,
  };
}
