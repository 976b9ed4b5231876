/** How many rows are read at once. Rows of larger batches outlive the first collections of garbage, and the heap grows. */
export const EXPORT_BATCH = 100;

/**
 * Rows of a list by a keyset cursor: each batch begins after the last row of the one before, so that the thousandth costs
 * what the first does. `read` gives the next rows in the order of the list; none: the list is over.
 */
export async function* rowsByKey<Row, Key>(
  read: (after: Key | null) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row, void> {
  let after: Key | null = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch begins where the one before ends
    const rows: readonly Row[] = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield* rows;
    after = keyOf(last);
  }
}
