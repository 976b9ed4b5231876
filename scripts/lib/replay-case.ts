// npm run paths -- replay FILE: the case that the console saved of a dispute, walked once more through its machine.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { ChoiceProblem } from "../../paths/strategies/problem.ts";
import type { TRAIL_MACHINES } from "../../src/domain/sports/trail.ts";
import { replayTrail } from "../../src/machines/trail/replay-trail.ts";
import { DisputeFile } from "../../workshop/machines/played-path.ts";
import { asCalled } from "./output.ts";

type CaseFile = v.InferOutput<typeof DisputeFile>;
type CasePath = CaseFile["models"][number]["paths"][number];

/** Throws ChoiceProblem where the file is no such case. */
function caseIn(file: string): CaseFile {
  try {
    return v.parse(DisputeFile, JSON.parse(readFileSync(asCalled(file), "utf8")));
  } catch (error) {
    throw new ChoiceProblem(
      `${file}: 콘솔에서 받은 케이스가 아닙니다. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

interface Walked {
  lines: readonly string[];
  differences: number;
}

function walk(machine: (typeof TRAIL_MACHINES)[number], { key, start, steps }: CasePath): Walked {
  let differences = 0;
  const lines = replayTrail({ machine, key, steps }).map(({ at, state, seen, taken, leftOut }, index) => {
    const given = steps[index];
    const gap = leftOut === undefined ? "" : ` (${leftOut}단계 생략)`;
    const time = new Date(at).toISOString().slice(11, 23);
    const problems = [
      ...(seen === state ? [] : [`기록은 ${state}, 차트로는 ${seen}`]),
      ...(given?.transitions.join() === taken.join()
        ? []
        : [`기록의 전이는 [${given?.transitions.join()}], 차트로는 [${taken.join()}]`]),
    ];
    differences += problems.length;
    return [
      `  ${String(index + 1).padStart(2)}. ${time} ${given?.label ?? ""} → ${state}${gap}`,
      ...problems.map((problem) => `      다름: ${problem}`),
    ].join("\n");
  });
  return { lines: [`${machine} ${key} · ${start}에서`, ...lines], differences };
}

/** Prints each path, and sets the exit code to 1 where the machine does not come by the recorded states. */
export function replayCase([file, ...rest]: readonly string[]): void {
  if (file === undefined || rest.length > 0)
    throw new ChoiceProblem("replay: 콘솔에서 받은 케이스 파일 하나를 정하십시오.");
  const { models } = caseIn(file);
  const walked = models.flatMap(({ model, paths }) => paths.map((path) => walk(model, path)));
  for (const { lines } of walked) console.log(lines.join("\n"));
  const differences = walked.reduce((sum, one) => sum + one.differences, 0);
  console.log(differences === 0 ? `경로 ${walked.length}개, 모두 차트와 같습니다.` : `차트와 다른 곳 ${differences}개`);
  if (differences > 0) process.exitCode = 1;
}
