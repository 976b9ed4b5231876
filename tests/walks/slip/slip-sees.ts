// What a person sees of the slip in each state.
import { expect } from "@playwright/test";
import { addComma, formatPrice } from "../../../src/domain/common/price.ts";
import { POLICY_LABEL } from "../../../src/ui/sports/slip/text.ts";
import type { Walk } from "../lib/walk.ts";
import { hasBonus, homeIn, idsIn, type SlipStep, type Snapshot } from "./slip-model.ts";
import { slip, type Roles } from "./slip-page.ts";

export const sees = {
  empty: async () => {
    await expect(slip.slip).toContainText("선택한 경기가 없습니다.");
    await expect(slip.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
    await expect(slip.clearButton).toBeDisabled();
    expect(await slip.stored(), "nothing comes back with a reload").toBeNull();
  },
  "filled.checking": async (walk: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(snapshot, "담긴 배당을 확인하는 중입니다.");
    await walk.held.arrived("check");
  },
  "filled.unchecked": async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(snapshot, "담긴 배당을 확인하지 못했습니다.");
  },
  "filled.ready": async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(snapshot, null);
  },
  "filled.moved": async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(snapshot, null);
    await expect(slip.button(/^변경 배당 수락하고 베팅/)).toBeVisible();
  },
  "filled.blocked": async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(snapshot, reasonOf(snapshot));
  },
  "held.agreed": async (_: Walk, snapshot: Snapshot, step: SlipStep | null) => {
    await expectLegs(snapshot, step?.event.type === "slip.hold");
    await expectHeld("베팅을 접수하는 중입니다.");
  },
  "held.earlier": async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectHeld("접수 확인 중");
  },
};

/** What became of the bet stands where the form was, and nothing of the slip can be changed. */
async function expectHeld(text: string): Promise<void> {
  await expect(slip.slip).toContainText(text);
  await expect(slip.stake).toHaveCount(0);
  await expect(slip.clearButton).toBeDisabled();
  for (const remove of await slip.button(/ 삭제$/).all()) await expect(remove).toBeDisabled();
}

/** Each leg stands in the slip, home with its price and both of its regions as they are; what was bet on is agreed to. */
async function expectLegs(snapshot: Snapshot, isAgreed = false): Promise<void> {
  const ids = idsIn(snapshot);
  await expect(slip.slip.locator('[data-machine="slip-leg"]')).toHaveCount(ids.length);
  for (const id of ids) await expect(slip.leg(id as keyof Roles)).toHaveCount(1);
  const { stake, policy } = snapshot.context;
  expect(await slip.stored(), "a reload brings the same slip back").toEqual({
    ids: ids.map((id) => slip.roles[id as keyof Roles]),
    stake: stake === 0 ? 0 : slip.taken,
    policy,
  });
  const home = homeIn(snapshot);
  if (!home) return;
  const { entry, seenPrice, availability } = home;
  const price = isAgreed
    ? "steady"
    : entry.betPrice > seenPrice
      ? "up"
      : entry.betPrice < seenPrice
        ? "down"
        : "steady";
  await expect(slip.leg("home")).toHaveAttribute("data-state", `price.${price} availability.${availability}`);
  await expect(slip.leg("home")).toContainText(formatPrice(slip.price));
}

/** The stake, the choice and the button with its reason. */
async function expectForm({ context }: Snapshot, reason: string | null): Promise<void> {
  await expect(slip.stake).toHaveValue(context.stake === 0 ? "" : addComma(slip.taken));
  await expect(slip.slip.getByRole("radio", { name: POLICY_LABEL[context.policy] })).toBeChecked();
  if (reason === null) return expect(slip.placeButton).toBeEnabled();
  await expect(slip.slip).toContainText(reason);
  await expect(slip.placeButton).toBeDisabled();
}

function reasonOf(snapshot: Snapshot): string {
  if (homeIn(snapshot)?.availability === "closed") return "마감된 선택이 있습니다.";
  if (hasBonus(snapshot)) return "이 보너스배당은 다른 경기를 3개 이상 선택해야 합니다.";
  // Both are of one fixture, and the answer with their price together is left out.
  if (idsIn(snapshot).length > 1) return "조합 배당을 확인하는 중입니다.";
  return "베팅금액을 입력해주세요.";
}
