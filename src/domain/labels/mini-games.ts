// Mini-game ids of the specification, section 3, in the order of its table of providers (section 2).

interface MiniGame {
  vendor: string;
  game: string;
  name: string;
}

export const MINI_GAMES: Readonly<Record<number, MiniGame>> = {
  101: { vendor: "mgm", game: "baccarat1", name: "MGM 바카라1" },
  102: { vendor: "mgm", game: "baccarat2", name: "MGM 바카라2" },
  103: { vendor: "mgm", game: "baccarat3", name: "MGM 바카라3" },
  104: { vendor: "mgm", game: "gostop", name: "MGM 고스톱" },
  105: { vendor: "mgm", game: "oddeven", name: "MGM 홀짝" },
  211: { vendor: "eos", game: "powerball1", name: "EOS 파워볼 1분" },
  212: { vendor: "eos", game: "powerball2", name: "EOS 파워볼 2분" },
  213: { vendor: "eos", game: "powerball3", name: "EOS 파워볼 3분" },
  214: { vendor: "eos", game: "powerball4", name: "EOS 파워볼 4분" },
  215: { vendor: "eos", game: "powerball5", name: "EOS 파워볼 5분" },
  216: { vendor: "ntry", game: "powerball", name: "엔트리 파워볼" },
  217: { vendor: "ntry", game: "powerladder", name: "엔트리 파워사다리" },
  231: { vendor: "named", game: "powerball", name: "네임드 파워볼" },
  232: { vendor: "named", game: "powerball3", name: "네임드 파워볼 3분" },
  233: { vendor: "named", game: "powerladder3", name: "네임드 파워사다리 3분" },
  234: { vendor: "named", game: "powerladder5", name: "네임드 파워사다리 5분" },
  235: { vendor: "named", game: "speed6", name: "네임드 스피드6" },
  251: { vendor: "next", game: "baccarat", name: "넥스트 바카라" },
  252: { vendor: "next", game: "ladder", name: "넥스트 사다리" },
  253: { vendor: "next", game: "onering", name: "넥스트 원링" },
  254: { vendor: "next", game: "powerball", name: "넥스트 파워볼" },
  301: { vendor: "lotus", game: "baccarat", name: "로투스 바카라" },
  302: { vendor: "lotus", game: "dragontiger", name: "로투스 드래곤타이거" },
  303: { vendor: "lotus", game: "oddeven", name: "로투스 홀짝" },
  304: { vendor: "lotus", game: "sicbo", name: "로투스 식보" },
  401: { vendor: "skypark", game: "baccarat1", name: "스카이파크 바카라1" },
  402: { vendor: "skypark", game: "baccarat2", name: "스카이파크 바카라2" },
  403: { vendor: "skypark", game: "blackjack", name: "스카이파크 블랙잭" },
  404: { vendor: "skypark", game: "dice", name: "스카이파크 주사위" },
  405: { vendor: "skypark", game: "dragontiger", name: "스카이파크 드래곤타이거" },
  406: { vendor: "skypark", game: "oddeven", name: "스카이파크 홀짝" },
  407: { vendor: "skypark", game: "speed_baccarat1", name: "스카이파크 스피드 바카라1" },
  408: { vendor: "skypark", game: "speed_baccarat2", name: "스카이파크 스피드 바카라2" },
};

/** Ids that the specification sets aside for a provider beyond its list of games. */
const UNNAMED_GAMES: readonly { from: number; to: number; name: string }[] = [
  { from: 305, to: 308, name: "로투스" },
  { from: 409, to: 410, name: "스카이파크" },
];

/** The Korean name of a mini-game; its provider's for an id without a game; "미니게임" for any other. */
export function miniGameName(id: number): string {
  return MINI_GAMES[id]?.name ?? UNNAMED_GAMES.find(({ from, to }) => id >= from && id <= to)?.name ?? "미니게임";
}
