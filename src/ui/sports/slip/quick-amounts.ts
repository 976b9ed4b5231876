// The amounts of the quick buttons, a member's own, kept in this browser.
import { useState } from "react";
import * as v from "valibot";
import { readStored, writeStored } from "../../browser-storage.ts";

const VERSION = 1;
export const DEFAULT_AMOUNTS: readonly number[] = [10_000, 50_000, 100_000, 500_000];
/** At most what a stake's field takes in. */
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Stored = v.object({
  version: v.literal(VERSION),
  amounts: v.pipe(v.array(Amount), v.length(DEFAULT_AMOUNTS.length)),
});

const keyOf = (owner: string): string => `hanpan.quick-amounts.${owner}`;

/** The member's amounts, and what keeps others. What is stored in another form is passed over. */
export function useQuickAmounts(owner: string) {
  const [amounts, setAmounts] = useState(() => readAmounts(owner));
  const keep = (next: readonly number[]): void => {
    writeStored(keyOf(owner), JSON.stringify({ version: VERSION, amounts: next }));
    setAmounts(next);
  };
  return { amounts, keep };
}

function readAmounts(owner: string): readonly number[] {
  const parsed = v.safeParse(Stored, jsonOf(readStored(keyOf(owner))));
  return parsed.success ? parsed.output.amounts : DEFAULT_AMOUNTS;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
