// What a member does at the slip, as its buttons do it.
import type { FixtureWire } from "../../../src/api/contract/sports/fixtures.ts";
import { sampleSlipBetLimits } from "../../../src/machines/slip/slip.samples.ts";
import type { PricePolicy } from "../../../src/domain/sports/price-policy.ts";
import { POLICY_LABEL } from "../../../src/ui/sports/slip/text.ts";
import { availabilityOf, type LegAvailability, takesPick } from "../../../src/domain/sports/slip/availability.ts";
import type { SlipEntry } from "../../../src/domain/sports/slip/pick.ts";
import { addPick } from "../../../src/domain/sports/slip/add-pick.ts";
import type { BetPress, SlipShown } from "../../../src/machines/betting/betting.schema.ts";
import { slipEntry } from "../../../src/ui/sports/korea/slip-entry.ts";
import { pickOf } from "../../../src/ui/sports/list/pick-of.ts";
import { betRequest } from "../../../src/ui/sports/slip/bet-request.ts";
import type { Page } from "../world/page.ts";
import type { World } from "../world/world.ts";
import { isFree, onPage, pageOf, type Step, type WithPage } from "../step.ts";

/** The bettingSlip of a page on which one bets, and the slip beside its list. */
function at(page: Page) {
  const bettingSlip = page.bettingSlip();
  const betting = page.betting();
  return bettingSlip && betting ? { bettingSlip, ...betting, slip: bettingSlip.shown().slip } : null;
}

const seen = ({ game, list }: { game: string; list: { items: FixtureWire[]; bonus: FixtureWire | null } }) =>
  (list.bonus && game !== "live" ? [...list.items, list.bonus] : list.items).flatMap((fixture) =>
    fixture.markets.flatMap((market) => market.selections.map((selection) => ({ fixture, market, selection }))),
  );

function expect(world: World, page: Page, ids: readonly string[]): void {
  const bettingSlip = page.bettingSlip();
  if (bettingSlip) world.expectLegs(bettingSlip, ids);
}

const atSlip =
  (holds: (found: NonNullable<ReturnType<typeof at>>) => boolean): WithPage =>
  (page, world) => {
    const found = at(page);
    return found !== null && isFree(page, world) && holds(found);
  };

export const pick = (index: number): Step => ({
  says: `선택 ${index + 1} 누르기`,
  isPossible: onPage(atSlip((found) => seen(found).length > 0 && !found.slip.hasTag("held"))),
  run: (world) => {
    const page = pageOf(world);
    const found = at(page);
    if (!found) return;
    const { game, bettingSlip, slip } = found;
    const all = seen(found);
    const one = all[index % all.length];
    if (!one) return;
    const { context } = slip;
    const shown = bettingSlip.prices.read(one.selection.id) ?? one.selection;
    const availability = availabilityOf(shown.status);
    const { betPrice } = shown;
    // /inplay picks by the European rules.
    const rule = page.shown() === "/inplay" ? { rule: "european" as const } : {};
    const entry = { ...slipEntry(game, one.fixture, one.market, one.selection, betPrice), ...rule };
    const rules = { maxLegs: sampleSlipBetLimits.maxLegs };
    const entries = context.legs.map((leg) => leg.entry);
    const next = takesPick(entries, entry, availability) ? addPick(entries, entry, rules) : { entries };
    expect(
      world,
      page,
      next.entries.map(({ id }) => id),
    );
    const send = (picked: SlipEntry, as: LegAvailability) =>
      page.app.betting.pick(slip.context.name, { ...picked, ...rule }, as);
    pickOf({ game, fixture: one.fixture, prices: bettingSlip.prices, pick: send })(one.selection.id, availability);
  },
});

const hasLegs = atSlip(({ slip }) => slip.context.legs.length > 0 && !slip.hasTag("held"));

export const removeLeg = (index: number): Step => ({
  says: `슬립의 선택 ${index + 1} 빼기`,
  isPossible: onPage(hasLegs),
  run: (world) => {
    const page = pageOf(world);
    const found = at(page);
    const ids = found?.slip.context.legs.map((leg) => leg.entry.id) ?? [];
    const id = ids[index % ids.length];
    if (!found || id === undefined) return;
    expect(
      world,
      page,
      ids.filter((other) => other !== id),
    );
    found.bettingSlip.edit({ type: "slip.remove", id });
  },
});

export const clearSlip: Step = {
  says: "슬립 비우기",
  isPossible: onPage(hasLegs),
  run: (world) => {
    const page = pageOf(world);
    const found = at(page);
    if (!found) return;
    expect(world, page, []);
    found.bettingSlip.edit({ type: "slip.clear" });
  },
};

export const setStake = (stake: number): Step => ({
  says: `베팅금액 ${stake}원`,
  isPossible: onPage(hasLegs),
  run: (world) => at(pageOf(world))?.bettingSlip.edit({ type: "stake.set", stake }),
});

export const highestStake: Step = {
  says: "최대 금액 누르기",
  isPossible: onPage(hasLegs),
  run: (world) => at(pageOf(world))?.bettingSlip.edit({ type: "stake.max" }),
};

export const setPolicy = (policy: PricePolicy): Step => ({
  says: `배당 변경: ${POLICY_LABEL[policy]}`,
  isPossible: onPage(hasLegs),
  run: (world) => at(pageOf(world))?.bettingSlip.edit({ type: "policy.set", policy }),
});

export const checkPrices: Step = {
  says: "배당 다시 확인",
  isPossible: onPage(atSlip(({ slip }) => slip.matches({ filled: "unchecked" }))),
  run: (world) => at(pageOf(world))?.bettingSlip.edit({ type: "prices.check" }),
};

const openOf = (slip: SlipShown["slip"]): BetPress => ({
  type: "placement.open",
  request: betRequest(slip.context),
});

function openAt(page: Page): void {
  const found = at(page);
  if (found) found.bettingSlip.press(openOf(found.slip));
}

const canOpen = atSlip(({ slip, bettingSlip }) => bettingSlip.can(openOf(slip)));

export const openPlacement: Step = {
  says: "베팅하기 누르기",
  isPossible: onPage(canOpen),
  run: (world) => openAt(pageOf(world)),
};

const isConfirming = atSlip(({ bettingSlip }) => bettingSlip.shown().placement.matches("confirming"));

export const cancelPlacement: Step = {
  says: "베팅 확인 취소",
  isPossible: onPage(isConfirming),
  run: (world) => at(pageOf(world))?.bettingSlip.press({ type: "placement.cancel" }),
};

export const confirmPlacement: Step = {
  says: "베팅 확인",
  isPossible: onPage((page, world) => isConfirming(page, world) && canConfirm(page)),
  run: (world) => confirm(world),
};

function canConfirm(page: Page): boolean {
  const found = at(page);
  if (!found) return false;
  const { slip, bettingSlip } = found;
  const request = betRequest(slip.context);
  return bettingSlip.can({ type: "placement.confirm", request });
}

function confirm(world: World): void {
  const page = pageOf(world);
  const found = at(page);
  if (!found || !canConfirm(page)) return;
  const request = betRequest(found.slip.context);
  world.confirms += 1;
  found.bettingSlip.press({ type: "placement.confirm", request });
}

/** All at once, so that walks come to an answer often. */
export const placeBet = (stake: number): Step => ({
  says: `${stake}원 베팅하고 확인`,
  isPossible: onPage(
    (page, world) => hasLegs(page, world) && at(page)?.bettingSlip.shown().placement.matches("editing") === true,
  ),
  run: (world) => {
    const page = pageOf(world);
    const found = at(page);
    if (!found) return;
    found.bettingSlip.edit({ type: "stake.set", stake });
    if (!canOpen(page, world)) return;
    openAt(page);
    confirm(world);
  },
});

const ANSWERS = {
  "command.reconcile": "베팅 결과 확인",
  "command.resend": "같은 베팅 다시 보내기",
  "command.discard": "접수되지 않은 베팅 취소",
  "placement.edit": "슬립으로 돌아가기",
} as const;

export const answerPlacement = (type: keyof typeof ANSWERS): Step => {
  const event: BetPress = { type };
  return {
    says: ANSWERS[type],
    isPossible: onPage(atSlip(({ bettingSlip }) => bettingSlip.can(event))),
    run: (world) => at(pageOf(world))?.bettingSlip.press(event),
  };
};
