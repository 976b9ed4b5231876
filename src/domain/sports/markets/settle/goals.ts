// How the kinds of single goals are settled.
import { goalKind, MOST_GOALS, scorerOf } from "../goal-kinds.ts";
import { decided, type Settle } from "./settling.ts";

/** Void where the result does not tell the order of its goals. */
const goal =
  (number: number): Settle =>
  (key, { goals, periods }) => {
    const scorer = scorerOf(number, goals, periods);
    return scorer === null ? "void" : decided(key === scorer);
  };

export const SETTLE_GOALS: Readonly<Record<string, Settle>> = Object.fromEntries(
  Array.from({ length: MOST_GOALS }, (_, at) => [goalKind(at + 1), goal(at + 1)]),
);
