import type { LobbyViewName } from "../../domain/lobby/choose-games.ts";
import { addComma } from "../../domain/common/price.ts";

export const LOBBY_TEXT = {
  views: "모아 보기",
  view: { all: "전체", favourite: "즐겨찾기", recent: "최근", jackpot: "잭팟" } satisfies Record<LobbyViewName, string>,
  providers: "제공사",
  everyProvider: "모든 제공사",
  categories: "분류",
  everyCategory: "모든 분류",
  search: "게임 이름",
  none: "조건에 맞는 게임이 없습니다.",
  noGames: "지금 열 수 있는 게임이 없습니다.",
  noGamesWhy: "제공사를 점검하고 있습니다. 잠시 뒤에 다시 확인해주세요.",
  closed: "점검중",
  enter: (name: string) => `${name} 입장`,
  favour: (name: string) => `${name} 즐겨찾기`,
  stakes: (least: number, most: number) => `${addComma(least)}~${addComma(most)}원`,
  returns: (hundredths: number) => `환수율 ${(hundredths / 100).toFixed(2)}%`,
  jackpot: "잭팟",
  more: (left: number) => `${addComma(left)}개 더 보기`,
  honours: "명예의 전당",
} as const;

export const LAUNCH_TEXT = {
  casino: { title: "라이브카지노", message: "라이브카지노를 새 창에서 엽니다.", open: "입장" },
  slot: { title: "슬롯", message: "슬롯을 새 창에서 엽니다.", open: "입장" },
  EU: { title: "유럽형", message: "유럽형을 새 창에서 엽니다.", open: "열기" },
  IN: { title: "인플레이", message: "인플레이를 새 창에서 엽니다.", open: "열기" },
  cancel: "취소",
  game: (name: string) => `게임을 새 창에서 엽니다: ${name}`,
  expiry: "입장하면 지금부터 120분 동안 로그인이 유지됩니다.",
} as const;

export const HONOUR_TEXT = {
  period: "기간",
  none: "이 기간에 당첨된 베팅이 없습니다.",
  columns: ["순위", "닉네임", "게임", "베팅", "당첨", "일시"],
  mine: "내 기록",
} as const;
