// Names of picks below the name of their market.

/**
 * The pick's name without the word that its market begins with: "파워볼 홀" of "파워볼 홀짝" is "홀", "합 4" of "합" is
 * "4". A name that says the word of another market too is left whole.
 */
export function shortPickName(market: string, name: string): string {
  const [first = ""] = market.split(" ");
  return name.startsWith(`${first} `) && !name.includes(" + ") ? name.slice(first.length + 1) : name;
}
