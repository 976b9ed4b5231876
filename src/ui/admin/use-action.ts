import { useState } from "react";
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
        (error: unknown) => setNotice({ text: error instanceof Error ? error.message : ADMIN_TEXT.failed, isError: true }),
      )
      .finally(() => setBusy(false));
  };
  return { isBusy, notice, run };
}
