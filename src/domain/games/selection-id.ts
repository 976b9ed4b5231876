// Ids of the picks of rounds. Apart from the tables of games, which the stream does not load.

export const selectionIdOf = (roundId: string, pick: string): string => `${roundId}:${pick}`;

/** The round of a pick of a game; of another selection its id, or a part of it. */
export function roundIdOf(selectionId: string): string {
  const end = selectionId.indexOf(":");
  return end < 0 ? selectionId : selectionId.slice(0, end);
}
