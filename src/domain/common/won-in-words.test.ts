import { expect, it } from "vitest";
import { wonInWords } from "./won-in-words.ts";

it.each([
  [0, "0원"],
  [9_999, "9,999원"],
  [10_000, "1만원"],
  [100_500, "10만 500원"],
  [123_450_000, "1억 2,345만원"],
  [10_000_000_000, "100억원"],
  [1_000_000_000_001, "1조 1원"],
])("%i is %s", (amount, words) => expect(wonInWords(amount)).toBe(words));
