// The same slip in another tab of the member's browser, changed there by hand.
import { expect, type Locator } from "@playwright/test";
import { addComma, formatPrice } from "../../../src/domain/common/price.ts";
import type { StoredSlip } from "../../../src/machines/slip/stored-slip.ts";
import { POLICY_LABEL } from "../../../src/ui/sports/slip/text.ts";
import { MemberDriver } from "../../e2e/drivers/member.ts";
import type { Walk } from "../lib/walk.ts";
import { openTab, type OtherTab } from "../other-tab.ts";

/** Milliseconds between two looks: what is waited for is there at once. */
const intervals = [20];

export class SlipTab {
  readonly #tab: OtherTab;
  readonly #key: string;
  readonly member: MemberDriver;

  private constructor(tab: OtherTab, key: string) {
    this.#tab = tab;
    this.#key = key;
    this.member = new MemberDriver(tab.page);
  }

  /** `key`: where the slip is stored. */
  static async open(walk: Walk, { game, key }: { game: string; key: string }): Promise<SlipTab> {
    const tab = new SlipTab(await openTab(walk), key);
    await tab.member.openGame(game);
    return tab;
  }

  get close(): () => Promise<void> {
    return this.#tab.close;
  }

  /** What is stored, as it stands there; null for an empty slip. */
  text(): Promise<string | null> {
    return this.#tab.page.evaluate((key) => localStorage.getItem(key), this.#key);
  }

  async #stored(): Promise<StoredSlip | null> {
    const text = await this.text();
    return text === null ? null : (JSON.parse(text) as { slip: StoredSlip }).slip;
  }

  get #legs(): Locator {
    return this.member.slip.locator('[data-machine="slip-leg"]');
  }

  /** In front of the other one, and with the slip that was stored last. */
  async show(): Promise<void> {
    await this.#tab.page.bringToFront();
    const stored = await this.#stored();
    await expect
      .poll(() => this.#legs.evaluateAll((legs) => legs.map((leg) => leg.getAttribute("data-selection"))), {
        intervals,
      })
      .toEqual(stored?.entries.map(({ id }) => id) ?? []);
    if (stored) await expect(this.#stake).toHaveValue(stored.stake === 0 ? "" : addComma(stored.stake));
  }

  get #stake(): Locator {
    return this.member.slip.getByLabel("베팅금액");
  }

  /** Until the slip holds this selection alone, at the price that it has now, with that stake, and takes no other price. */
  async fill(id: string, price: number, stake: number): Promise<void> {
    const { member } = this;
    const leg = member.slip.locator(`[data-machine="slip-leg"][data-selection="${id}"]`);
    // Prices come here by way of the other tab.
    await expect(member.price(id)).toContainText(formatPrice(price));
    // First, so that the slip is not empty meanwhile.
    if ((await leg.count()) === 0) await member.pick(id);
    for (const other of (await this.#stored())?.entries ?? [])
      if (other.id !== id) {
        const row = member.slip.locator(`[data-selection="${other.id}"]`);
        await row.getByRole("button", { name: / 삭제$/ }).click();
        await expect(row).toHaveCount(0);
      }
    const agreed = (await this.#stored())?.entries.find((entry) => entry.id === id)?.betPrice;
    if (agreed !== price) await leg.getByRole("button", { name: /변경 배당 수락/ }).click();
    const { policy, stake: before } = (await this.#stored()) ?? { policy: "better", stake: 0 };
    if (policy !== "none") await member.slip.getByText(POLICY_LABEL.none, { exact: true }).click();
    if (before === stake) await member.slip.getByRole("button", { name: "정정" }).click();
    await this.#stake.fill(String(stake));
    await expect(this.#stake).toHaveValue(addComma(stake));
  }

  async empty(): Promise<void> {
    await this.#tab.page.getByRole("button", { name: "전체 삭제" }).click();
    await expect(this.#legs).toHaveCount(0);
  }
}
