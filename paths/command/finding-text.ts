import type { Finding } from "../any/finding.ts";
import { said } from "../lib/language.ts";
import { TEXTS } from "./text.ts";

export function findingText({ kind, severity, about, way }: Finding): string {
  const { findings, severity: severities, way: wayWord, start } = said(TEXTS);
  const where = way === null ? "" : `\n    ${wayWord}: ${way.length === 0 ? start : way.join(" › ")}`;
  return `  [${severities[severity]}] ${findings[kind](about)}${where}`;
}
