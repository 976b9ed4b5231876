// The sections of the operator's console, in the order of its tabs. A new section is a line here and a folder under
// src/ui/operator.
import type { Action } from "../../operator/rights.ts";
import type { PageRow } from "./page-row.ts";

/** `right`: what the roles of who opens it must allow. */
const section = <const Name extends string>(name: Name, title: string, right: Action) => ({
  path: `/admin/${name}` as const,
  title,
  access: "administrator" as const,
  view: `operator/${name}/${name}-page`,
  size: "operator" as const,
  layout: "console" as const,
  right,
});

const TABLE = [
  section("settings", "사이트 설정", "settings.read"),
  section("approvals", "승인 대기", "approval.read"),
  section("members", "회원", "members.read"),
  section("charges", "충전 신청", "money.read"),
  section("exchanges", "환전 신청", "money.read"),
  section("tether", "테더", "tether.read"),
  section("settlements", "정산 신청", "money.read"),
  section("money", "입출금 설정", "terms.read"),
  section("rolling", "롤링률", "rolling.read"),
  section("joins", "가입 · 계정 확인", "joins.read"),
  section("friends", "지인 보상", "friends.read"),
  section("bets", "베팅", "bets.read"),
  section("results", "경기 · 결과", "results.read"),
  section("live", "라이브 데스크", "live.read"),
  section("import", "경기 가져오기", "import.read"),
  section("popups", "팝업", "popups.read"),
  section("messages", "쪽지 보내기", "messages.send"),
  section("enquiries", "문의", "enquiries.read"),
  section("board", "게시판", "board.read"),
  section("articles", "공지 · 규정", "articles.read"),
  section("access", "접속 관리", "access.read"),
  section("bet-limits", "베팅 한도", "bet-limits.read"),
  section("games", "미니게임", "games.read"),
  section("providers", "게임 제공사", "providers.read"),
  section("attendance", "출석", "attendance.read"),
  section("coupons", "쿠폰", "coupons.read"),
  section("missions", "미션", "missions.read"),
  section("tournaments", "토너먼트", "tournaments.read"),
  section("events", "이벤트", "events.read"),
  section("audit-log", "운영 기록", "audit-log.read"),
  section("audit", "장부", "ledger.read"),
  section("staff", "직원", "staff.read"),
  section("account", "내 계정", "overview.read"),
] as const satisfies readonly PageRow[];

/** What a section has of one thing, whose id is in the address. */
const DETAIL_TABLE = [
  {
    ...section("members", "회원", "members.read"),
    path: "/admin/members/$id",
    view: "operator/members/profile/member-profile-page",
  },
] as const;

export type SectionPath = (typeof TABLE)[number]["path"];

export interface Section extends PageRow {
  path: SectionPath;
  right: Action;
}

export const SECTIONS: readonly Section[] = TABLE;

export interface Detail extends PageRow {
  path: (typeof DETAIL_TABLE)[number]["path"];
  right: Action;
}

export const DETAILS: readonly Detail[] = DETAIL_TABLE;

/** What the section of this name has of one thing; null where it has nothing of its own. */
export function findDetail(name: string): Detail | null {
  return DETAILS.find(({ path }) => path === `/admin/${name}/$id`) ?? null;
}

/** The section of a name, as it is in the address; null where there is none. */
export function findSection(name: string): Section | null {
  return SECTIONS.find(({ path }) => path === `/admin/${name}`) ?? null;
}

export function sectionTitle(path: SectionPath): string {
  return SECTIONS.find((one) => one.path === path)?.title ?? "";
}
