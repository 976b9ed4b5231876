// A round as members read it in a slip. Apart from the table of games, which slips do not load.

/** "11-22 123" of "215-20261122-0123"; any other id as it is. */
export function roundText(id: string): string {
  const match = /^\d{3}-\d{4}(\d{2})(\d{2})-0*(\d+)$/.exec(id);
  return match ? `${match[1]}-${match[2]} ${match[3]}` : id;
}
