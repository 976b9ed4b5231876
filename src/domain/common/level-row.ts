// What an operator sets by level: limits of bets and of money, rates of rolling.

/** A level without a row has the one of the nearest level below it, else of the lowest; null where there is no row. */
export function levelRow<Row extends { readonly level: number }>(rows: readonly Row[], level: number): Row | null {
  const byLevel = rows.toSorted((a, b) => a.level - b.level);
  return byLevel.findLast((row) => row.level <= level) ?? byLevel[0] ?? null;
}
