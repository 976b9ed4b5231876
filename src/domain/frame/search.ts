/** Characters of a search at most. */
export const SEARCH_TEXT_LENGTH = 60;

/** What a search is made with: the text without the spaces around it; null when nothing is left. */
export function searchQuery(text: string): string | null {
  const query = text.trim();
  return query === "" ? null : query;
}
