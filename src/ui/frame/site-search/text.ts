import type { FoundKind } from "../../../domain/frame/site-search/found.ts";

export const SITE_SEARCH_TEXT = {
  title: "통합 검색",
  field: "팀, 경기, 리그, 게임, 메뉴 검색",
  openKey: "검색 ( / )",
  recent: "최근 검색어",
  clearRecent: "지우기",
  hint: "팀 이름의 일부나 초성(ㅌㅌㄴ), 별칭(맨유), 영문(tottenham)으로도 찾습니다.",
  asking: "찾는 중입니다.",
  none: (text: string) => `"${text}" 검색 결과가 없습니다.`,
  failed: "경기를 찾지 못했습니다.",
  retry: "다시 찾기",
  count: (count: number) => `검색 결과 ${count}개`,
  running: "진행 중",
  upcoming: (count: number) => `예정 ${count}`,
  runningCount: (count: number) => `진행 ${count}`,
  ofStaff: {
    field: "회원, 베팅번호, 경기, 신청, 메뉴 검색",
    hint: "회원 아이디와 닉네임의 앞부분, 베팅번호, 팀 이름, 메뉴 이름의 초성(ㅊㅈ)으로 찾습니다.",
    failed: "찾지 못했습니다.",
  },
  kinds: {
    member: "회원",
    bet: "베팅",
    request: "신청",
    team: "팀",
    fixture: "경기",
    league: "리그",
    game: "게임",
    page: "메뉴",
    section: "메뉴",
  } satisfies Record<FoundKind, string>,
} as const;
