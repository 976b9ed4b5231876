// What the lobbies and their greatest wins answer in stories.
import type { Honours, Lobby, LobbyGame } from "../src/api/contract/lobby/lobby.ts";

const gameOf = (id: string, name: string, rest: Partial<LobbyGame> = {}): LobbyGame => ({
  id,
  providerId: "hanpan",
  name,
  category: "바카라",
  emblem: "cards",
  colours: ["#0b6e4f", "#08415c"],
  minBet: 1_000,
  maxBet: 1_000_000,
  returns: null,
  jackpot: null,
  isFavourite: false,
  openedAt: null,
  ...rest,
});

export const storyLobby: Lobby = {
  providers: [
    { id: "hanpan", name: "한판 게임즈", isOn: true },
    { id: "other", name: "다른 제공사", isOn: false },
  ],
  games: [
    gameOf("baccarat", "라이브 바카라", { isFavourite: true, openedAt: "2026-11-21T03:00:00.000Z" }),
    gameOf("roulette", "룰렛", { category: "룰렛", emblem: "wheel", colours: ["#7a1e2c", "#2b1020"] }),
    gameOf("gold", "황금 광산", {
      category: "클래식",
      emblem: "gem",
      colours: ["#8a5a00", "#3a2500"],
      returns: 9_512,
      jackpot: 12_345_600,
    }),
    gameOf("closed", "용의 탑", { providerId: "other", emblem: "dragon", colours: ["#4b2e83", "#1d1140"] }),
  ],
};

export const storyHonours: Honours = {
  items: [
    { rank: 1, nickname: "별빛***", gameName: "라이브 바카라", stake: 100_000, paid: 1_200_000 },
    { rank: 2, nickname: "회원**", gameName: "룰렛", stake: 10_000, paid: 360_000 },
  ].map((row, i) => ({ ...row, at: "2026-11-21T03:00:00.000Z", isMine: i === 1 })),
};

export const lobbyAnswers = {
  "lobbies/casino": storyLobby,
  "lobbies/slot": storyLobby,
  "lobbies/casino/honours": storyHonours,
  "lobbies/slot/honours": storyHonours,
  "playfun/auth": { launch_url: "https://games.example/play/1" },
  "lobbies/favourite": null,
};
