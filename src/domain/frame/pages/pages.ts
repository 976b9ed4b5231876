// The table of pages, as the page's entry carries it. Routes, titles, guards, menus, chunks, the size check and the look
// tests read it. A new page is a line here and a folder under src/ui. Its link is a line in
// LINKS of menus.ts (icon, label), and its address stands in the places of MENUS that lead to it.
// The operator's sections are in sections.ts, which members do not load; every-page.ts has both tables.
import { KOREAN_GAMES } from "../../sports/market.ts";
import { GAME_PAGES } from "./game-pages.ts";
import { HOME_PATH, isWithin, pathOnly } from "../path.ts";
import { CALCULATE_PAGES } from "../../wallet/calculate-pages.ts";
import { KOREAN_GAME_NAMES, type PageAccess, type PageRow } from "./page-row.ts";
import type { SectionPath } from "./sections.ts";

/** A page of members. */
const member = <const Path extends string>(path: Path, title: string, view: string) => ({
  path,
  title,
  access: "member" as const,
  view,
  size: "member" as const,
});

const TABLE = [
  { path: "/login", title: "로그인", access: "guest", view: "account/login/login-page", size: "login" },
  {
    path: "/maintenance",
    title: "점검 안내",
    access: "guest",
    view: "frame/maintenance/maintenance-page",
    size: "login",
    layout: "maintenance",
  },
  { path: "/", title: "홈", access: "member", view: "frame/home/home-page", size: "home" },
  ...KOREAN_GAMES.map((game) => ({
    path: `/korea/${game}` as const,
    title: KOREAN_GAME_NAMES[game].title,
    access: "member" as const,
    view: "sports/korea/korea-page",
    size: "betting" as const,
  })),
  { path: "/europe", title: "유럽형", access: "member", view: "sports/europe/europe-page", size: "european" },
  { path: "/inplay", title: "인플레이", access: "member", view: "sports/inplay/inplay-page", size: "european" },
  { path: "/livetv", title: "라이브TV", access: "member", view: "sports/livetv/livetv-page", size: "game" },
  {
    path: "/bet_result",
    title: "베팅내역",
    access: "member",
    view: "sports/bets/bets-page",
    size: "member",
  },
  {
    path: "/message",
    title: "쪽지함",
    access: "member",
    view: "community/message/message-page",
    size: "member",
  },
  { path: "/charge", title: "충전", access: "member", view: "wallet/charge/charge-page", size: "member" },
  { path: "/exchange", title: "환전", access: "member", view: "wallet/exchange/exchange-page", size: "member" },
  member("/chargeCrypto", "테더 충전", "wallet/charge-crypto/charge-crypto-page"),
  member("/exchangeCrypto", "테더 환전", "wallet/exchange-crypto/exchange-crypto-page"),
  { path: "/mywallet/money", title: "머니내역", access: "member", view: "wallet/money/money-page", size: "member" },
  { path: "/free", title: "자유게시판", access: "member", view: "community/free/free-page", size: "member" },
  { path: "/free/view/$id", title: "게시글", access: "member", view: "community/free/free-view-page", size: "member" },
  { path: "/free/write", title: "글쓰기", access: "member", view: "community/free/free-write-page", size: "member" },
  {
    path: "/customer",
    title: "고객센터",
    access: "member",
    view: "community/customer/customer-page",
    size: "member",
  },
  {
    path: "/customer/view/$id",
    title: "문의 내용",
    access: "member",
    view: "community/customer/customer-view-page",
    size: "member",
  },
  {
    path: "/customer/write",
    title: "문의하기",
    access: "member",
    view: "community/customer/customer-write-page",
    size: "member",
  },
  {
    path: "/customer/write/$flag",
    title: "문의하기",
    access: "member",
    view: "community/customer/customer-write-page",
    size: "member",
  },
  { path: "/rule", title: "베팅규정", access: "member", view: "community/rule/rule-page", size: "member" },
  member("/mywallet/point", "포인트", "wallet/point/point-page"),
  ...GAME_PAGES,
  ...CALCULATE_PAGES.map(({ path, title }) => ({
    path,
    title,
    access: "member" as const,
    view: "wallet/rolling/calculate-page",
    size: "member" as const,
  })),
  {
    path: "/attendance",
    title: "출석부",
    access: "member",
    view: "programmes/attendance/attendance-page",
    size: "member",
  },
  {
    path: "/friend",
    title: "지인",
    access: "member",
    view: "programmes/friend/friend-page",
    size: "member",
  },
  {
    path: "/member",
    title: "회원정보",
    access: "member",
    view: "account/member/member-page",
    size: "member",
  },
  { path: "/coupon", title: "쿠폰", access: "member", view: "programmes/coupon/coupon-page", size: "member" },
  {
    path: "/eventMission",
    title: "일일 미션",
    access: "member",
    view: "programmes/mission/event-mission-page",
    size: "member",
  },
  {
    path: "/eventAcc",
    title: "누적 이벤트",
    access: "member",
    view: "programmes/mission/event-acc-page",
    size: "member",
  },
  {
    path: "/tournament",
    title: "토너먼트",
    access: "member",
    view: "programmes/tournament/tournament-page",
    size: "member",
  },
  {
    path: "/tournament_casino",
    title: "카지노 토너먼트",
    access: "member",
    view: "programmes/tournament/tournament-casino-page",
    size: "member",
  },
  {
    path: "/event",
    title: "이벤트",
    access: "member",
    view: "programmes/event/event-list-page",
    size: "member",
  },
  {
    path: "/event/default",
    title: "일반 이벤트",
    access: "member",
    view: "programmes/event/event-list-page",
    size: "member",
  },
  {
    path: "/event/casinoSlot",
    title: "카지노 · 슬롯 이벤트",
    access: "member",
    view: "programmes/event/event-list-page",
    size: "member",
  },
  {
    path: "/event/coin",
    title: "테더 이벤트",
    access: "member",
    view: "programmes/event/event-list-page",
    size: "member",
  },
  {
    path: "/event/rules",
    title: "이벤트 규정",
    access: "member",
    view: "programmes/event/event-rules-page",
    size: "member",
  },
  {
    path: "/event/$id",
    title: "이벤트 상세",
    access: "member",
    view: "programmes/event/event-view-page",
    size: "member",
  },
  {
    path: "/manager",
    title: "총판",
    access: "manager",
    view: "operator/manager/manager-page",
    size: "manager",
  },
  // Stands for all sections of the operator's console.
  {
    path: "/admin/$section",
    title: "관리",
    access: "administrator",
    view: "operator/console",
    size: "operator",
    layout: "console",
  },
  // The same for what a section has of one thing.
  {
    path: "/admin/$section/$id",
    title: "관리",
    access: "administrator",
    view: "operator/console",
    size: "operator",
    layout: "console",
  },
] as const satisfies readonly PageRow[];

type Row = (typeof TABLE)[number];

type TitledPath = Exclude<Row["path"], `${string}$${string}`>;

/** A path with parameters; parameters.ts says what they name. The console's row stands for sections.ts. */
export type ParameterPath = Exclude<Extract<Row["path"], `${string}$${string}`>, "/admin/$section">;

/** The path of a page that exists, as links name it. An address with an id in it is made by its page, as text. */
export type PagePath = TitledPath | SectionPath;

export interface Page extends PageRow {
  path: PagePath;
}

/** Patterns stand among the paths: who links to a page asks for its PagePath. */
export const PAGES = TABLE as readonly PageRow[] as readonly Page[];

/** The paths that only lead to another one. */
export const REDIRECTS: readonly { path: string; to: PagePath }[] = [
  { path: "/game_result", to: "/game_result/minigame" },
  { path: "/korea", to: "/korea/cross" },
  { path: "/free/view", to: "/free" },
  { path: "/customer/view", to: "/customer" },
  { path: "/admin", to: "/admin/overview" },
];

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("$") || part === given[at]);
};

/** The page of a table at a path, query and fragment aside; null where there is none. */
export function findIn(pages: readonly Page[], path: string): Page | null {
  const bare = pathOnly(path);
  return pages.find((page) => page.path === bare) ?? pages.find((page) => matches(page.path, bare)) ?? null;
}

/** The page at a path. Any section of the console is the one row that stands for them. */
export function findPage(path: string): Page | null {
  return findIn(PAGES, path);
}

/** True where the site can have a page, or a redirect. Which sections the console has is not known here. */
export function isAddress(path: string): boolean {
  return findPage(path) !== null || redirectFrom(path) !== null;
}

/** Where a path only leads to another one: that one. */
export function redirectFrom(path: string): PagePath | null {
  return REDIRECTS.find((redirect) => redirect.path === pathOnly(path))?.to ?? null;
}

/** Whose area a path lies in, whether or not it has a page: what is below a page or a redirect is as that is. */
export function accessOf(path: string): PageAccess {
  const redirects = REDIRECTS.map((redirect) => ({ path: redirect.path, access: findPage(redirect.to)?.access }));
  const above = [...PAGES, ...redirects].filter((page) => page.path !== HOME_PATH && isWithin(path, page.path));
  return (findPage(path) ?? above.toSorted((a, b) => b.path.length - a.path.length)[0])?.access ?? "member";
}

export function titleOf(path: TitledPath): string {
  return PAGES.find((page) => page.path === path)?.title ?? "";
}
