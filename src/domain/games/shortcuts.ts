// The shortcuts of specification, section 2: each opens the game that it names. The name is that of the game, which a
// test holds; the table of games is not part of the menus' first load.

interface Shortcut {
  /** The game's name. */
  name: string;
  to: string;
}

export const SHORTCUTS = {
  donghang: { name: "동행 파워볼", to: "/minigame/donghang/powerball" },
  "donghang-sadari": { name: "동행 사다리", to: "/minigame/donghang/ladder" },
  "kino-sadari": { name: "키노 사다리", to: "/minigame/kino/ladder" },
  "speed-kino": { name: "스피드키노", to: "/minigame/kino/speed" },
  next: { name: "넥스트 파워볼", to: "/minigame/next/powerball" },
  "next-sadari": { name: "넥스트 사다리", to: "/minigame/next/ladder" },
  "next-bakara": { name: "넥스트 바카라", to: "/minigame/next/baccarat" },
  "next-onering": { name: "넥스트 원링", to: "/minigame/next/onering" },
} as const satisfies Readonly<Record<string, Shortcut>>;

export const isShortcut = (segment: string): segment is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, segment);
