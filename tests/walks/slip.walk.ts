import { expect } from "@playwright/test";
import { BONUS_PRICE_MESSAGE } from "../../src/domain/slip/refusal.ts";
import { addComma, formatPrice } from "../../src/domain/price.ts";
import type { slipMachine } from "../../src/machines/slip/slip.machine.ts";
import { slipPaths } from "../../src/machines/slip/slip.paths.ts";
import type { SlipContext } from "../../src/machines/slip/slip.schema.ts";
import { defineBrowserModel, type AnyStep, type Executors } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { SlipPage, type Roles } from "./slip-page.ts";

type Machine = typeof slipMachine;
type SlipStep = AnyStep<Machine>;
type Snapshot = SlipStep["before"];

const FACE = '[data-machine="slip"]';
const CHECK = "**/api/selections?**";
const PLACE = "**/api/bets";
const FIND = "**/api/bets/by-key/**";
const STAKE = 10_000;
/** At the highest price that is taken it would win more than the house pays. */
const STAKE_TOO_HIGH = 60_000;
const HIGHEST_PRICE = 100_000;
const HIGHEST_STAKE = 50_000;
const GONE = "A leg tells only the slip that holds it, and is stopped when it leaves: none tells a slip without it.";
const NO_FORM = "An empty slip shows neither the quick amounts nor the choice of what may happen to prices.";

let slip: SlipPage;

const does: Executors<Machine> = {
  "slip.pick": async ({ member, page }, { event, before }) => {
    const role = event.entry.id as keyof Roles;
    const isIn = idsIn(before).includes(role);
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
    await slip.storeElsewhere(STAKE);
  },
  "slip.restore/empty": () => slip.emptyElsewhere(),
  "slip.restore/of another member": () => slip.storeElsewhere(STAKE, "another-member"),
  "slip.acceptPrice": async (_, { before, isRefused }) => {
    if (isRefused) return expect(slip.button(/변경 배당 수락/)).toHaveCount(0);
    await acceptAndMoveOn(before, () =>
      slip
        .leg("home")
        .getByRole("button", { name: /변경 배당 수락/ })
        .click(),
    );
  },
  "slip.acceptPrices": (_, { before }) => acceptAndMoveOn(before, () => slip.button("변경 배당 모두 수락").click()),
  "leg.priceAcknowledged": async () => {
    await slip
      .leg("home")
      .getByRole("button", { name: /변경 배당 수락/ })
      .click();
    slip.seen = slip.price;
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
    if (!isRefused) return add.click();
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
  "policy.set": (_, { event }) =>
    slip.slip.getByText(event.policy === "any" ? "모두 수락" : "변경 거부", { exact: true }).click(),
  "limits.set": async (walk) => {
    const level = walk.notes.get("level") === 9 ? 8 : 9;
    walk.notes.set("level", level);
    await walk.operator.ask("PUT", "/api/test/members/member12", { level });
    await walk.clocks.pass(5_000);
    await expect(walk.page.locator("header").getByRole("img", { name: `레벨 ${level}` })).toBeVisible();
  },
  "balance.set": async ({ member, operator }) => {
    const before = await member.balance();
    await operator.ask("POST", "/api/admin/deposits", { userId: "member12", amount: 10 });
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
  "slip.placed": async ({ held, notes }, { before }) => {
    const isHeld = before.matches("held");
    await held.letGo(isHeld ? "place" : "find", isHeld ? 201 : 200);
    await expect(slip.slip).toContainText("베팅이 접수되었습니다.");
    await slip.button("확인").click();
    notes.set("isBetLost", false);
  },
};

const sees = {
  empty: async () => {
    await expect(slip.slip).toContainText("선택한 경기가 없습니다.");
    await expect(slip.slip.locator('[data-machine="slip-leg"]')).toHaveCount(0);
    await expect(slip.clearButton).toBeDisabled();
  },
  "filled.checking": async (walk: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(walk, snapshot, "담긴 배당을 확인하는 중입니다.");
    await walk.held.arrived("check");
  },
  "filled.unchecked": async (walk: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(walk, snapshot, "담긴 배당을 확인하지 못했습니다.");
  },
  "filled.ready": async (walk: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(walk, snapshot, null);
  },
  "filled.blocked": async (walk: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expectForm(walk, snapshot, reasonOf(snapshot));
  },
  held: async (_: Walk, snapshot: Snapshot) => {
    await expectLegs(snapshot);
    await expect(slip.slip).toContainText("베팅을 접수하는 중입니다.");
    await expect(slip.stake).toHaveCount(0);
    await expect(slip.clearButton).toBeDisabled();
    for (const remove of await slip.button(/ 삭제$/).all()) await expect(remove).toBeDisabled();
  },
};

/** 크로스: several markets of a fixture may stand together, one pick each. */
const korean = defineBrowserModel<Machine>({
  machine: "slip",
  model: slipPaths("korean"),
  start: async (walk) => {
    const isNew = walk.isNew;
    if (isNew) slip = await SlipPage.open(walk, { member: "member12", game: "cross", variant: "korean" });
    await slip.openEmpty();
    if (isNew) await slip.learnStored();
    await walk.held.hold("check", CHECK);
    await walk.held.hold("place", PLACE, "POST");
  },
  face: FACE,
  does,
  sees,
  isPossible: (step) => isPossible(step),
  isEnd: ({ event, before }) => event.type === "stake.set" && before.matches("empty"),
  costOf: ({ event, before }) => {
    if (event.type === "limits.set" || (event.type === "stake.set" && before.matches("empty"))) return 6;
    return /^slip\.(hold|release|placed)|^prices\.changed/.test(event.type) ? 3 : 1;
  },
  leavesOut: {
    "xstate.done.actor.checkPrices/left out": "The server deletes no selection, so it leaves none out of its answer.",
    "(root) leg.priceMoved [none]": GONE,
    "(root) leg.priceAcknowledged [none]": GONE,
    "(root) leg.availabilityMoved [none]": GONE,
    "empty policy.set": NO_FORM,
    "empty stake.quick": NO_FORM,
    "empty stake.quick [none]": NO_FORM,
    "empty stake.set [none]": "To an empty slip only the house offers a stake, and that one is whole.",
    "held slip.placed [else]":
      "The bet that holds the slip is the one that is placed, and its legs cannot leave the slip meanwhile.",
  },
});

/** What a member can do, in the state that the step begins in, and what the server can tell the page then. */
function isPossible({ event, before, label }: SlipStep): boolean {
  const legs = idsIn(before);
  const home = homeIn(before);
  const isOpen = legs.length > 0 && before.context.legs.every((leg) => leg.availability === "open");
  switch (event.type) {
    case "slip.pick":
      // The model's folder needs one other leg, those of the house three: beside others it is only refused.
      if (event.entry.id === "bonus") return legs.includes("over") || legs.every((id) => id === "bonus");
      return event.entry.id === "over" || !hasBonus(before);
    case "slip.restore":
      return !(label === "slip.restore/empty" && before.matches("empty"));
    case "slip.acceptPrice":
      return home === null || (isMoved(before) && isOpen);
    case "leg.priceAcknowledged":
      return before.matches("filled") && isMoved(before) && isOpen;
    case "slip.acceptPrices":
      return before.hasTag("blocked") && isMoved(before) && isOpen && before.context.policy === "none";
    case "leg.priceMoved":
      return home !== null && home.entry.betPrice !== event.betPrice;
    case "leg.availabilityMoved":
      return home !== null && home.availability !== event.availability;
    case "prices.check":
      return before.matches({ filled: "unchecked" });
    case "slip.hold":
      // A bet is an agreement to the prices as they stand: the legs would tell so at once.
      return !isMoved(before);
    case "slip.placed":
      // All that was bet on leaves.
      return before.matches("held") && legs.join() === "home" && isOpen && !isMoved(before);
    case "stake.set":
      // Where the slip is empty the member has let any price be taken before.
      if (before.matches("empty")) return label === "stake.set/taken" && before.context.policy === "any";
      return before.context.stake !== event.stake;
    case "stake.quick":
    case "policy.set":
      return before.matches("filled") && (event.type !== "policy.set" || event.policy !== before.context.policy);
    default:
      return true;
  }
}

function idsIn({ context }: { context: SlipContext }): string[] {
  return context.legs.map((leg) => leg.entry.id);
}

function homeIn({ context }: { context: SlipContext }) {
  return context.legs.find((leg) => leg.entry.id === "home") ?? null;
}

function hasBonus(given: { context: SlipContext }): boolean {
  return idsIn(given).includes("bonus");
}

function isMoved(given: { context: SlipContext }): boolean {
  const home = homeIn(given);
  return home !== null && home.entry.betPrice !== home.seenPrice;
}

/** Agrees to the price, and sees that; then it moves on the same way, for the model tells the agreement by itself. */
async function acceptAndMoveOn(before: Snapshot, accept: () => Promise<void>): Promise<void> {
  const home = homeIn(before);
  await accept();
  await expect(slip.leg("home")).toHaveAttribute("data-state", /price\.steady/);
  slip.seen = slip.price;
  await slip.moveHome(home && home.entry.betPrice > home.seenPrice ? "above" : "below");
}

/** A bet is refused for its stake, the slip is emptied, and then the stake that would be taken is pressed. */
async function takeOfferedStake({ member, held }: Walk): Promise<void> {
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
}

/** Each leg stands in the slip, home with its price and both of its regions as they are. */
async function expectLegs(snapshot: Snapshot): Promise<void> {
  const ids = idsIn(snapshot);
  await expect(slip.slip.locator('[data-machine="slip-leg"]')).toHaveCount(ids.length);
  for (const id of ids) await expect(slip.leg(id as keyof Roles)).toHaveCount(1);
  const home = homeIn(snapshot);
  if (!home) return;
  const { entry, seenPrice, availability } = home;
  const price = entry.betPrice > seenPrice ? "up" : entry.betPrice < seenPrice ? "down" : "steady";
  await expect(slip.leg("home")).toHaveAttribute("data-state", `price.${price} availability.${availability}`);
  await expect(slip.leg("home")).toContainText(formatPrice(slip.price));
}

/** The stake, the choice and the button with its reason; nothing but the outcome while a bet is looked for. */
async function expectForm(walk: Walk, { context }: Snapshot, reason: string | null): Promise<void> {
  if (walk.notes.get("isBetLost") === true) return expect(slip.slip).toContainText("접수 확인 중");
  await expect(slip.stake).toHaveValue(context.stake === 0 ? "" : addComma(context.stake));
  await expect(
    slip.slip.getByRole("radio", { name: context.policy === "any" ? "모두 수락" : "변경 거부" }),
  ).toBeChecked();
  if (reason === null) return expect(slip.placeButton).toBeEnabled();
  await expect(slip.slip).toContainText(reason);
  await expect(slip.placeButton).toBeDisabled();
}

function reasonOf(snapshot: Snapshot): string {
  if (homeIn(snapshot)?.availability === "closed") return "마감된 선택이 있습니다.";
  if (isMoved(snapshot) && snapshot.context.policy === "none") return "배당이 변경되었습니다.";
  if (hasBonus(snapshot)) return "이 보너스배당은 다른 경기를 3개 이상 선택해야 합니다.";
  return "베팅금액을 입력해주세요.";
}

/** 승무패 after a reload: a bet was sent, and the page does not know yet what became of it. */
const single = defineBrowserModel<Machine>({
  machine: "slip",
  model: slipPaths("single", true),
  start: async (walk) => {
    if (walk.isNew) slip = await SlipPage.open(walk, { member: "member14", game: "wintielose", variant: "single" });
    const { page, member, held, notes } = walk;
    await slip.openEmpty();
    await member.pick(slip.roles.home);
    await slip.typeStake(STAKE);
    let isTaken = false;
    await page.route(PLACE, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      // The server takes the bet; its answer does not arrive before the reload.
      await route.fetch();
      isTaken = true;
    });
    await slip.sendBet();
    await expect.poll(() => isTaken).toBe(true);
    await held.hold("check", CHECK);
    await held.hold("find", FIND);
    notes.set("isBetLost", true);
    await page.reload();
    await page.unroute(PLACE);
    await slip.expectLive();
    await held.arrived("find");
  },
  face: FACE,
  does,
  sees,
  isPossible: ({ event, label, before }) =>
    /^(slip\.placed\/home|slip\.pick\/draw|xstate\..*)$/.test(label) &&
    (event.type !== "slip.pick" || before.matches("filled")) &&
    (event.type !== "slip.placed" || !before.matches("held")),
  isEnd: ({ event }) => event.type === "slip.placed",
  resetCost: 8,
  leavesOut: {
    "xstate.done.actor.checkPrices/left out": "The server deletes no selection, so it leaves none out of its answer.",
  },
});

describeWalks(korean, single);
