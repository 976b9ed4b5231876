// A server for the walks: small, in memory, and with the manners of the real one where the page can tell.
import type { BetRequest } from "../../../src/api/contract/bets.ts";
import type { Popup } from "../../../src/api/contract/settings.ts";
import { accountKind } from "../../../src/domain/account.ts";
import { sampleLimits } from "../../../src/machines/slip/slip.samples.ts";
import { HOME_PATH } from "../../../src/domain/path.ts";
import type { KoreanGame } from "../../../src/domain/market.ts";
import { openAccounts, PASSWORD, type Account, type AccountName } from "./accounts.ts";
import type { SimulatedClock } from "./clock.ts";
import { Lines } from "./lines.ts";
import { BONUS, fixturesOf, openOffers, withPrices } from "./offers.ts";
import { BetDesk, nowOf, type Answer } from "./server-bets.ts";

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string | null;
  /** Of the placement. */
  key: string | null;
  cookie: string | null;
  body: unknown;
}

export interface Reply extends Answer {
  /** What becomes of the browser's cookie; left as it is when undefined. */
  cookie?: string | null;
}

export type Ending = "logout" | "second_login" | "kicked" | "access_denied";
interface Session {
  account: Account;
  ended: Ending | null;
  expiresAt: number;
}

const STATUS_OF: Readonly<Record<Ending, number>> = { logout: 401, second_login: 555, kicked: 556, access_denied: 406 };
const GRACE_MS = 5_000;
export const MINUTES = { autoLogoutMin: 3, logoutMin: 4 } as const;
const error = (status: number, code: string): Reply => ({ status, body: { code, message: code } });

export class ModelServer {
  readonly accounts = openAccounts();
  readonly offers = openOffers();
  readonly lines: Lines;
  readonly bets: BetDesk;
  readonly #sessions = new Map<string, Session>();
  readonly #clock: SimulatedClock;
  isClosed = false;
  isAddressBlocked = false;
  /** The next call of a member is answered with 500. */
  failsNext = false;
  popups: Popup[];

  constructor(clock: SimulatedClock) {
    this.#clock = clock;
    this.lines = new Lines(clock);
    this.bets = new BetDesk(clock, this.lines, this.offers);
    this.popups = ["p1", "p2"].map((id) => popupOf(id));
  }

  end(memberId: string, ending: Ending, but: string | null = null): void {
    for (const [token, session] of this.#sessions)
      if (session.account.user.id === memberId && session.ended === null && token !== but) session.ended = ending;
    this.recheck();
  }

  /** Lines of sessions that ended are closed. */
  recheck(): void {
    this.lines.close((line) => this.refusalOf(line.token) !== null);
  }

  /** Why a token is not let in; null when it is. */
  refusalOf(token: string | null): Reply | null {
    const session = token === null ? undefined : this.#sessions.get(token);
    if (!session) return error(401, "unauthorized");
    if (session.ended) return error(STATUS_OF[session.ended], session.ended);
    if (session.expiresAt <= this.#clock.now) return error(401, "unauthorized");
    return this.isAddressBlocked && accountKind(session.account.user) !== "administrator"
      ? error(600, "address_blocked")
      : null;
  }

  memberOf(token: string | null): Account | null {
    return (token === null ? null : this.#sessions.get(token)?.account) ?? null;
  }

  login(name: AccountName): string {
    const account = this.accounts[name];
    this.end(account.user.id, "second_login");
    const token = `t${this.#sessions.size + 1}`;
    this.#sessions.set(token, {
      account,
      ended: null,
      expiresAt: this.#clock.now + MINUTES.logoutMin * 60_000 + GRACE_MS,
    });
    return token;
  }

  handle(request: Request): Reply {
    const open = this.#openCall(request);
    if (open) return open;
    const refusal = this.refusalOf(request.token);
    if (refusal) return refusal;
    const account = this.memberOf(request.token);
    if (!account) return error(401, "unauthorized");
    if (this.failsNext) {
      this.failsNext = false;
      return error(500, "unexpected");
    }
    return this.#memberCall(request, account);
  }

  #openCall({ path, method, token, cookie, body }: Request): Reply | null {
    switch (path) {
      case "setting/maintanace": {
        const session = this.refusalOf(token) === null && token !== null ? this.#sessions.get(token) : undefined;
        if (session) session.expiresAt = this.#clock.now + MINUTES.autoLogoutMin * 60_000 + GRACE_MS;
        return { status: 200, body: { siteNoticeFlg: this.isClosed, notice: "", endsAt: null } };
      }
      case "setting/autoLogoutMin":
        return { status: 200, body: MINUTES };
      case "settingSignUp":
        return { status: 200, body: { joinStartEndFlg: true } };
      case "popup":
        return { status: 200, body: this.popups };
      case "member/token":
        return { status: 200, body: { token: cookie !== null && this.refusalOf(cookie) === null ? cookie : null } };
      case "member/login":
        return this.#login(body as { userId: string; password: string });
      case "member/logout": {
        const session = token === null ? undefined : this.#sessions.get(token);
        if (session) session.ended ??= "logout";
        this.recheck();
        return { status: 204, body: null, cookie: null };
      }
      default:
        return method === "GET" && path === "newsLink" ? { status: 200, body: [] } : null;
    }
  }

  #login({ userId, password }: { userId: string; password: string }): Reply {
    const account = Object.values(this.accounts).find(({ user }) => user.userId === userId);
    const isOperator = account !== undefined && accountKind(account.user) === "administrator";
    if (this.isAddressBlocked && !isOperator) return error(600, "address_blocked");
    if (!account || password !== PASSWORD) return error(404, "wrong_credentials");
    if (this.isClosed && !isOperator) return error(503, "maintenance");
    const token = this.login(userId as AccountName);
    return { status: 200, body: { token }, cookie: token };
  }

  #memberCall({ method, path, query, key, body }: Request, account: Account): Reply {
    if (path === "member/user") return { status: 200, body: account.user };
    if (path === "message/unread") return { status: 200, body: account.unread };
    if (path === "message") return { status: 200, body: { items: messagesOf(account) } };
    if (path === "message/read-all") {
      account.unread = 0;
      return { status: 204, body: null };
    }
    if (path === "fixtures") return { status: 200, body: this.#list((query.get("game") ?? "cross") as KoreanGame) };
    if (path === "bets/limits") return { status: 200, body: { level: 1, ...sampleLimits } };
    if (path === "selections") {
      const ids = query.get("ids")?.split(",") ?? [];
      const items = ids.flatMap((id) => this.offers.get(id) ?? []).map(nowOf);
      return { status: 200, body: { items, eventId: this.lines.at } };
    }
    if (path === "bets" && method === "GET") {
      const items = this.bets.taken.filter(({ memberId }) => memberId === account.user.id).map(({ bet }) => bet);
      const totals = { stake: 0, paid: 0 };
      return {
        status: 200,
        body: { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: items.length, totals, items },
      };
    }
    if (path === "bets")
      return this.isClosed ? error(503, "maintenance") : this.bets.place(account, key ?? "", body as BetRequest);
    const givenUp = /^bets\/by-key\/(.+)\/withdraw$/.exec(path)?.[1];
    if (givenUp !== undefined) return this.bets.withdraw(account.user.id, givenUp);
    if (path.startsWith("bets/by-key/")) return this.bets.byKey(account.user.id, path.slice("bets/by-key/".length));
    return error(404, `no ${path} below ${HOME_PATH}`);
  }

  #list(game: KoreanGame) {
    const items = fixturesOf(game).map((one) => withPrices(one, this.offers));
    const bonus = game === "live" ? null : withPrices(BONUS, this.offers);
    const paging = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: items.length };
    return { ...paging, items, bonus, sports: [{ sportId: "6046", count: items.length }], eventId: this.lines.at };
  }
}

export function popupOf(id: string, visiableFlag = true): Popup {
  const place = { width: 300, pcLeftLocation: 0, pcTopLocation: 0 };
  return { id, title: id, contents: "", ...place, popupFlg: true, visiableFlag, notShowingexpireTime: null };
}

function messagesOf({ unread }: Account) {
  return Array.from({ length: unread }, (_, index) => ({
    id: `msg-${index}`,
    title: "쪽지",
    contents: "",
    sentAt: "2026-11-21T00:00:00.000Z",
    readAt: null,
  }));
}
