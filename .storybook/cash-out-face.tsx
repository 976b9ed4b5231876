// The cash-out of a bet, bound to an actor that is given.
import type { ReactNode } from "react";
import { CashOutDesk } from "../src/ui/sports/bets/cash-out/cash-out-desk.tsx";
import type { CashOutActor } from "../src/ui/sports/bets/cash-out/use-cash-out.ts";

export function CashOutFace({ actor, children }: { actor: CashOutActor; children?: ReactNode }) {
  return (
    <div className="grid max-w-100 gap-3 p-4">
      <CashOutDesk actor={actor} />
      {children}
    </div>
  );
}
