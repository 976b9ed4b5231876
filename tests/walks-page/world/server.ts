// The application as a walk has it: what its operator does, and what the walk remembers of what the page sent to it.
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import type { MarketStatus } from "../../../src/domain/sports/market.ts";
import { ACCOUNT_NAMES, MEMBER_NAMES, PASSWORD, type Account, type AccountName } from "./accounts.ts";
import { ADDRESS, type Application, type Books, type Reply, type Request } from "./application.ts";
import { offersIn, type Offer } from "./offers.ts";

/** A bet that the application says it took, and the key under which the page sent it. */
export interface Taken {
  key: string;
  memberId: string;
  bet: Bet;
}

export type Ending = "second_login" | "kicked" | "access_denied";
export const MINUTES = { autoLogoutMin: 3, logoutMin: 4 } as const;
const OPERATOR = "admin01";
const FIRST_POPUPS = ["p1", "p2"] as const;

export class Server {
  readonly accounts: Readonly<Record<AccountName, Account>>;
  readonly taken: Taken[] = [];
  /** What is offered, in the order of the lists. */
  readonly offers: readonly Offer[];
  isClosed = false;
  isAddressBlocked = false;
  /** The next call of a member is answered with 500, as by a machine in front of the application. */
  failsNext = false;
  /** Of all walks: what the operator sent before the first one is kept in the tables that each begins with. */
  static #calls = 1;
  static #firstOffers: readonly Offer[] = [];
  readonly #application: Application;
  readonly #owners = new Map<string, string>();
  #token = "";

  private constructor(application: Application) {
    this.#application = application;
    this.offers = Server.#firstOffers.map((offer) => ({ ...offer }));
    const account = (name: AccountName): Account => ({ id: application.ids[name], name, given: 0 });
    this.accounts = Object.fromEntries(ACCOUNT_NAMES.map((name) => [name, account(name)])) as Record<
      AccountName,
      Account
    >;
  }

  /** Brings a fresh application to where every walk begins. */
  static async prepare(application: Application): Promise<void> {
    const server = new Server(application);
    for (const { id } of (await server.ask<{ items: { id: string }[] }>("GET", "/api/admin/popups")).items)
      await server.ask("DELETE", `/api/admin/popups/${id}`);
    await server.setPopups(FIRST_POPUPS, null);
    const lists = [];
    for (const game of ["cross", "live"])
      lists.push(...(await server.ask<FixturePage>("GET", `/api/fixtures?game=${game}`)).items);
    Server.#firstOffers = offersIn(lists);
    await application.keep();
  }

  static async open(application: Application): Promise<Server> {
    await application.reset();
    const server = new Server(application);
    // By a call: what the application remembers of its settings beside the database is then right too.
    await server.ask("PUT", "/api/admin/settings", { ...MINUTES, siteNoticeFlg: false });
    return server;
  }

  /** Asks as the operator, who logs in when his session is over. Throws when the answer is no success. */
  async ask<Body>(method: string, path: string, body?: object): Promise<Body> {
    const first = await this.#askOnce(method, path, body);
    if (first.status !== 401) return bodyOf(first, path);
    const { token } = bodyOf<{ token: string }>(await this.#login(OPERATOR, ADDRESS.operator), "login");
    this.#token = token;
    return bodyOf(await this.#askOnce(method, path, body), path);
  }

  #askOnce(method: string, url: string, body: object | undefined): Promise<Reply> {
    const headers = {
      "x-auth-token": `Bearer ${this.#token}`,
      "idempotency-key": `operator-${Server.#calls++}`,
      ...(body && { "content-type": "application/json" }),
    };
    return this.#application.send(
      { method, url, headers, ...(body && { body: JSON.stringify(body) }) },
      ADDRESS.operator,
    );
  }

  #login(userId: string, address: string): Promise<Reply> {
    const body = JSON.stringify({ userId, password: PASSWORD });
    const headers = { "content-type": "application/json" };
    return this.#application.send({ method: "POST", url: "/api/member/login", headers, body }, address);
  }

  /** A call of the page, and what it tells of bets and logins. */
  async handle(request: Request): Promise<Reply> {
    if (this.failsNext && request.headers["x-auth-token"] !== undefined) {
      this.failsNext = false;
      const text = JSON.stringify({ code: "unavailable", message: "" });
      return { status: 500, contentType: "application/json", text, cookies: new Map() };
    }
    const reply = await this.#application.send(request, ADDRESS.page);
    this.#remember(request, reply);
    return reply;
  }

  openLine(request: Request) {
    return this.#application.openLine(request, ADDRESS.page);
  }

  #remember({ method, url, headers, body }: Request, reply: Reply): void {
    if (method !== "POST") return;
    if (url === "/api/member/login" && reply.status === 200) {
      const { userId } = JSON.parse(body ?? "{}") as { userId: AccountName };
      const { token } = JSON.parse(reply.text) as { token: string };
      this.#owners.set(`Bearer ${token}`, this.accounts[userId].id);
    }
    const key = headers["idempotency-key"];
    if (url !== "/api/bets" || reply.status !== 201 || key === undefined) return;
    const taken = { key, memberId: this.ownerOf(headers) ?? "", bet: JSON.parse(reply.text) as Bet };
    if (!this.taken.some((one) => one.bet.id === taken.bet.id)) this.taken.push(taken);
  }

  /** Whose token a call carries; null where it carries none that a login of the page brought. */
  ownerOf(headers: Request["headers"]): string | null {
    return this.#owners.get(headers["x-auth-token"] ?? "") ?? null;
  }

  /** Whether the application still takes the page's token. */
  async isLive(token: string | null): Promise<boolean> {
    if (token === null) return false;
    const request = { method: "GET", url: "/api/member/user", headers: { "x-auth-token": `Bearer ${token}` } };
    return (await this.#application.send(request, ADDRESS.page)).status === 200;
  }

  async end(name: AccountName, ending: Ending): Promise<void> {
    if (ending === "second_login") await this.#login(name, ADDRESS.otherDevice);
    else await this.ask("POST", `/api/admin/sessions/${name}/${ending === "kicked" ? "kick" : "deny"}`);
  }

  async blockAddress(isBlocked: boolean): Promise<void> {
    const path = `/api/admin/blocked-addresses/${ADDRESS.page}`;
    await (isBlocked ? this.ask("PUT", path, { reason: "걷기" }) : this.ask("DELETE", path));
    this.isAddressBlocked = isBlocked;
  }

  async maintain(isClosed: boolean): Promise<void> {
    await this.ask("PUT", "/api/admin/settings", { siteNoticeFlg: isClosed });
    this.isClosed = isClosed;
  }

  async sendMessage(): Promise<void> {
    for (const userId of MEMBER_NAMES)
      await this.ask("POST", "/api/admin/messages", { userId, title: "쪽지", contents: "<p>쪽지</p>" });
  }

  readMessages(): Promise<void> {
    return this.#application.readMessages();
  }

  #popups: readonly string[] = FIRST_POPUPS;

  /** Exactly these popups stand, in this order; `hidden` is not shown. */
  async setPopups(ids: readonly string[], hidden: string | null): Promise<void> {
    for (const id of this.#popups) if (!ids.includes(id)) await this.ask("DELETE", `/api/admin/popups/${id}`);
    const place = { width: 300, pcLeftLocation: 0, pcTopLocation: 0 };
    for (const [position, id] of ids.entries())
      await this.ask("PUT", `/api/admin/popups/${id}`, {
        title: id,
        contents: "<p>팝업</p>",
        popupFlg: id !== hidden,
        position,
        ...place,
      });
    this.#popups = ids;
  }

  async deposit(amount: number): Promise<void> {
    for (const userId of MEMBER_NAMES) {
      await this.ask("POST", "/api/admin/deposits", { userId, amount });
      this.accounts[userId].given += amount;
    }
  }

  async changeOffer(index: number, change: { by?: number; status?: MarketStatus }): Promise<void> {
    const offer = this.offers[index % this.offers.length];
    if (!offer) throw new Error("nothing is offered");
    offer.betPrice = Math.max(101, offer.betPrice + (change.by ?? 0));
    offer.status = change.status ?? offer.status;
    const { selectionId, betPrice, status } = offer;
    await this.ask("PUT", `/api/test/selections/${selectionId}`, { betPrice, status });
  }

  async balance(name: AccountName): Promise<number> {
    return (await this.#application.books()).get(name)?.balance ?? 0;
  }

  books(): Promise<Books> {
    return this.#application.books();
  }
}

function bodyOf<Body>({ status, text }: Reply, path: string): Body {
  if (status < 200 || status > 299) throw new Error(`${path}: ${status} ${text}`);
  return (text === "" ? null : JSON.parse(text)) as Body;
}
