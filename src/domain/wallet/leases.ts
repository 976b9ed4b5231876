/** What waits for an operator. Who has its lease works on it alone for some minutes. */
export interface Leased {
  id: string;
  userId: string;
  lease: { isMine: boolean } | null;
}

export const isOwn = ({ lease }: Leased): boolean => lease?.isMine === true;

/** One of the rows is listed without this operator's lease. What the page does not list is not known. */
export function isLost(rows: readonly Leased[], listed: readonly Leased[]): boolean {
  return rows.some(({ id }) => listed.some((one) => one.id === id && !isOwn(one)));
}

/** What failed, by the member whose it is. */
export function problemsOf(
  report: readonly { id: string; problem: string | null }[],
  rows: readonly Leased[],
): { userId: string; problem: string }[] {
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.userId ?? id;
  return report.flatMap(({ id, problem }) => (problem === null ? [] : [{ userId: nameOf(id), problem }]));
}
