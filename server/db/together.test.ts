import { expect, it } from "vitest";
import { together, type Waiting } from "./together.ts";

/** Groups as they were sent, each answered or refused by hand. */
function sent() {
  const groups: { said: number[]; answer: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const alone: number[] = [];
  const ask = together<number, string>({
    all: (group: readonly Waiting<number>[]) =>
      new Promise((resolve, reject) => {
        const said = group.map(({ argument }) => argument);
        const settled = () => new Promise<void>((done) => setImmediate(done));
        groups.push({
          said,
          answer: () => (resolve(said.map((one) => `together ${one}`)), settled()),
          refuse: () => (reject(new Error("one of them")), settled()),
        });
      }),
    alone: async (argument) => {
      alone.push(argument);
      if (argument === 13) throw new Error("thirteen");
      return `alone ${argument}`;
    },
  });
  return { ask, groups, alone };
}

it("a call waits for nothing; those that arrive meanwhile go together, each with its own answer", async () => {
  const { ask, groups, alone } = sent();
  const answers = [1, 2, 3].map(ask);
  expect(groups.map(({ said }) => said)).toEqual([[1]]);
  await groups[0]?.answer();
  expect(groups.map(({ said }) => said)).toEqual([[1], [2, 3]]);
  await groups[1]?.answer();
  expect(await Promise.all(answers)).toEqual(["together 1", "together 2", "together 3"]);
  expect(alone).toEqual([]);
});

it("a group that fails is asked one by one: who is refused undoes nobody else's", async () => {
  const { ask, groups, alone } = sent();
  const answers = Promise.allSettled([1, 12, 13, 14].map(ask));
  await groups[0]?.answer();
  await groups[1]?.refuse();
  const settled = await answers;
  expect(settled.map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message))).toEqual([
    "together 1",
    "alone 12",
    "thirteen",
    "alone 14",
  ]);
  expect(alone).toEqual([12, 13, 14]);
});

it("who is asked alone keeps nobody waiting", async () => {
  let release: (answer: string) => void = () => {};
  const ask = together<number, string>({
    all: (group) =>
      group[0]?.argument === 1 ? Promise.reject(new Error("locked")) : Promise.resolve(group.map(() => "together")),
    alone: () => new Promise((resolve) => (release = resolve)),
  });
  const slow = ask(1);
  expect(await ask(2)).toBe("together");
  release("late");
  expect(await slow).toBe("late");
});

it("at most 32 go together, and full groups do not wait for the one before, up to four of them", () => {
  const { ask, groups } = sent();
  for (let one = 0; one < 200; one++) void ask(one);
  expect(groups.map(({ said }) => said.length)).toEqual([1, 32, 32, 32]);
});
