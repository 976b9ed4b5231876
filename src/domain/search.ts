/** What a search is made with: the text without the spaces around it; null when nothing is left. */
export function searchQuery(text: string): string | null {
  const query = text.trim();
  return query === "" ? null : query;
}
