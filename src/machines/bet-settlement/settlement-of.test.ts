import { createActor } from "xstate";
import { expect, it } from "vitest";
import { betSettlementMachine } from "./bet-settlement.machine.ts";
import type { BetSettlementEmitted } from "./bet-settlement.schema.ts";
import { settlementOf } from "./settlement-of.ts";

it.each([
  [0, 0, "inProgress", []],
  [-1, 10_000, { settled: "cancelled" }, [10_000]],
  [1, 0, { settled: "lost" }, [0]],
  [2, 19_500, { settled: "won" }, [19_500]],
  [3, 5_000, { settled: "special" }, [5_000]],
] as const)(
  "a bet of status %i with %i won paid begins there, and nothing is told of it",
  (status, paid, value, entries) => {
    const told: BetSettlementEmitted[] = [];
    const bet = createActor(betSettlementMachine, { snapshot: settlementOf({ status, paid }) });
    bet.on("settlement.changed", (change) => told.push(change));
    bet.start();
    expect(bet.getSnapshot()).toMatchObject({ value, context: { status, paid, entries } });
    expect(told).toEqual([]);
  },
);

it("a known bet takes its next change as a correction", () => {
  const told: BetSettlementEmitted[] = [];
  const bet = createActor(betSettlementMachine, { snapshot: settlementOf({ status: 2, paid: 19_500 }) }).start();
  bet.on("settlement.changed", (change) => told.push(change));
  bet.send({ type: "bet.changed", status: 3, paid: 10_000 });
  expect(told).toEqual([{ type: "settlement.changed", status: 3, kind: "revised", difference: -9_500 }]);
  expect(bet.getSnapshot().context.entries).toEqual([19_500, -9_500]);
});
