/** Whether a beginning of `name` becomes `query` by at most one letter that is wrong, missing, added or swapped. */
export function isWithinOneEdit(query: string, name: string): boolean {
  let at = 0;
  while (at < query.length && query[at] === name[at]) at++;
  if (at === query.length) return true;
  const rest = query.slice(at + 1);
  const isWrong = name.startsWith(rest, at + 1);
  const isMissing = name.startsWith(query.slice(at), at + 1);
  const isAdded = name.startsWith(rest, at);
  const isSwapped =
    query[at] === name[at + 1] && query[at + 1] === name[at] && name.startsWith(query.slice(at + 2), at + 2);
  return isWrong || isMissing || isAdded || isSwapped;
}
