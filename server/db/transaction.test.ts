import { expect, test } from "vitest";
import { retrying } from "./transaction.ts";

const coded = (code: string) => Object.assign(new Error("no"), { code });

/** Fails with the code twice, and would then succeed. */
function failingTwice(code: string) {
  let runs = 0;
  const work = async (): Promise<number> => {
    runs++;
    if (runs <= 2) throw new Error("Failed query", { cause: coded(code) });
    return runs;
  };
  return { work, runs: () => runs };
}

test.each(["40001", "40P01", "55P03", "57014", "HP001"])("what gave way with %s is run again", async (code) => {
  expect(await retrying(failingTwice(code).work)).toBe(3);
});

test.each(["23505", "57P01", "53100"])("%s is told at once", async (code) => {
  const { work, runs } = failingTwice(code);
  await expect(retrying(work)).rejects.toThrow("Failed query");
  expect(runs()).toBe(1);
});
