import { useState } from "react";
import * as v from "valibot";
import { ApiFailure } from "../../api/client/failure.ts";
import { ADMIN_TEXT } from "./text.ts";

export interface Action {
  isBusy: boolean;
  /** What came of the last run, in Korean. */
  notice: { text: string; isError: boolean } | null;
  /** Runs one call; its answer is the text of the notice. */
  run: (work: () => Promise<string>) => void;
}

/** One call of the operator, with what came of it. A second run waits for the first. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Action["notice"]>(null);
  const run = (work: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    setNotice(null);
    work()
      .then(
        (text) => setNotice({ text, isError: false }),
        (error: unknown) => setNotice({ text: reasonOf(error), isError: true }),
      )
      .finally(() => setBusy(false));
  };
  return { isBusy, notice, run };
}

/** A refused field says more than the refusal of the whole. */
function reasonOf(error: unknown): string {
  const problems = error instanceof ApiFailure ? v.safeParse(Problems, error.data) : null;
  const first = problems?.success ? problems.output.problems[0]?.message : undefined;
  return first ?? (error instanceof Error ? error.message : ADMIN_TEXT.failed);
}

const Problems = v.object({ problems: v.array(v.object({ message: v.string() })) });
