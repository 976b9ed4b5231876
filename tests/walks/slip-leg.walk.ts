import { expect } from "@playwright/test";
import { formatPrice } from "../../src/domain/common/price.ts";
import { availabilityOf } from "../../src/domain/sports/slip/availability.ts";
import type { slipLegMachine } from "../../src/machines/slip-leg/slip-leg.machine.ts";
import { slipLegPaths } from "../../src/machines/slip-leg/slip-leg.paths.ts";
import { SLIP_TEXT } from "../../src/ui/sports/slip/text.ts";
import { offersOf, oneEach, readGame } from "../e2e/drivers/fixtures.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

/** As the model's leg is picked. */
const PICKED_AT = 195;

/** The test model with what leads to prices that were agreed to: a market opens and closes at each. */
const memberLegs: typeof slipLegPaths = {
  ...slipLegPaths,
  cases: [
    ...slipLegPaths.cases,
    ...[
      [180, "closed"],
      [200, "closed"],
      [210, "open"],
    ].map(([betPrice, status]) => ({
      type: "leg.changed",
      name: `${betPrice} ${status}`,
      make: () => ({ type: "leg.changed", betPrice, status }),
    })),
  ],
};

const slipLeg = defineBrowserModel<typeof slipLegMachine>({
  machine: "slip-leg",
  guards: "money",
  isHeldElsewhere: true,
  model: memberLegs,
  start: async (walk) => {
    const { member } = walk;
    if (walk.isNew) {
      await member.loginToHome("member13");
      await member.openGame("cross");
      ids = await chooseSelections(walk);
    }
    const clear = walk.page.getByRole("button", { name: "전체 삭제" });
    if (await clear.isEnabled()) await clear.click();
    await move(walk, PICKED_AT, "open");
    await expect(member.price(ids.moving)).toContainText(formatPrice(PICKED_AT));
    await expect(member.price(ids.moving)).not.toHaveAttribute("aria-disabled", "true");
    // Another leg stands beside it, and nothing of what happens is told to that one.
    await member.pick(ids.still);
    await member.pick(ids.moving);
    walk.atEnd(() => move(walk, PICKED_AT, "open"));
  },
  face: (walk) => row(walk, ids.moving),
  cannot: ({ event, before }) => {
    if (event.type === "leg.acknowledge")
      return before.hasTag("takesBets") ? null : "A leg that takes no bets has no button to agree with.";
    const isSame =
      event.betPrice === before.context.betPrice && before.matches({ availability: availabilityOf(event.status) });
    return isSame && event.status !== "suspended" ? "A page is told what changed, not what stayed." : null;
  },
  does: {
    "leg.changed": async (walk, { event: { betPrice, status }, isRefused }) => {
      if (isRefused) {
        // A market that is suspended already: its price moves away and comes back.
        await move(walk, betPrice - 5, status);
        await expect(row(walk, ids.moving)).toContainText(formatPrice(betPrice - 5));
      }
      await move(walk, betPrice, availabilityOf(status));
    },
    "leg.acknowledge": (walk) =>
      row(walk, ids.moving)
        .getByRole("button", { name: /변경 배당 수락/ })
        .click(),
  },
  sees: {
    "price.steady": async (walk, { context }) => {
      await expectPrices(walk, context.betPrice, null);
      await expect(row(walk, ids.moving)).not.toContainText(/[▲▼]/);
    },
    "price.up": async (walk, { context }) => {
      await expectPrices(walk, context.betPrice, context.seenPrice);
      await expect(row(walk, ids.moving)).toContainText(`▲ ${formatPrice(context.betPrice)}`);
    },
    "price.down": async (walk, { context }) => {
      await expectPrices(walk, context.betPrice, context.seenPrice);
      await expect(row(walk, ids.moving)).toContainText(`▼ ${formatPrice(context.betPrice)}`);
    },
    "availability.open": async (walk, snapshot) => {
      await expect(row(walk, ids.moving)).not.toContainText(/일시 중지|마감/);
      const { betPrice, seenPrice } = snapshot.context;
      const said = betPrice > seenPrice ? SLIP_TEXT.up : betPrice < seenPrice ? SLIP_TEXT.down : null;
      for (const text of [SLIP_TEXT.up, SLIP_TEXT.down])
        await expect(row(walk, ids.moving).getByText(text, { exact: true })).toHaveCount(text === said ? 1 : 0);
      const accept = row(walk, ids.moving).getByRole("button", { name: /변경 배당 수락/ });
      await expect(accept).toHaveCount(snapshot.hasTag("priceChanged") ? 1 : 0);
    },
    "availability.suspended": (walk) => expectShut(walk, "일시 중지", "일시 중지된 선택이 있습니다."),
    "availability.closed": (walk) => expectShut(walk, "마감", "마감된 선택이 있습니다."),
  },
});

/** The selection whose leg is walked, and one of another fixture. */
let ids = { moving: "", still: "" };

async function chooseSelections({ server }: Walk): Promise<typeof ids> {
  const offers = offersOf(await readGame(server.url, "cross"), "win_draw_lose");
  const [still, moving] = oneEach(offers.toReversed(), 2);
  if (!still || !moving) throw new Error("nothing offered");
  return { moving: moving.selection.id, still: still.selection.id };
}

function row({ member }: Walk, id: string) {
  return member.slip.locator(`[data-machine="slip-leg"][data-selection="${id}"]`);
}

async function move({ operator }: Walk, betPrice: number, status: string): Promise<void> {
  await operator.ask("PUT", `/api/test/selections/${ids.moving}`, { betPrice, status });
}

/** The price as it stands, and the one that was agreed to struck out beside it. */
async function expectPrices(walk: Walk, now: number, seen: number | null): Promise<void> {
  await expect(row(walk, ids.moving)).toContainText(formatPrice(now));
  await expect(row(walk, ids.moving).locator("s")).toHaveText(seen === null ? [] : [formatPrice(seen)]);
  await expect(row(walk, ids.still)).toHaveAttribute("data-state", "price.steady availability.open");
}

async function expectShut(walk: Walk, badge: string, reason: string): Promise<void> {
  await expect(row(walk, ids.moving)).toContainText(badge);
  await expect(row(walk, ids.moving).getByRole("button", { name: /변경 배당 수락/ })).toHaveCount(0);
  await expect(walk.member.slip).toContainText(reason);
  await expect(walk.member.slip.getByRole("button", { name: "베팅하기" })).toBeDisabled();
}

describeWalks(slipLeg);
