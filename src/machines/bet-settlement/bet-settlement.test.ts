import { createActor } from "xstate";
import { expect, it } from "vitest";
import { settlementChange } from "../../domain/sports/settlement/revision.ts";
import { betSettlementMachine } from "./bet-settlement.machine.ts";
import type { BetSettlementEmitted } from "./bet-settlement.schema.ts";

const STANDINGS = [
  { status: 0, paid: 0 },
  { status: -1, paid: 10_000 },
  { status: 1, paid: 0 },
  { status: 2, paid: 19_500 },
  { status: 2, paid: 14_700 },
  { status: 3, paid: 10_000 },
  { status: 3, paid: 5_000 },
] as const;

it.each(STANDINGS.flatMap((from) => STANDINGS.map((to) => ({ from, to }))))(
  "from $from.status with $from.paid won to $to.status with $to.paid won is told as that change",
  ({ from, to }) => {
    const told: BetSettlementEmitted[] = [];
    const bet = createActor(betSettlementMachine).start();
    bet.send({ type: "bet.changed", ...from });
    bet.on("settlement.changed", (change) => told.push(change));
    bet.send({ type: "bet.changed", ...to });
    const change = settlementChange(from, to);
    expect(told).toEqual(change ? [{ type: "settlement.changed", status: to.status, ...change }] : []);
  },
);

it("tells a settlement, its revision and that it was taken back, and nothing twice", () => {
  const told: BetSettlementEmitted[] = [];
  const bet = createActor(betSettlementMachine).start();
  bet.on("settlement.changed", (change) => told.push(change));
  bet.send({ type: "bet.changed", status: 0, paid: 0 });
  bet.send({ type: "bet.changed", status: 2, paid: 19_500 });
  bet.send({ type: "bet.changed", status: 2, paid: 19_500 });
  bet.send({ type: "bet.changed", status: 1, paid: 0 });
  bet.send({ type: "bet.changed", status: 0, paid: 0 });
  bet.send({ type: "bet.changed", status: -1, paid: 10_000 });
  expect(told).toEqual([
    { type: "settlement.changed", status: 2, kind: "settled", difference: 19_500 },
    { type: "settlement.changed", status: 1, kind: "revised", difference: -19_500 },
    { type: "settlement.changed", status: 0, kind: "reopened", difference: 0 },
    { type: "settlement.changed", status: -1, kind: "settled", difference: 10_000 },
  ]);
  expect(bet.getSnapshot().context.entries).toEqual([19_500, -19_500, 0, 10_000]);
});
