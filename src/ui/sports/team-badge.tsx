/** Colours that can be told apart on both themes; a team has two of them by its name. */
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

/** A small shield in a team's two colours, always the same for a name. */
export function TeamBadge({ name }: { name: string }) {
  const hash = hashOf(name);
  const first = hash % COLOURS.length;
  const second = (first + 1 + (Math.floor(hash / COLOURS.length) % (COLOURS.length - 1))) % COLOURS.length;
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="16"
      viewBox="0 0 14 16"
      className="mr-1 inline-block shrink-0 align-[-3px]"
    >
      <path d="M1 1h12v7c0 4-3 6-6 7-3-1-6-3-6-7z" fill={COLOURS[first]} />
      <path d="M7 1h6v7c0 4-3 6-6 7z" fill={COLOURS[second]} />
    </svg>
  );
}
