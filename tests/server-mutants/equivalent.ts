// Faults that nothing can notice, each with why. `file: was → is`, as they are printed.
export const EQUIVALENT: Readonly<Record<string, string>> = {
  "server/sports/feed/runner.ts: !isEmpty(batch) → true": "an empty batch writes nothing and tells nothing",
};
