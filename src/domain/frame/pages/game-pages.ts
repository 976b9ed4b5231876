// The pages of the games and of results, as rows of the table of pages.
import type { SizeGroup } from "./page-row.ts";

const memberPage = <const Path extends string>(
  path: Path,
  title: string,
  view: string,
  size: SizeGroup = "member",
) => ({ path, title, access: "member" as const, view, size });

const VIRTUALS = "가상 스포츠";
const PLAY = "games/play/mini-game-page";
const VIRTUAL_RESULTS = "games/results/virtual-results-page";

export const GAME_PAGES = [
  memberPage("/minigame", "미니게임", "games/minigame/minigame-page"),
  memberPage("/minigame/$vendor", "미니게임", "games/vendor/vendor-page"),
  memberPage("/minigame/$vendor/$game", "미니게임", PLAY, "game"),
  memberPage("/minigame/$vendor/$game/$venue", VIRTUALS, PLAY, "game"),
  memberPage("/game_result/minigame", "미니게임 결과", "games/results/minigame-results-page"),
  memberPage("/game_result/sports", "스포츠 결과", "games/results/sports-results-page"),
  memberPage("/game_result/virtuals", `${VIRTUALS} 결과`, VIRTUAL_RESULTS),
  memberPage("/game_result/virtuals/$sport", `${VIRTUALS} 결과`, VIRTUAL_RESULTS),
  memberPage("/casino", "라이브카지노", "lobby/casino-page", "game"),
  memberPage("/slot", "슬롯", "lobby/slot-page", "game"),
  memberPage("/casinoHonor", "카지노 명예의 전당", "lobby/casino-honor-page"),
  memberPage("/slot/honor", "슬롯 명예의 전당", "lobby/slot-honor-page"),
] as const;
