// What operators reckon a member by. Only what was at risk counts: decisions, rule 38.

export interface Figures {
  /** Won that the member brought in, and that were paid out. */
  moneyIn: number;
  moneyOut: number;
  /** Stakes at risk of bets that were decided, and what was paid for them. */
  turnover: number;
  paid: number;
}

/** What the house kept of the bets. */
export const netOf = ({ turnover, paid }: Pick<Figures, "turnover" | "paid">): number => turnover - paid;

/** The same in percent of the turnover, to one place; null where nothing was at risk. */
export function holdOf({ turnover, paid }: Pick<Figures, "turnover" | "paid">): number | null {
  return turnover === 0 ? null : Math.round((netOf({ turnover, paid }) / turnover) * 1_000) / 10;
}

export function sumOf(figures: readonly Figures[]): Figures {
  return figures.reduce(
    (sum, one) => ({
      moneyIn: sum.moneyIn + one.moneyIn,
      moneyOut: sum.moneyOut + one.moneyOut,
      turnover: sum.turnover + one.turnover,
      paid: sum.paid + one.paid,
    }),
    { moneyIn: 0, moneyOut: 0, turnover: 0, paid: 0 },
  );
}
