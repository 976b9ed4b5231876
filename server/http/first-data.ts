// What a page asks for first. The HTML holds the answers (tell-first.ts), which the page takes instead of asking
// (src/api/client/early.ts). Each address is the one that the page's own queries make.
import { LONGEST_LIST } from "../../src/api/contract/sports/sports.ts";
import { LOGIN_PATH } from "../../src/domain/session/session-navigation.ts";
import { KOREAN_GAMES } from "../../src/domain/sports/market.ts";

/** Addresses of calls: those whose answer is the same for all, and those of the member who has a token. */
export interface FirstData {
  all: readonly string[];
  member: readonly string[];
}

/** Brings the token, and with it the user. */
export const TOKEN = "/api/member/token";
const GATE = "/api/setting/maintanace";
const UNREAD = "/api/message/unread";
const MESSENGERS = "/api/setting/messenger";
const DATA: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "/api/fixtures?game=live&itemsPerPage=8",
    "/api/fixtures?game=cross&itemsPerPage=10",
    "/api/bets?status=0&itemsPerPage=3",
    "/api/newsLink",
    "/api/popup",
    "/api/campaign-events/home",
  ],
  "/europe": ["/api/sports-prematch/fixtures?page=1"],
  "/inplay": [`/api/sports-inplay/fixtures?page=1&itemsPerPage=${LONGEST_LIST}`],
  ...Object.fromEntries(KOREAN_GAMES.map((game) => [`/korea/${game}`, [`/api/fixtures?game=${game}&page=1`]])),
};

/** `address`: path and query of a page. A query changes what a list shows: the page asks for that itself. */
export function firstData(address: string, access: "member" | "other"): FirstData {
  const all = address === LOGIN_PATH ? [GATE, MESSENGERS] : [GATE];
  return { all, member: access === "member" ? [UNREAD, ...(DATA[address] ?? [])] : [] };
}
