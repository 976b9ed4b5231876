import { expect, it } from "vitest";
import { isOpen, mayBecome, REQUEST_ACTIONS, stateAfter, statesOf } from "./money-request.ts";
import { REQUEST_STATES } from "./request-states.ts";

/** What each action leads to, by the state before; "." where it is not possible. Columns: REQUEST_STATES. */
const CHARGE: Readonly<Record<string, string>> = {
  cancel: "cancelled . . . . .",
  claim: "inProgress inProgress . . . .",
  release: ". requested . . . .",
  approve: ". done . . . .",
  refuse: ". refused . . . .",
  doubt: ". . . . . .",
};
const EXCHANGE: Readonly<Record<string, string>> = {
  cancel: ". . . . . .",
  claim: "inProgress inProgress payoutUnknown . . .",
  release: ". requested . . . .",
  approve: ". done done . . .",
  refuse: ". refused refused . . .",
  doubt: ". payoutUnknown . . . .",
};

const ROLLING: Readonly<Record<string, string>> = { ...CHARGE, cancel: ". . . . . ." };

it.each([
  ["charge", CHARGE],
  ["exchange", EXCHANGE],
  ["rolling", ROLLING],
] as const)("leads a %s from state to state by this table", (kind, table) => {
  const rows = REQUEST_ACTIONS.map((action) => [
    action,
    REQUEST_STATES.map((state) => stateAfter(kind, state, action) ?? ".").join(" "),
  ]);
  expect(Object.fromEntries(rows)).toEqual(table);
});

it("is open until it is done, refused or cancelled", () => {
  expect(REQUEST_STATES.filter(isOpen)).toEqual(["requested", "inProgress", "payoutUnknown"]);
});

it.each([
  ["charge", "requested", "cancelled", true],
  ["charge", "inProgress", "cancelled", true],
  ["charge", "requested", "done", true],
  ["charge", "requested", "payoutUnknown", false],
  ["charge", "cancelled", "requested", false],
  ["exchange", "requested", "cancelled", false],
  ["exchange", "requested", "payoutUnknown", true],
  ["exchange", "payoutUnknown", "inProgress", false],
  ["exchange", "payoutUnknown", "refused", true],
  ["exchange", "done", "refused", false],
] as const)("may a %s that is %s become %s: %s", (kind, from, to, may) => {
  expect(mayBecome(kind, from, to)).toBe(may);
});

it.each([
  ["charge", "requested inProgress done refused cancelled"],
  ["exchange", "requested inProgress payoutUnknown done refused"],
  ["rolling", "requested inProgress done refused"],
] as const)("knows the states of a %s: %s", (kind, states) => {
  expect(statesOf(kind).join(" ")).toBe(states);
});
