// Who makes each event of the slip happen.
import { expect } from "@playwright/test";
import { addComma } from "../../../src/domain/common/price.ts";
import { BONUS_PRICE_MESSAGE } from "../../../src/domain/sports/slip/refusal.ts";
import { POLICY_LABEL } from "../../../src/ui/sports/slip/text.ts";
import type { Executors } from "../lib/browser-model.ts";
import type { Walk } from "../lib/walk.ts";
import { hasBonus, homeIn, idsIn, type Machine, type Snapshot } from "./slip-model.ts";
import { slip, type Roles } from "./slip-page.ts";

/** The only stake that the models' limits allow. */
export const STAKE = 10_000;
/** At the highest price that is taken it would win more than the house pays. */
const STAKE_TOO_HIGH = 60_000;
const HIGHEST_PRICE = 100_000;
const HIGHEST_STAKE = 50_000;

export const does: Executors<Machine> = {
  "slip.pick": async ({ member, page }, { event, before, isRefused: isPressRefused }) => {
    const role = event.entry.id as keyof Roles;
    const isIn = idsIn(before).includes(role);
    if (isPressRefused) {
      // The press that a closed price takes no notice of.
      await slip.setHomeOpen(false);
      await expect(member.price(slip.roles[role])).toContainText("마감");
      await member.price(slip.roles[role]).click({ force: true });
      await expect(member.price(slip.roles[role])).toHaveAttribute("aria-pressed", "false");
      return slip.offerHome();
    }
    if (role === "home" && !isIn) await slip.offerHome();
    await member.price(slip.roles[role]).click();
    const isRefused = (role === "bonus" && idsIn(before).includes("over")) || (role === "over" && hasBonus(before));
    if (isRefused) {
      const alert = page.getByRole("alertdialog");
      await expect(alert).toContainText(BONUS_PRICE_MESSAGE);
      await alert.getByRole("button", { name: "확인" }).click();
      await expect(alert).toHaveCount(0);
    } else if (role === "home" && !isIn) slip.seen = slip.price;
    await expect(member.price(slip.roles[role])).toHaveAttribute("aria-pressed", String(!isRefused && !isIn));
  },
  "slip.remove": async (_, { isRefused }) => {
    if (isRefused) await expect(slip.leg("home")).toHaveCount(0);
    else
      await slip
        .leg("home")
        .getByRole("button", { name: / 삭제$/ })
        .click();
  },
  "slip.clear": () => slip.clearButton.click(),
  "slip.restore/filled": async () => {
    await slip.offerHome();
    slip.seen = slip.price;
    slip.taken = STAKE;
    await slip.fillElsewhere(STAKE);
  },
  "slip.restore/empty": () => slip.emptyElsewhere(),
  "slip.restore/of another member": () => slip.storeOfAnother(STAKE),
  "slip.acceptPrice": async (_, { before, isRefused }) => {
    if (isRefused) return expect(slip.button(/ 변경 배당 수락$/)).toHaveCount(0);
    await acceptAndMoveOn(before, () =>
      slip
        .leg("home")
        .getByRole("button", { name: / 변경 배당 수락$/ })
        .click(),
    );
  },
  "leg.priceAcknowledged": async (_, { before }) => {
    // What is bet on is agreed to by that.
    if (!before.matches("held"))
      await slip
        .leg("home")
        .getByRole("button", { name: / 변경 배당 수락$/ })
        .click();
    await slip.agreed();
  },
  "leg.priceMoved": (_, { event, before }) => {
    const seen = homeIn(before)?.seenPrice ?? 0;
    return slip.moveHome(event.betPrice > seen ? "above" : event.betPrice < seen ? "below" : "seen");
  },
  "leg.availabilityMoved": (_, { event }) => slip.setHomeOpen(event.availability === "open"),
  "prices.changed/home": (_, { before }) => slip.swayHome(homeIn(before) !== null),
  "prices.changed/of another slip": () => slip.swayElsewhere(),
  "prices.check": () => slip.button("다시 확인").click(),
  "xstate.done.actor.checkPrices": async ({ held }) => void (await held.letGo("check", 200)),
  "xstate.error.actor.checkPrices": ({ held }) => held.cut("check"),
  "stake.set": async (walk, { event, before, isRefused }) => {
    if (isRefused) {
      // More digits than a number holds exactly; what is no digit is not taken either.
      const stake = await slip.stake.inputValue();
      await slip.stake.fill("99999999999999999999");
      return expect(slip.stake).toHaveValue(stake);
    }
    if (before.matches("empty")) return takeOfferedStake(walk);
    if (event.stake === 0) await slip.button("정정").click();
    else await slip.typeStake(event.stake);
  },
  "stake.quick": async (_, { isRefused }) => {
    const add = slip.button("1만 더하기");
    if (!isRefused) {
      slip.taken = STAKE;
      return add.click();
    }
    await slip.typeStake(Number.MAX_SAFE_INTEGER);
    await expect(add).toBeDisabled();
    await slip.typeStake(STAKE);
  },
  "stake.max": async ({ member }) => {
    await slip.button("최대").click();
    const highest = Math.min(5_000_000, Math.floor((await member.balance()) / 10) * 10);
    await expect(slip.stake).toHaveValue(addComma(highest));
    // The model's limits allow one stake only; and the money must last.
    await slip.typeStake(STAKE);
  },
  "policy.set": async (_, { event }) => {
    // By way of the choice that the model does not make.
    for (const policy of ["better", event.policy] as const) {
      await slip.slip.getByText(POLICY_LABEL[policy], { exact: true }).click();
      await expect(slip.slip.getByRole("radio", { name: POLICY_LABEL[policy] })).toBeChecked();
    }
  },
  "betLimits.set": async (walk) => {
    const level = walk.notes.get("level") === 9 ? 8 : 9;
    walk.notes.set("level", level);
    await walk.operator.ask("PUT", `/api/test/members/${slip.userId}`, { level });
    const shown = walk.page.locator("header").getByRole("img", { name: `레벨 ${level}` });
    await expect(shown).toBeVisible();
  },
  "balance.set": async ({ member, operator }) => {
    const before = await member.balance();
    await operator.ask("POST", "/api/admin/deposits", { userId: slip.userId, amount: 10 });
    await expect.poll(() => member.balance()).toBe(before + 10);
  },
  "slip.hold": async ({ held }) => {
    await slip.sendBet();
    await held.arrived("place");
  },
  "slip.release": async ({ held }, { before }) => {
    const [role = "home"] = idsIn(before);
    await slip.whileSuspended(role as "home" | "draw" | "over", async () => {
      await held.letGo("place", 422);
      await expect(slip.slip).toContainText("베팅이 접수되지 않았습니다.");
    });
    await slip.button("확인").click();
  },
  "slip.placed": async ({ held }) => {
    await held.letGo("place", 201);
    await expect(slip.slip).toContainText("베팅이 접수되었습니다.");
    await slip.button("확인").click();
  },
};

/** Agrees to the price, and sees that; then it moves on the same way, for the model tells the agreement by itself. */
async function acceptAndMoveOn(before: Snapshot, accept: () => Promise<void>): Promise<void> {
  const home = homeIn(before);
  await accept();
  await slip.agreed();
  await slip.moveHome(home && home.entry.betPrice > home.seenPrice ? "above" : "below");
}

/** A bet is refused for its stake, the slip is emptied, and then the stake that would be taken is pressed. */
async function takeOfferedStake({ member, held }: Walk): Promise<void> {
  const { price } = slip;
  await slip.offerHome();
  await member.pick(slip.roles.home);
  await slip.typeStake(STAKE_TOO_HIGH);
  await slip.sendBet();
  await held.arrived("place");
  await slip.setPrice(HIGHEST_PRICE);
  await held.letGo("place", 422);
  const offered = slip.button(`${addComma(HIGHEST_STAKE)}원으로 변경`);
  await expect(offered).toBeVisible();
  await slip.clearButton.click();
  await offered.click();
  await expect(offered).toHaveCount(0);
  // The model knows one stake; here it is this one until another is typed.
  slip.taken = HIGHEST_STAKE;
  await slip.setPrice(price);
}
