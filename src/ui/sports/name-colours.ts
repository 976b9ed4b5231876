/** Colours that can be told apart on both themes; a team or league has two of them by its name. */
const COLOURS = [
  "#d64545",
  "#2f6fd6",
  "#e0a52b",
  "#2b9a66",
  "#7d55c7",
  "#d9722e",
  "#3aa6b9",
  "#8a94a3",
  "#c2477f",
  "#20365c",
];

function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return hash;
}

/** The two colours of a name, always the same ones, as the drawings of icons.svg read them. */
export function nameColours(name: string) {
  const hash = hashOf(name);
  const first = hash % COLOURS.length;
  const second = (first + 1 + (Math.floor(hash / COLOURS.length) % (COLOURS.length - 1))) % COLOURS.length;
  return { "--first": COLOURS[first], "--second": COLOURS[second] } as const;
}
