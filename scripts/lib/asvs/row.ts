// A requirement of OWASP ASVS 5.0 in this project's words, and what shows that it is met.
import type { EvidenceRow } from "../evidence-page.ts";

export interface AsvsRow extends EvidenceRow {
  level: 1 | 2 | 3;
  /**
   * `tests/api/x.test.ts > the beginning of a test's name`; a file, where no test can show it; or `docs/x.md#A heading`.
   * Whatever is not there is an error.
   */
  evidence: readonly string[];
}

type Level = AsvsRow["level"];

export const met = (id: string, level: Level, requirement: string, ...evidence: string[]): AsvsRow => ({
  id,
  level,
  requirement,
  evidence,
});

export const open = (
  id: string,
  level: Level,
  requirement: string,
  reason: string,
  ...evidence: string[]
): AsvsRow => ({ id, level, requirement, open: reason, evidence });

/** Requirements of a technology that the product does not use, each as `number level subject`. */
export const none = (reason: string, ...requirements: string[]): AsvsRow[] =>
  requirements.map((text) => {
    const [, id = "", level = "", requirement = ""] = /^(\S+) ([123]) (.+)$/.exec(text) ?? [];
    return { id, level: Number(level) as Level, requirement, notApplicable: reason, evidence: [] };
  });
