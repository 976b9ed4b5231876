// The sections of the operator's console, in the order of its tabs. A new section is a line here and a folder under
// src/ui/operator.
import type { PageRow } from "./page-row.ts";

const section = <const Name extends string>(name: Name, title: string) => ({
  path: `/admin/${name}` as const,
  title,
  access: "administrator" as const,
  view: `operator/${name}/${name}-page`,
  size: "operator" as const,
  layout: "console" as const,
});

const TABLE = [
  section("settings", "사이트 설정"),
  section("members", "회원"),
  section("charges", "충전 신청"),
  section("exchanges", "환전 신청"),
  section("tether", "테더"),
  section("settlements", "정산 신청"),
  section("money", "입출금 설정"),
  section("rolling", "롤링률"),
  section("approvals", "가입 · 계정 확인"),
  section("friends", "지인 보상"),
  section("bets", "베팅"),
  section("results", "경기 · 결과"),
  section("live", "라이브 데스크"),
  section("import", "경기 가져오기"),
  section("popups", "팝업"),
  section("messages", "쪽지 보내기"),
  section("enquiries", "문의"),
  section("board", "게시판"),
  section("articles", "공지 · 규정"),
  section("access", "접속 관리"),
  section("bet-limits", "베팅 한도"),
  section("games", "미니게임"),
  section("providers", "게임 제공사"),
  section("attendance", "출석"),
  section("coupons", "쿠폰"),
  section("missions", "미션"),
  section("tournaments", "토너먼트"),
  section("events", "이벤트"),
  section("audit", "장부"),
] as const satisfies readonly PageRow[];

export type SectionPath = (typeof TABLE)[number]["path"];

export interface Section extends PageRow {
  path: SectionPath;
}

export const SECTIONS: readonly Section[] = TABLE;

/** The section of a name, as it is in the address; null where there is none. */
export function findSection(name: string): Section | null {
  return SECTIONS.find(({ path }) => path === `/admin/${name}`) ?? null;
}

export function sectionTitle(path: SectionPath): string {
  return SECTIONS.find((one) => one.path === path)?.title ?? "";
}
