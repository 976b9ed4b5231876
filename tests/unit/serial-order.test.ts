// The judge of `npm run verify -- isolation` finds what it is to find.
import { expect, test } from "vitest";
import { type Call, findAnomalies, type WalletEntry } from "../under-fire/lib/serial-order.ts";

const moves: readonly (readonly [string, number])[] = [
  ["deposit", 1_000],
  ["stake", -300],
  ["stake", -600],
  ["settlement", 50],
];
let sum = 0;
const WALLET: WalletEntry[] = moves.map(([kind, amount], at) => ({
  id: at + 1,
  kind,
  ref: null,
  amount,
  balance: (sum += amount),
}));
const first: Call = { what: "bet", from: 0, to: 10, entry: "stake:-300", balance: 700 };
const second: Call = { what: "bet", from: 5, to: 12, entry: "stake:-600", balance: 100 };
const won: Call = { what: "win", from: 13, to: 20, entry: "settlement:50", balance: 150 };
const read = (from: number, to: number, emoney: number): Call => ({ what: "read", from, to, read: emoney });
const refused = (from: number, to: number, below: number): Call => ({ what: "refused", from, to, below });

test.each<[string, Call[]]>([
  ["the calls alone", [first, second, won]],
  [
    "a read of each moment",
    [first, second, won, read(1, 6, 1_000), read(6, 7, 700), read(11, 14, 100), read(21, 22, 150)],
  ],
  ["a read that is under way while both bets are", [first, second, won, read(0, 14, 700)]],
  ["a refusal while there was too little", [first, second, won, refused(6, 9, 200), refused(21, 22, 151)]],
])("%s have an order", (_name, calls) => {
  expect(findAnomalies(WALLET, calls)).toEqual([]);
});

test.each<[string, RegExp, Call[]]>([
  [
    "a read of before what was answered",
    /stands at 2, what was answered before it at 3/,
    [first, second, won, read(13, 14, 700)],
  ],
  ["reads that go back", /read \(1000 won\): stands at 1/, [first, second, won, read(1, 2, 700), read(3, 4, 1_000)]],
  [
    "a refusal with enough money",
    /stands at 3, what was answered before it at 3/,
    [{ ...first, from: 5 }, second, won, refused(1, 4, 650)],
  ],
  [
    "moves against the order of time",
    /stands at 2, what was answered before it at 3/,
    [{ ...first, from: 13, to: 14 }, second, { ...won, from: 15 }],
  ],
  ["a balance that was never there", /no moment of the wallet/, [first, second, won, read(1, 30, 400)]],
  ["an answer with another balance", /says a balance of 701, its entry 700/, [{ ...first, balance: 701 }, second, won]],
  ["an answer without an entry", /0 entries/, [first, second, won, { ...first, entry: "stake:-301" }]],
  ["one entry for two answers", /1 entries/, [first, first, second, won]],
  ["an entry that nobody was told of", /nobody was told of it/, [first, won]],
])("%s has none", (_name, said, calls) => {
  expect(findAnomalies(WALLET, calls).join("\n")).toMatch(said);
});

test("a wallet that does not follow itself is told", () => {
  expect(findAnomalies(WALLET.with(2, { ...WALLET[2]!, balance: 90 }), [first, second, won]).join("\n")).toMatch(
    /entry 3: 700 and -600 are not 90/,
  );
});
