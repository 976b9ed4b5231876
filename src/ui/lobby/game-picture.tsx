import type { GameEmblem } from "../../api/contract/lobby/provider.ts";

const SHAPES: Readonly<Record<GameEmblem, string>> = {
  cards: "M28 22h26a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4Zm36 6 10 3a4 4 0 0 1 3 5l-9 33",
  wheel: "M50 18a27 27 0 1 0 0 54 27 27 0 0 0 0-54Zm0 0v54M23 45h54M31 26l38 38M69 26 31 64",
  dice: "M30 25h40v40H30ZM40 35h.1M60 35h.1M50 45h.1M40 55h.1M60 55h.1",
  gem: "M32 24h36l12 16-30 32-30-32ZM20 40h60M40 24l-6 16 16 32 16-32-6-16",
  fruit:
    "M38 70a11 11 0 1 0 0-22 11 11 0 0 0 0 22Zm25-3a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM38 48c2-12 10-22 24-28-3 9-2 17 1 25",
  crown: "M24 66h52l5-36-18 14-13-22-13 22-18-14Z",
  dragon: "M24 62c14 4 16-10 26-10s10 12 24 8M30 40c10-16 30-18 44-6-8 0-12 4-12 10M46 34h.1",
  star: "m50 18 8.500 18 19.500 2.500-14.500 13.500 3.800 19.500L50 62l-17.300 9.500 3.800-19.500L22 38.500 41.500 36Z",
};

export interface GamePictureProps {
  emblem: GameEmblem;
  colours: readonly [string, string];
}

/** The picture of a provider's game, drawn from its two colours. It says nothing that its name does not. */
export function GamePicture({ emblem, colours: [from, to] }: GamePictureProps) {
  return (
    <svg viewBox="0 0 100 90" aria-hidden="true" className="block h-auto w-full">
      <rect width="100" height="90" fill={from} />
      <path d="M0 90 100 20v70Z" fill={to} />
      <path d={SHAPES[emblem]} fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
