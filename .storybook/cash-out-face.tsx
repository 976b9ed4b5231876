// The cash-out of a bet, bound to an actor that is given.
import type { ReactNode } from "react";
import { cashOutMachine } from "../src/machines/cash-out/cash-out.machine.ts";
import { cashOutPaths } from "../src/machines/cash-out/cash-out.paths.ts";
import { CashOutSale } from "../src/ui/sports/bets/cash-out/cash-out-sale.tsx";
import type { CashOutActor } from "../src/ui/sports/bets/cash-out/use-cash-out.ts";
import { frozenActor } from "./frozen.tsx";

export function CashOutFace({ actor, children }: { actor: CashOutActor; children?: ReactNode }) {
  return (
    <div className="grid max-w-100 gap-3 p-4">
      <CashOutSale actor={actor} />
      {children}
    </div>
  );
}

/** A cash-out of a bet with an offer of 60,000 won that stands in the leaf. */
export function standingCashOut(leaf: string): CashOutActor {
  return frozenActor(cashOutMachine, cashOutPaths, leaf, { where: ({ context }) => context.offer?.value === 60_000 });
}
