/** Minutes of a quarter: 12 in leagues with as many possessions as the NBA, else 10. */
export const minutesOfQuarter = (possessions: number): number => (possessions >= 90 ? 12 : 10);
