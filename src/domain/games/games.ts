// The table of games: specification, section 2. A new game of a known kind is a row here. Ids up to 410 are those of the
// specification; games that it gives none have ids from 501. Each venue of a virtual sport is a game.
import { VIRTUAL_LEAGUES } from "../sports/labels/leagues.ts";

export const KIND_NAMES = [
  "powerball",
  "ladder",
  "kino-ladder",
  "kino",
  "baccarat",
  "dragon-tiger",
  "odd-even",
  "sic-bo",
  "hwatu",
  "roulette",
  "high-low",
  "ring",
  "speed-six",
  "dice",
  "blackjack",
  "virtual-dog",
  "virtual-horse",
  "virtual-soccer",
  "virtual-basketball",
] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const VENDORS = {
  bepick: "베픽",
  bet365: "Bet365",
  donghang: "동행",
  eos: "EOS",
  evolution: "에볼루션",
  kino: "키노",
  lotus: "로투스",
  mgm: "MGM",
  named: "네임드",
  next: "넥스트",
  ntry: "엔트리",
  skypark: "스카이파크",
  token: "토큰",
} as const;
export type Vendor = keyof typeof VENDORS;

export interface Game {
  id: number;
  vendor: Vendor;
  /** The name in its address; a venue of a virtual sport has its sport before it: `dog/hillsideparks`. */
  game: string;
  kind: KindName;
  /** As members read it. */
  name: string;
  /** Length of a round in seconds; a whole number of rounds makes a day. */
  seconds: number;
}

type Row = readonly [id: number, game: string, kind: KindName, name: string, seconds: number];

/** The vendor's name begins the game's, where `before` says no other beginning. */
const rows = (vendor: Vendor, of: readonly Row[], before = `${VENDORS[vendor]} `): Game[] =>
  of.map(([id, game, kind, name, seconds]) => ({
    id,
    vendor,
    game,
    kind,
    name: `${before}${name}`,
    seconds,
  }));

/**
 * The sports of bet365 as its addresses name them. Venues have ids one after the other from `from` on. After the lock the
 * race or match is shown for `shown` seconds.
 */
export const VIRTUAL_SPORTS = {
  dog: { name: "개경주", kind: "virtual-dog", from: 601, seconds: 120, shown: 36 },
  horse: { name: "경마", kind: "virtual-horse", from: 611, seconds: 180, shown: 40 },
  soccer: { name: "축구", kind: "virtual-soccer", from: 621, seconds: 180, shown: 45 },
  basketball: { name: "농구", kind: "virtual-basketball", from: 631, seconds: 180, shown: 49 },
} as const satisfies Readonly<
  Record<string, { name: string; kind: KindName; from: number; seconds: number; shown: number }>
>;
export type VirtualSport = keyof typeof VIRTUAL_SPORTS;

export const isVirtualSport = (name: string): name is VirtualSport => Object.hasOwn(VIRTUAL_SPORTS, name);

const virtualRows = (): Row[] =>
  Object.entries(VIRTUAL_SPORTS).flatMap(([sport, { name, kind, from, seconds }]) =>
    Object.entries(VIRTUAL_LEAGUES[sport] ?? {}).map(
      ([venue, label], i) => [from + i, `${sport}/${venue}`, kind, `${name} ${label}`, seconds] as const,
    ),
  );

export const GAMES: readonly Game[] = [
  ...rows("mgm", [
    [101, "baccarat1", "baccarat", "바카라1", 60],
    [102, "baccarat2", "baccarat", "바카라2", 60],
    [103, "baccarat3", "baccarat", "바카라3", 60],
    [104, "gostop", "hwatu", "고스톱", 60],
    [105, "oddeven", "odd-even", "홀짝", 60],
  ]),
  ...rows("eos", [
    [211, "powerball1", "powerball", "파워볼 1분", 60],
    [212, "powerball2", "powerball", "파워볼 2분", 120],
    [213, "powerball3", "powerball", "파워볼 3분", 180],
    [214, "powerball4", "powerball", "파워볼 4분", 240],
    [215, "powerball5", "powerball", "파워볼 5분", 300],
  ]),
  ...rows("ntry", [
    [216, "powerball", "powerball", "파워볼", 300],
    [217, "powerladder", "ladder", "파워사다리", 300],
  ]),
  ...rows("named", [
    [231, "powerball", "powerball", "파워볼", 300],
    [232, "powerball3", "powerball", "파워볼 3분", 180],
    [233, "powerladder3", "ladder", "파워사다리 3분", 180],
    [234, "powerladder5", "ladder", "파워사다리 5분", 300],
    [235, "speed6", "speed-six", "스피드6", 120],
  ]),
  ...rows("next", [
    [251, "baccarat", "baccarat", "바카라", 60],
    [252, "ladder", "ladder", "사다리", 60],
    [253, "onering", "ring", "원링", 60],
    [254, "powerball", "powerball", "파워볼", 60],
  ]),
  ...rows("lotus", [
    [301, "baccarat", "baccarat", "바카라", 60],
    [302, "dragontiger", "dragon-tiger", "드래곤타이거", 60],
    [303, "oddeven", "odd-even", "홀짝", 60],
    [304, "sicbo", "sic-bo", "식보", 60],
  ]),
  ...rows("skypark", [
    [401, "baccarat1", "baccarat", "바카라1", 60],
    [402, "baccarat2", "baccarat", "바카라2", 60],
    [403, "blackjack", "blackjack", "블랙잭", 60],
    [404, "dice", "dice", "주사위", 60],
    [405, "dragontiger", "dragon-tiger", "드래곤타이거", 60],
    [406, "oddeven", "odd-even", "홀짝", 60],
    [407, "speed_baccarat1", "baccarat", "스피드 바카라1", 30],
    [408, "speed_baccarat2", "baccarat", "스피드 바카라2", 30],
  ]),
  ...rows("bepick", [[501, "nnpowerball", "powerball", "NN파워볼", 180]]),
  ...rows("evolution", [
    [511, "powerball", "powerball", "파워볼", 60],
    [512, "powerball2", "powerball", "파워볼 2분", 120],
    [513, "powerball3", "powerball", "파워볼 3분", 180],
    [514, "powerball4", "powerball", "파워볼 4분", 240],
    [515, "powerball5", "powerball", "파워볼 5분", 300],
    [516, "pbladder", "ladder", "파워사다리", 60],
    [517, "pbladder2", "ladder", "파워사다리 2분", 120],
    [518, "pbladder3", "ladder", "파워사다리 3분", 180],
    [519, "pbladder4", "ladder", "파워사다리 4분", 240],
    [520, "pbladder5", "ladder", "파워사다리 5분", 300],
  ]),
  ...rows("token", [
    [531, "baccarat", "baccarat", "바카라", 60],
    [532, "highrow", "high-low", "하이로우", 60],
    [533, "highrow5", "high-low", "하이로우5", 30],
    [534, "roulette", "roulette", "룰렛", 60],
  ]),
  ...rows("donghang", [
    [541, "powerball", "powerball", "파워볼", 300],
    [542, "ladder", "ladder", "사다리", 300],
  ]),
  ...rows(
    "kino",
    [
      [551, "speed", "kino", "스피드키노", 300],
      [552, "ladder", "kino-ladder", "키노 사다리", 300],
    ],
    "",
  ),
  ...rows("bet365", virtualRows()),
];

const BY_ID = new Map(GAMES.map((game) => [String(game.id), game]));
const BY_ADDRESS = new Map(GAMES.map((game) => [`${game.vendor}/${game.game}`, game]));

/**
 * Ids of the specification's table that none of its providers' games has, of lotus and skypark: games that ended. They
 * have no address and no round, and whoever asks is told of maintenance.
 */
const RETIRED: ReadonlySet<string> = new Set(["305", "306", "307", "308", "409", "410"]);
export const isRetired = (id: string): boolean => RETIRED.has(id);

/** The game of an id as it stands on the wire. */
export const gameOf = (id: string): Game | null => BY_ID.get(id) ?? null;
export const gameAt = (vendor: string, game: string): Game | null => BY_ADDRESS.get(`${vendor}/${game}`) ?? null;
export const gamesOf = (vendor: string): readonly Game[] => GAMES.filter((game) => game.vendor === vendor);
/** The sport of a virtual game; null for a mini-game. */
export function virtualSportOf({ game }: Pick<Game, "game">): VirtualSport | null {
  const [sport = "", venue] = game.split("/");
  return venue !== undefined && isVirtualSport(sport) ? sport : null;
}
/** A game that is drawn at once, which is each but the virtual sports. */
export type DrawnKind = Exclude<KindName, `virtual-${string}`>;
export const isDrawnKind = (kind: KindName): kind is DrawnKind => !kind.startsWith("virtual-");
export const gamesOfSport = (sport: VirtualSport): readonly Game[] =>
  GAMES.filter((game) => virtualSportOf(game) === sport);
export const isVendor = (name: string): name is Vendor => Object.hasOwn(VENDORS, name);
export const vendorPath = (vendor: string): string => `/minigame/${vendor}`;
export const gamePath = ({ vendor, game }: Pick<Game, "vendor" | "game">): string => `/minigame/${vendor}/${game}`;
