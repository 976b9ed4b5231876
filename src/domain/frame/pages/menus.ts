// The menus: which links each place of the frame has, in their order (specification, section 2). A link is shown to the
// accounts that its page is for. An address that only leads to another one is no page: name the other one.
import type { Destination } from "../../lobby/launch.ts";
import { KOREAN_GAMES } from "../../sports/market.ts";
import { KOREAN_GAME_NAMES } from "./page-row.ts";

/**
 * top: the desktop's top bar; a group is a dropdown. header: right of the balance. sidebar: the desktop's left menu.
 * strip: the phone's own links. drawer: behind the hamburger button. sideTabs: fixed at the right edge. shortcuts: the
 * four pictures.
 */
export type MenuPlace = "top" | "header" | "sidebar" | "strip" | "drawer" | "sideTabs" | "shortcuts";

export interface LinkRow {
  icon: string;
  /** The label, where it is not the page's title. A path that only matches a pattern of the table needs one. */
  label?: string;
  /** The link carries the current unix time: specification, section 2. */
  hasTime?: boolean;
  /** Shows the number of unread messages. */
  hasUnread?: boolean;
  /** Pages below it have links of their own: it leads to the page that is shown on its own address alone. */
  isExact?: boolean;
  /** It opens in a window of its own, after a question. */
  launch?: Destination;
}

const koreanLinks = Object.fromEntries(
  KOREAN_GAMES.map((game) => [`/korea/${game}`, { icon: game, label: KOREAN_GAME_NAMES[game].label, hasTime: true }]),
) as Record<`/korea/${(typeof KOREAN_GAMES)[number]}`, LinkRow & { icon: (typeof KOREAN_GAMES)[number] }>;

/** Every address that a menu leads to, and how its link looks. */
export const LINKS = {
  "/": { icon: "home", isExact: true },
  ...koreanLinks,
  "/europe": { icon: "globe", launch: "EU" },
  "/inplay": { icon: "live", launch: "IN" },
  "/livetv": { icon: "live" },
  "/casino": { icon: "cards", launch: "casino" },
  "/slot": { icon: "slot", launch: "slot" },
  "/minigame": { icon: "dice", isExact: true },
  "/minigame/donghang": { icon: "dice", label: "동행 파워볼" },
  "/minigame/donghang-sadari": { icon: "ladder", label: "동행 사다리" },
  "/minigame/kino-sadari": { icon: "ladder", label: "키노 사다리" },
  "/minigame/speed-kino": { icon: "dice", label: "스피드키노" },
  "/minigame/next": { icon: "dice", label: "넥스트 파워볼" },
  "/minigame/next-sadari": { icon: "ladder", label: "넥스트 사다리" },
  "/minigame/next-bakara": { icon: "cards", label: "넥스트 바카라" },
  "/minigame/next-onering": { icon: "ring", label: "넥스트 원링" },
  "/minigame/bet365": { icon: "trophy", label: "가상 스포츠" },
  "/bet_result": { icon: "history" },
  "/game_result/minigame": { icon: "results", label: "경기결과" },
  "/charge": { icon: "deposit" },
  "/exchange": { icon: "withdraw" },
  "/chargeCrypto": { icon: "tetherIn" },
  "/exchangeCrypto": { icon: "tetherOut" },
  "/mywallet/money": { icon: "wallet" },
  "/mywallet/point": { icon: "point" },
  "/calculate": { icon: "calculator" },
  "/event": { icon: "gift" },
  "/attendance": { icon: "calendar" },
  "/coupon": { icon: "coupon" },
  "/eventMission": { icon: "target", label: "일일 미션" },
  "/eventAcc": { icon: "steps" },
  "/tournament": { icon: "trophy" },
  "/tournament_casino": { icon: "trophy", label: "카지노 토너먼트" },
  "/message": { icon: "message", hasUnread: true },
  "/customer": { icon: "headset" },
  "/free": { icon: "board" },
  "/friend": { icon: "friends" },
  "/rule": { icon: "book" },
  "/member": { icon: "user" },
  "/manager": { icon: "user" },
} as const satisfies Readonly<Record<string, LinkRow>>;

export type LinkPath = keyof typeof LINKS;

/** The icons that the links and the console name; the set of icons has to have them. */
export type LinkIcon = (typeof LINKS)[LinkPath]["icon"];

export interface MenuSection {
  /** The name of a dropdown at the top, and a heading elsewhere. Without one the links stand by themselves. */
  group?: string;
  /** An address, or an address with the label that it has in this place. */
  links: readonly (LinkPath | readonly [LinkPath, string])[];
}

const KOREA: MenuSection = { group: "한국형 스포츠", links: KOREAN_GAMES.map((game) => `/korea/${game}` as const) };
const EUROPE: MenuSection = { group: "유럽형 스포츠", links: ["/europe", "/inplay", "/livetv"] };
const MINI_GAMES: MenuSection = {
  group: "미니게임",
  links: [
    "/minigame",
    "/minigame/donghang",
    "/minigame/donghang-sadari",
    "/minigame/kino-sadari",
    "/minigame/speed-kino",
    "/minigame/next",
    "/minigame/next-sadari",
    "/minigame/next-bakara",
    "/minigame/next-onering",
    "/minigame/bet365",
  ],
};
const CASINO: MenuSection = { links: ["/casino", "/slot"] };
const CASH: MenuSection["links"] = ["/charge", "/exchange"];
const TETHER: MenuSection["links"] = ["/chargeCrypto", "/exchangeCrypto"];
const EVENTS: MenuSection = {
  group: "이벤트",
  links: ["/event", "/attendance", "/coupon", "/eventMission", "/eventAcc", "/tournament", "/tournament_casino"],
};
const RESULTS: MenuSection = { group: "경기 · 결과", links: ["/game_result/minigame", "/rule"] };

export const MENUS: Readonly<Record<MenuPlace, readonly MenuSection[]>> = {
  top: [
    { links: ["/"] },
    KOREA,
    EUROPE,
    CASINO,
    MINI_GAMES,
    EVENTS,
    RESULTS,
    // One dropdown: at 1264 px the bar has no room for more words. The side tabs lead to the bets directly.
    { group: "내역", links: ["/bet_result", "/mywallet/money", "/mywallet/point", "/calculate"] },
    { group: "커뮤니티", links: ["/customer", "/free", "/friend"] },
    { links: ["/manager"] },
  ],
  header: [{ links: ["/message", "/coupon", "/member"] }],
  sidebar: [{ group: "테더", links: TETHER }, KOREA, EUROPE, CASINO, MINI_GAMES],
  strip: [{ links: ["/message", "/tournament", "/coupon", "/customer", "/bet_result", "/eventMission"] }],
  drawer: [
    { links: ["/"] },
    KOREA,
    EUROPE,
    CASINO,
    MINI_GAMES,
    { links: ["/bet_result"] },
    RESULTS,
    { group: "지갑", links: [...CASH, ...TETHER, "/mywallet/money", "/mywallet/point", "/calculate"] },
    EVENTS,
    { group: "커뮤니티", links: ["/message", "/customer", "/free", "/friend", "/member"] },
    { links: ["/manager"] },
  ],
  sideTabs: [
    {
      links: [
        "/rule",
        "/mywallet/point",
        "/exchange",
        "/charge",
        ["/bet_result", "베팅결과"],
        ["/customer", "FAQ"],
        ["/message", "쪽지"],
      ],
    },
  ],
  shortcuts: [{ links: [...CASH, ...TETHER] }],
};
