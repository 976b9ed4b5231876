// What became of the faults of one sample, in a file of lines that grows as they are judged.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { ServerMutant } from "../../tests/server-mutants/mutants-of.ts";
import type { Verdict } from "./server-judge.ts";

interface Tried extends Verdict {
  mutant: ServerMutant;
}

const WORD: Readonly<Record<Verdict["verdict"], string>> = {
  caught: "잡힘",
  endless: "시간 안에 안 끝남",
  alive: "못 잡음",
  unreached: "닿지 않음",
  failed: "판정 못 함",
};

export class Verdicts {
  readonly #file: string;
  readonly all: Tried[] = [];

  /** Keeps of an earlier run the verdicts that `isKept` on the same faults; the others are forgotten. */
  constructor(file: string, sample: readonly ServerMutant[], isKept: (one: Verdict) => boolean) {
    this.#file = file;
    const same = new Map(sample.map((mutant) => [nameOf(mutant), mutant]));
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    for (const line of lines) {
      const { mutant, verdict, by } = JSON.parse(line) as Tried;
      const now = same.get(nameOf(mutant));
      if (now && isKept({ verdict, by })) this.all.push({ mutant: now, verdict, by });
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, this.all.map((one) => `${JSON.stringify(one)}\n`).join(""));
  }

  has(mutant: ServerMutant): boolean {
    return this.all.some((one) => one.mutant.id === mutant.id);
  }

  add(one: Tried): void {
    this.all.push(one);
    appendFileSync(this.#file, `${JSON.stringify(one)}\n`);
  }

  get survivors(): Tried[] {
    return this.all
      .filter(({ verdict }) => !isNoticed(verdict))
      .toSorted((one, other) => (one.mutant.id < other.mutant.id ? -1 : 1));
  }

  /** The share of those that were noticed, in percent. */
  get percent(): number {
    return (100 * (this.all.length - this.survivors.length)) / Math.max(1, this.all.length);
  }

  get counts(): string {
    const countOf = (verdict: string): number => this.all.filter((one) => one.verdict === verdict).length;
    return Object.entries(WORD)
      .map(([verdict, word]) => `${word} ${countOf(verdict)}`)
      .join(", ");
  }
}

export const isNoticed = (verdict: Verdict["verdict"]): boolean => verdict === "caught" || verdict === "endless";

function nameOf({ id, was, is }: ServerMutant): string {
  return `${id} ${was} → ${is}`;
}

export function rowText({ mutant: { file, line, kind, was, is }, verdict, by }: Tried): string {
  return `${WORD[verdict].padEnd(6)} ${file}:${line}  ${kind}\n         − ${was}\n         + ${is}\n         ${by}`;
}
