// Names of picks below the name of their market.

/**
 * The pick's name without the word that its market begins with: "파워볼 홀" of "파워볼 홀짝" is "홀", "합 4" of "합" is
 * "4"; and without its market at the end: "1번 단승" of "단승" is "1번". A name that says the word of another market too
 * is left whole.
 */
export function shortPickName(market: string, name: string): string {
  if (name.endsWith(` ${market}`)) return name.slice(0, -market.length - 1);
  const [first = ""] = market.split(" ");
  return name.startsWith(`${first} `) && !name.includes(" + ") ? name.slice(first.length + 1) : name;
}
