// A Korean page with its slip, for the walks: which selections stand for those of the models, at which real prices, and
// the other tab that this member has open.
import { expect, type Locator } from "@playwright/test";
import { addComma, formatPrice } from "../../../src/domain/common/price.ts";
import type { StoredSlip } from "../../../src/machines/slip/stored-slip.ts";
import { offersOf, readGame, type Offered } from "../../e2e/drivers/fixtures.ts";
import type { Walk } from "../lib/walk.ts";
import { SlipTab } from "./slip-tab.ts";
import { POLICY_LABEL } from "../../../src/ui/sports/slip/text.ts";

/** Real selections by the names that the models give them; `elsewhere` is in no slip. */
export type Roles = Readonly<Record<"home" | "draw" | "over" | "bonus" | "elsewhere", string>>;

/** Home's real price at the start of a path, far from what a price may be: agreements move it on by steps. */
const PICKED_AT = 500;
const STEP = 5;

/** Selections of the last fixtures of a game's first page, so that they do not begin meanwhile. */
async function chooseRoles(url: string, game: string): Promise<Roles> {
  const list = await readGame(url, game);
  const offers = offersOf(list).toReversed();
  const last = offers.find(({ market }) => market.family === "win_draw_lose")?.fixture;
  const find = (wanted: (offer: Offered) => boolean): string => offers.find(wanted)?.selection.id ?? "";
  const isOf = ({ fixture, market, selection }: Offered, family: string, key: string): boolean =>
    fixture === last && market.family === family && selection.key === key;
  const roles = {
    home: find((offer) => isOf(offer, "win_draw_lose", "home")),
    draw: find((offer) => isOf(offer, "win_draw_lose", "draw")),
    over: find((offer) => isOf(offer, "over_under", "over")),
    bonus: list.bonus?.markets[0]?.selections[0]?.id ?? "",
    elsewhere: find(({ fixture }) => fixture !== last),
  };
  if (roles.home === "" || roles.draw === "" || roles.elsewhere === "") throw new Error("nothing offered");
  return roles;
}

/** The one that is walked now. */
export let slip: SlipPage;

/** The six Korean games share one slip. */
const STORED_SLIP = "hanpan.slip.normal.";

/** Where something moved it says so. */
const PLACE = /^(베팅하기|변경 배당 수락하고 베팅)/;

export class SlipPage {
  readonly walk: Walk;
  readonly game: string;
  readonly variant: string;
  readonly roles: Roles;
  readonly userId: string;
  /** The stake that stands for the only one that the models know. */
  taken = 0;
  /** The real price of home in hundredths, and the one that the member last agreed to. */
  price = PICKED_AT;
  seen = PICKED_AT;
  #isHomeOpen = true;
  #stored: { key: string; text: string } | null = null;
  #otherTab: SlipTab | null = null;
  #writes = 0;

  private constructor(walk: Walk, game: string, variant: string, roles: Roles, userId: string) {
    this.walk = walk;
    this.game = game;
    this.variant = variant;
    this.roles = roles;
    this.userId = userId;
  }

  /**
   * Logs a member in and finds what can be picked. The clock is the browser's own: the walk's would run milliseconds
   * apart in two tabs, and each drops what the other seems to have stored in the future.
   */
  static async open(walk: Walk, options: { member: string; game: string; variant: string }): Promise<void> {
    await walk.member.loginToHome(options.member);
    const roles = await chooseRoles(walk.server.url, options.game);
    slip = new SlipPage(walk, options.game, options.variant, roles, options.member);
  }

  /** The page with an empty slip, and all prices as the models have them. */
  async openEmpty(): Promise<void> {
    const { walk, roles } = this;
    await this.reset();
    walk.atEnd(() => this.reset());
    if (roles.over !== "") await this.#put(roles.over, { betPrice: 130, status: "open" });
    await walk.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (/^hanpan\.(slip|placement)\./.test(key)) localStorage.removeItem(key);
    });
    await walk.member.openGame(this.game);
    await this.expectLive();
    await this.tellStorage();
  }

  async reset(): Promise<void> {
    this.price = PICKED_AT;
    this.seen = PICKED_AT;
    this.#isHomeOpen = true;
    await this.#put(this.roles.home, { betPrice: PICKED_AT, status: "open" });
    await this.#put(this.roles.draw, { status: "open" });
  }

  async expectLive(): Promise<void> {
    await expect(this.walk.page.locator('[data-machine="live-connection"]')).toHaveAttribute("data-state", /live/);
  }

  get slip(): Locator {
    return this.walk.member.slip;
  }

  leg(role: keyof Roles): Locator {
    return this.slip.locator(`[data-machine="slip-leg"][data-selection="${this.roles[role]}"]`);
  }

  get stake(): Locator {
    return this.slip.getByLabel("베팅금액");
  }

  get placeButton(): Locator {
    return this.slip.getByRole("button", { name: PLACE });
  }

  get clearButton(): Locator {
    return this.walk.page.getByRole("button", { name: "전체 삭제" });
  }

  button(name: string | RegExp): Locator {
    return this.slip.getByRole("button", { name });
  }

  /** A price that can be pressed takes what is meant to be picked as open. */
  async offerHome(): Promise<void> {
    if (!this.#isHomeOpen) await this.setHomeOpen(true);
    await expect(this.walk.member.price(this.roles.home)).toContainText(formatPrice(this.price));
  }

  async setHomeOpen(isOpen: boolean): Promise<void> {
    this.#isHomeOpen = isOpen;
    await this.#put(this.roles.home, { status: isOpen ? "open" : "closed" });
  }

  /** The market stops and goes on as it was, whatever happens in between. */
  async whileSuspended(role: "home" | "draw" | "over", work: () => Promise<void>): Promise<void> {
    const isClosed = role === "home" && !this.#isHomeOpen;
    if (!isClosed) {
      await this.#put(this.roles[role], { status: "suspended" });
      await expect(this.leg(role)).toContainText("일시 중지");
    }
    await work();
    if (!isClosed) await this.#put(this.roles[role], { status: "open" });
  }

  /** To a price above or below the one that was agreed to, or back to it. */
  async moveHome(to: "above" | "below" | "seen"): Promise<void> {
    await this.setPrice(this.seen + { above: STEP, below: -STEP, seen: 0 }[to]);
  }

  async setPrice(price: number): Promise<void> {
    this.price = price;
    await this.#put(this.roles.home, { betPrice: price });
  }

  /** Away and back again; the page has seen both when this returns. */
  async swayHome(isInSlip: boolean): Promise<void> {
    if (!isInSlip) await this.offerHome();
    const shown = isInSlip ? this.leg("home") : this.walk.member.price(this.roles.home);
    const { price } = this;
    // Not by way of the price that was agreed to.
    for (const one of [price + 2, price]) {
      await this.setPrice(one);
      await expect(shown).toContainText(formatPrice(one));
    }
  }

  /** A price that is in no slip. */
  async swayElsewhere(): Promise<void> {
    const cell = this.walk.member.price(this.roles.elsewhere);
    const price = (await cell.innerText()).includes("2.05") ? 210 : 205;
    await this.#put(this.roles.elsewhere, { betPrice: price });
    await expect(cell).toContainText(formatPrice(price));
  }

  /** The price of home is agreed to; the page shows it so. */
  async agreed(): Promise<void> {
    await expect(this.leg("home")).toHaveAttribute("data-state", /price\.steady/);
    this.seen = this.price;
  }

  async typeStake(won: number): Promise<void> {
    if (won > 0) this.taken = won;
    await this.stake.fill(String(won));
    await expect(this.stake).toHaveValue(addComma(won));
  }

  async refuseChanges(): Promise<void> {
    await this.slip.getByText(POLICY_LABEL.none, { exact: true }).click();
    await expect(this.slip.getByRole("radio", { name: POLICY_LABEL.none })).toBeChecked();
  }

  async sendBet(): Promise<void> {
    await this.placeButton.click();
    await this.walk.page.getByRole("dialog").getByRole("button", { name: PLACE }).click();
  }

  /** Remembers what the page itself stores of a slip with home in it. */
  async learnStored(): Promise<void> {
    await this.walk.member.pick(this.roles.home);
    const prefix = STORED_SLIP;
    const find = (): Promise<{ key: string; text: string } | null> =>
      this.walk.page.evaluate((start) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith(start));
        return key === undefined ? null : { key, text: localStorage.getItem(key) ?? "" };
      }, prefix);
    await expect.poll(find).not.toBeNull();
    this.#stored = await find();
    await this.clearButton.click();
    await expect(this.slip).toHaveAttribute("data-state", "empty");
  }

  /** What a reload would bring back: the selections, the stake and the choice; null where nothing is stored. */
  async stored(): Promise<{ ids: string[]; stake: number; policy: string } | null> {
    const text = await this.walk.page.evaluate((start) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith(start) && !one.endsWith("another-member"));
      return key === undefined ? null : localStorage.getItem(key);
    }, STORED_SLIP);
    if (text === null) return null;
    const { entries, stake, policy } = (JSON.parse(text) as { slip: StoredSlip }).slip;
    return { ids: entries.map(({ id }) => id), stake, policy };
  }

  /** In another tab the member makes this slip one of home alone at today's price, with that stake. */
  async fillElsewhere(stake: number): Promise<void> {
    await this.#elsewhere((tab) => tab.fill(this.roles.home, this.price, stake));
  }

  /** In another tab the member empties the slip. */
  async emptyElsewhere(): Promise<void> {
    await this.#elsewhere((tab) => tab.empty());
  }

  async #elsewhere(work: (tab: SlipTab) => Promise<void>): Promise<void> {
    const { walk } = this;
    const tab = await this.#tab();
    await tab.show();
    await this.#forgetTold();
    await work(tab);
    await this.#hears(await tab.text());
    // A tab that is not in front draws seldom, and whoever clicks in it waits for that.
    await walk.page.bringToFront();
    // Each change had the prices asked for anew: the questions before the last are given up.
    if (walk.held.isHolding("check")) await expect.poll(() => walk.held.count("check")).toBeLessThan(2);
  }

  async #tab(): Promise<SlipTab> {
    if (this.#otherTab) return this.#otherTab;
    const tab = await SlipTab.open(this.walk, { game: this.game, key: this.#record.key });
    this.#otherTab = tab;
    this.walk.atEnd(() => {
      this.#otherTab = null;
      return tab.close();
    });
    return tab;
  }

  /**
   * Another member's slip is stored by another tab. By script: who logs in there ends this member's session, so that no
   * two members have tabs of one browser; what comes so late all the same must be passed over.
   */
  async storeOfAnother(stake: number): Promise<void> {
    const { key, text } = this.#record;
    const own = JSON.parse(text) as { savedAt: number; slip: { owner: string } };
    const owner = "another-member";
    const slip = { ...own.slip, stake, owner };
    const tab = await this.#tab();
    const other = JSON.stringify({ ...own, slip, savedAt: own.savedAt + ++this.#writes });
    await tab.member.page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key.replace(own.slip.owner, owner),
      other,
    ] as const);
    await this.#hears(other);
    await this.walk.page.bringToFront();
  }

  get #record(): { key: string; text: string } {
    if (!this.#stored) throw new Error("what is stored was not learnt");
    return this.#stored;
  }

  /** Waits until this page has heard of what another tab stored; null where it removed it. */
  async #hears(text: string | null): Promise<void> {
    const told = () => this.walk.page.evaluate(() => document.documentElement.dataset.toldStorage);
    await expect.poll(told, { intervals: [20] }).toBe(text ?? "");
  }

  async #forgetTold(): Promise<void> {
    await this.walk.page.evaluate(() => delete document.documentElement.dataset.toldStorage);
  }

  /** A record that is passed over shows nothing else. */
  async tellStorage(): Promise<void> {
    await this.walk.page.evaluate(() =>
      addEventListener("storage", ({ key, newValue }) => {
        if (key?.startsWith("hanpan.slip.")) document.documentElement.dataset.toldStorage = newValue ?? "";
      }),
    );
  }

  async #put(id: string, change: { betPrice?: number; status?: string }): Promise<void> {
    await this.walk.operator.ask("PUT", `/api/test/selections/${id}`, change);
  }
}
