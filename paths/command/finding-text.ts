import type { Finding } from "../any/finding.ts";
import { said } from "../lib/language.ts";
import { TEXTS } from "./text.ts";

/** The sentence of a finding, with its proof where it has one. */
export function findingSentence({ kind, about, proof }: Pick<Finding, "kind" | "about" | "proof">): string {
  const { findings, proofs } = said(TEXTS);
  const shown = proof && proofs[kind]?.(proof);
  return shown === undefined ? findings[kind](about) : `${findings[kind](about)} — ${shown}`;
}

export function findingText(finding: Finding): string {
  const { severity: severities, way: wayWord, start } = said(TEXTS);
  const { severity, way } = finding;
  const where = way === null ? "" : `\n    ${wayWord}: ${way.length === 0 ? start : way.join(" › ")}`;
  return `  [${severities[severity]}] ${findingSentence(finding)}${where}`;
}
