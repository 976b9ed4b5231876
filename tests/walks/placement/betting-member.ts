// A member who bets, and what becomes of the bets: what the walks of a placement have in their hands.
import { expect, type Locator } from "@playwright/test";
import type { User } from "../../../src/api/contract/session/member.ts";
import { storedIntentKey } from "../../../src/machines/placement/stored-intent-key.ts";
import { POLICY_LABEL, SLIP_TEXT } from "../../../src/ui/sports/slip/text.ts";
import { isFair, isOnLine, oneEach, offersOf, type Offered, readGame } from "../../e2e/drivers/fixtures.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { IN_PLAY_WAIT_MS } from "../../servers/in-play-server.ts";
import type { Walk } from "../lib/walk.ts";
import { OwnCalls } from "./own-calls.ts";
import { clearBetting, traceStates } from "./page-store.ts";
import { type Asking, SentBet } from "./sent-bet.ts";

const USER = "member16";
const STAKE = 60_000;
/** A price at which the stake would win more than the house pays. */
const HUGE_PRICE = 90_000;
/** What the page's clock runs at once; between the parts a heartbeat may come, so that prices stay live. */
export const RUN_PART_MS = 1_000;
const HEARTBEAT_MS = 4_000;
/** Steps that only a bet on a match under way comes to. */
const IN_PLAY_STEP = /\/(pending|refused after its delay)$|^bet\.changed/;
/** Steps of a bet whose price moves while it is under way, and does not matter. */
const ANY_PRICE_STEP = /sendCommand\/(market closed|insufficient funds|stake limit)$/;
const DEAR_STEP = /sendCommand\/stake limit$/;

type Game = "cross" | "live";

export class BettingMember {
  readonly #walk: Walk;
  readonly #calls: OwnCalls;
  /** The bet that was sent last. */
  readonly bet: SentBet;
  #offers: Record<Game, Offered[]> = { cross: [], live: [] };
  #ownerId = "";
  /** What only bets of too large a winning are on: its price moves, and no other bet's does by that. */
  #dear: Offered | null = null;
  #taken = 0;
  #offer: Offered | null = null;
  #game: Game = "cross";
  #sinceBeatMs = 0;
  constructor(walk: Walk) {
    this.#walk = walk;
    this.#calls = new OwnCalls(walk.server.url);
    this.bet = new SentBet(walk, this.#calls);
  }

  get isInPlay(): boolean {
    return this.#game === "live";
  }

  get slip(): Locator {
    return this.#walk.member.slip;
  }

  /** At a betting page with live prices, nothing in the slip and no bet under way; the page's clock stands. */
  async sitDown(): Promise<void> {
    const { page, held, clocks, line, member } = this.#walk;
    line.isQuiet = false;
    line.up();
    if (this.#walk.isNew) {
      await clocks.install();
      await traceStates(this.#walk.context);
      await this.#readOffers();
      await member.loginToHome(USER);
    } else {
      await clocks.resume();
      await clearBetting(page);
      if (new URL(page.url()).pathname === "/login") await member.loginToHome(USER);
    }
    await held.hold("bet", "**/api/bets", "POST");
    await held.hold("find", "**/api/bets/by-key/**", "GET");
    await held.hold("withdraw", "**/api/bets/by-key/*/withdraw", "POST");
    await this.#openTable(true);
    await clocks.stop();
  }

  /** The bet is sent and the page is loaded anew before an answer comes; prices are not live yet. */
  async reloadInTheMiddle(): Promise<void> {
    const { page, clocks, held, line, watched } = this.#walk;
    await this.fillSlip();
    await this.slip.getByRole("button", { name: SLIP_TEXT.place, exact: true }).click();
    await this.shown(page.getByRole("dialog"));
    await page.getByRole("dialog").getByRole("button", { name: SLIP_TEXT.place }).click();
    await this.bet.keep();
    watched.expectCut("/api/stream");
    line.down();
    await clocks.resume();
    await page.reload();
    await held.arrived("find");
    await expect(this.#walk.member.prices.first()).toBeVisible();
    await expect(page.locator('[data-machine="placement"]')).toHaveCount(1);
    await clocks.stop();
  }

  /** Logs in again after the session ended, and goes back to the betting page. */
  async returnToTable(isFresh: boolean): Promise<void> {
    const { page, clocks, member } = this.#walk;
    await clocks.resume();
    await page.getByRole("alertdialog").getByRole("button").click();
    await member.loginToHome(USER);
    await this.#openTable(isFresh);
    // A part that was late is shown by the page's clock: the bet is on the page before it stops.
    await expect(page.locator('[data-machine="placement"]')).toHaveCount(1);
    await clocks.stop();
  }

  /** One leg for what is to come: a match under way where the bet has to wait, one to come elsewhere. */
  async fillSlip(): Promise<void> {
    const { page, coming, member } = this.#walk;
    const next = coming.findIndex(({ label }) => label === "placement.open/plain");
    const labels = coming.slice(0, next < 0 ? undefined : next).map(({ label }) => label);
    const clear = page.getByRole("button", { name: SLIP_TEXT.clear });
    if (await clear.isEnabled()) await clear.click();
    await this.#turnTo(labels.some((label) => IN_PLAY_STEP.test(label)) ? "live" : "cross");
    const offers = this.#offers[this.#game];
    const isDear = labels.some((label) => DEAR_STEP.test(label));
    const offer = isDear ? this.#dear : offers[this.#taken++ % offers.length];
    if (!offer) throw new Error(`nothing is offered at ${this.#game}`);
    this.#offer = offer;
    await this.shown(member.price(offer.selection.id));
    await member.pick(offer.selection.id);
    await this.shown(this.slip.getByLabel(SLIP_TEXT.stake));
    const policy = labels.some((label) => ANY_PRICE_STEP.test(label)) ? "any" : "none";
    await this.slip.getByText(POLICY_LABEL[policy], { exact: true }).click();
    await member.setStake(STAKE);
  }

  /** What the page has loaded is shown as soon as its clock goes on. */
  async shown(part: Locator): Promise<void> {
    await expect
      .poll(async () => {
        await this.#walk.clocks.run(50);
        return part.count();
      })
      .toBe(1);
  }

  /** The market of the held bet closes before it arrives. */
  async sendToClosedMarket(): Promise<void> {
    await this.#change({ status: "closed" });
    await this.bet.send(422);
    await this.#change({ status: "open" });
  }

  /** The member's money is spent in another tab before the held bet arrives. */
  async sendWithoutMoney(): Promise<void> {
    const spent = await this.#calls.spend(this.#otherOffer, STAKE);
    await this.bet.send(422);
    await this.#walk.operator.ask("POST", "/api/admin/deposits", { userId: USER, amount: spent });
  }

  /** The winnings of the held bet grow beyond the limit before it arrives. */
  async sendBeyondLimit(): Promise<void> {
    await this.#change({ betPrice: HUGE_PRICE });
    await this.bet.send(422);
    await this.#change({ betPrice: this.#now.selection.betPrice });
  }

  /** The price moves while the bet is under way. */
  async sendOvertakenBet(): Promise<void> {
    const { selection } = this.#now;
    selection.betPrice += 37;
    await this.#change({ betPrice: selection.betPrice });
    await this.bet.send(409);
  }

  /** The market is suspended when the delay of the waiting bet is over. */
  async refuseLate(): Promise<void> {
    await this.#change({ status: "suspended" });
    await this.#walk.clocks.passServer(IN_PLAY_WAIT_MS);
    await this.#change({ status: "open" });
    await this.bet.keepLateRefusal();
  }

  /** The same member bets in another tab; the page has heard of it when this returns. */
  async betInAnotherTab(): Promise<void> {
    const before = await this.#calls.emoney();
    await this.#calls.bet(this.#otherOffer, 1_000);
    await expect.poll(() => this.#walk.member.balance()).toBe(before - 1_000);
  }

  /** A second login has ended the page's session; this call hears of it, or the stream did before. The page's clock goes on. */
  async hearSessionEnd(call: "bet" | Asking): Promise<void> {
    const { server, held, clocks } = this.#walk;
    await held.letGoUnheard(call, 555, () => ApiUser.login(server.url, USER));
    await clocks.resume();
  }

  async disconnect(): Promise<void> {
    this.#walk.watched.expectCut("/api/stream");
    this.#walk.line.down();
    await expect(this.#banner).toHaveAttribute("data-state", "disconnected");
  }

  /** The line is back. Under a dialog nobody reaches the button; there the page tries by itself. */
  async connect(): Promise<void> {
    const { page, line, clocks } = this.#walk;
    line.up();
    const isOver = (await page.getByRole("dialog").count()) > 0;
    const state = (): Promise<string | null> => this.#banner.getAttribute("data-state");
    if (!isOver && (await state()) === "disconnected") await this.#banner.getByRole("button").click();
    await expect
      .poll(async () => {
        if (isOver && (await state()) === "disconnected") await clocks.run(RUN_PART_MS);
        return state();
      })
      .toBe("online.live");
  }

  /** The page's clock runs; live prices stay live by the server's heartbeats. */
  async run(ms: number, isFresh: boolean): Promise<void> {
    const { clocks, line } = this.#walk;
    for (let left = ms; left > 0; left -= RUN_PART_MS) {
      await clocks.run(Math.min(left, RUN_PART_MS));
      this.#sinceBeatMs += RUN_PART_MS;
      if (!isFresh || this.#sinceBeatMs < HEARTBEAT_MS) continue;
      this.#sinceBeatMs = 0;
      await line.beat();
    }
  }

  /** The key of the bet that is stored; null when there is none. */
  async storedKey(): Promise<string | null> {
    const text = await this.#walk.page.evaluate(
      (name) => localStorage.getItem(name),
      storedIntentKey(this.#ownerId, "normal"),
    );
    return text === null ? null : (JSON.parse(text) as { intent: { key: string } }).intent.key;
  }

  get #banner(): Locator {
    return this.#walk.page.locator('[data-machine="live-connection"]');
  }

  get #now(): Offered {
    if (!this.#offer) throw new Error("nothing was picked yet");
    return this.#offer;
  }

  /** What another tab bets on. */
  get #otherOffer(): Offered {
    const { cross } = this.#offers;
    return cross[this.#taken % cross.length] ?? this.#now;
  }

  async #openTable(isFresh: boolean): Promise<void> {
    await this.#walk.member.openGame(this.#game);
    if (isFresh) await expect(this.#banner).toHaveAttribute("data-state", "online.live");
  }

  async #turnTo(game: Game): Promise<void> {
    if (this.#game === game) return;
    await this.#walk.page.locator(`a[href^="/korea/${game}"]:visible`).first().click();
    this.#game = game;
  }

  async #readOffers(): Promise<void> {
    const { url } = this.#walk.server;
    // Of whatever sports are next at this hour of the day, the last to begin.
    const toCome = offersOf(await readGame(url, "cross"))
      .filter(isFair)
      .filter(isOnLine)
      .toReversed();
    const [dear = null, ...cross] = oneEach(toCome, 5);
    this.#dear = dear;
    this.#offers = {
      cross,
      live: offersOf(await readGame(url, "live"))
        .filter(isFair)
        .filter(isOnLine),
    };
    this.#ownerId = (await (await ApiUser.login(url, USER)).ask<User>("GET", "/api/member/user")).id;
  }

  async #change(change: { betPrice?: number; status?: string }): Promise<void> {
    await this.#walk.operator.ask("PUT", `/api/test/selections/${this.#now.selection.id}`, change);
  }
}
