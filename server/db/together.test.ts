import { expect, it } from "vitest";
import { together, type Waiting } from "./together.ts";

/** What is done at the end of this turn is over. */
const aTurn = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));

/** Groups as they were sent, each answered or refused by hand. */
function sent() {
  const groups: { said: number[]; answer: () => Promise<void>; refuse: () => Promise<void> }[] = [];
  const alone: number[] = [];
  const ask = together<number, string>({
    all: (group: readonly Waiting<number>[]) =>
      new Promise((resolve, reject) => {
        const said = group.map(({ argument }) => argument);
        groups.push({
          said,
          answer: () => (resolve(said.map((one) => `together ${one}`)), aTurn()),
          refuse: () => (reject(new Error("one of them")), aTurn()),
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

it("calls of one turn go together, then those that arrived meanwhile, each with its own answer", async () => {
  const { ask, groups, alone } = sent();
  const first = [1, 2].map(ask);
  await aTurn();
  const then = [3, 4, 5].map(ask);
  await aTurn();
  expect(groups.map(({ said }) => said)).toEqual([[1, 2]]);
  await groups[0]?.answer();
  expect(groups.map(({ said }) => said)).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  await groups[1]?.answer();
  expect(await Promise.all([...first, ...then])).toEqual([1, 2, 3, 4, 5].map((one) => `together ${one}`));
  expect(alone).toEqual([]);
});

it("a group that fails is asked one by one: who is refused undoes nobody else's", async () => {
  const { ask, groups, alone } = sent();
  const answers = Promise.allSettled([12, 13, 14].map(ask));
  await aTurn();
  await groups[0]?.refuse();
  const settled = await answers;
  expect(settled.map((one) => (one.status === "fulfilled" ? one.value : (one.reason as Error).message))).toEqual([
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
  await aTurn();
  expect(await ask(2)).toBe("together");
  release("late");
  expect(await slow).toBe("late");
});

it("at most 64 go together, and a full group does not wait for the one before, a third one does", async () => {
  const { ask, groups } = sent();
  for (let one = 0; one < 200; one++) void ask(one);
  await aTurn();
  expect(groups.map(({ said }) => said.length)).toEqual([64, 64]);
  await groups[0]?.answer();
  expect(groups.map(({ said }) => said.length)).toEqual([64, 64, 64]);
});
