// The sections of the operator's console, by the groups of its menu. A new section is a line here, in its group, and a folder
// under src/ui/operator.
import type { Action } from "../../operator/rights.ts";
import type { PageRow } from "./page-row.ts";

/** The groups of the menu, in their order. */
export const SECTION_GROUPS = [
  "개요",
  "회원",
  "돈",
  "베팅",
  "트레이딩",
  "게임",
  "콘텐츠",
  "프로그램",
  "보고서",
  "설정",
  "직원",
] as const;
export type SectionGroup = (typeof SECTION_GROUPS)[number];

/** `right`: what the roles of who opens it must allow. */
const section = <const Name extends string>(group: SectionGroup, name: Name, title: string, right: Action) => ({
  path: `/admin/${name}` as const,
  title,
  access: "administrator" as const,
  view: `operator/${name}/${name}-page`,
  size: "operator" as const,
  layout: "console" as const,
  right,
  group,
});

const TABLE = [
  section("개요", "overview", "현황", "overview.read"),
  section("개요", "approvals", "승인 대기", "approval.read"),
  section("회원", "members", "회원", "members.read"),
  section("회원", "agents", "총판", "agents.read"),
  section("회원", "joins", "가입 · 계정 확인", "joins.read"),
  section("회원", "access", "접속 관리", "access.read"),
  section("돈", "charges", "충전 신청", "money.read"),
  section("돈", "exchanges", "환전 신청", "money.read"),
  section("돈", "tether", "테더", "tether.read"),
  section("돈", "settlements", "정산 신청", "money.read"),
  section("돈", "rolling", "롤링률", "rolling.read"),
  section("돈", "money", "입출금 설정", "terms.read"),
  section("베팅", "bets", "베팅", "bets.read"),
  section("베팅", "bet-limits", "베팅 한도", "bet-limits.read"),
  section("트레이딩", "live", "라이브 데스크", "live.read"),
  section("트레이딩", "results", "경기 · 결과", "results.read"),
  section("트레이딩", "import", "경기 가져오기", "import.read"),
  section("게임", "games", "미니게임", "games.read"),
  section("게임", "providers", "게임 제공사", "providers.read"),
  section("콘텐츠", "popups", "팝업", "popups.read"),
  section("콘텐츠", "messages", "쪽지", "messages.read"),
  section("콘텐츠", "enquiries", "문의", "enquiries.read"),
  section("콘텐츠", "board", "게시판", "board.read"),
  section("콘텐츠", "articles", "공지 · 규정", "articles.read"),
  section("프로그램", "attendance", "출석", "attendance.read"),
  section("프로그램", "coupons", "쿠폰", "coupons.read"),
  section("프로그램", "missions", "미션", "missions.read"),
  section("프로그램", "tournaments", "토너먼트", "tournaments.read"),
  section("프로그램", "events", "이벤트", "events.read"),
  section("프로그램", "friends", "지인 보상", "friends.read"),
  section("보고서", "reports", "보고서", "reports.read"),
  section("보고서", "audit", "장부", "ledger.read"),
  section("보고서", "audit-log", "운영 기록", "audit-log.read"),
  section("설정", "settings", "사이트 설정", "settings.read"),
  section("직원", "staff", "직원", "staff.read"),
  section("직원", "account", "내 계정", "overview.read"),
] as const satisfies readonly PageRow[];

/** What a section has of one thing, whose id is in the address. */
const DETAIL_TABLE = [
  {
    ...section("회원", "members", "회원", "members.read"),
    path: "/admin/members/$id",
    view: "operator/members/profile/member-profile-page",
  },
] as const;

export type SectionPath = (typeof TABLE)[number]["path"];

export interface Section extends PageRow {
  path: SectionPath;
  right: Action;
  group: SectionGroup;
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

/** The section of a page, which may show one thing of it; null for pages elsewhere. */
export function sectionOf(path: string): Section | null {
  return SECTIONS.find((one) => path === one.path || path.startsWith(`${one.path}/`)) ?? null;
}

export function sectionTitle(path: SectionPath): string {
  return SECTIONS.find((one) => one.path === path)?.title ?? "";
}
