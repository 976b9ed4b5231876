// What tests read of the schemas of the table of endpoints.

/** The names of the entries of an object's schema; none of another one. */
export function entriesOf(schema: unknown): string[] {
  return Object.keys((schema as { entries?: object } | null | undefined)?.entries ?? {});
}
