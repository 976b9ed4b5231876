import { expect, type Route } from "@playwright/test";
import type { BetPage } from "../../src/api/contract/sports/bet-page.ts";
import type { User } from "../../src/api/contract/session/member.ts";
import type { CashOutOffer } from "../../src/api/contract/sports/cash-out.ts";
import { askedOf } from "../../src/machines/cash-out/cash-out.actions.ts";
import type { cashOutMachine } from "../../src/machines/cash-out/cash-out.machine.ts";
import { cashOutPaths, cashOutReloadPaths } from "../../src/machines/cash-out/cash-out.paths.ts";
import { offerAt } from "../../src/machines/cash-out/cash-out.samples.ts";
import { ApiUser } from "../factories/api-user.ts";
import { openBet, OUTCOMES, storeOnly } from "./cash-out/told.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { emptyStorage, fillStorage } from "./placement/page-store.ts";
import { signIn } from "./visits.ts";

type Machine = typeof cashOutMachine;
type Call = "send" | "find" | "withdraw";

// No match moves on the walk's word: the walk answers for the server with the bet, the offers and the outcomes of the
// model. tests/api/sports/cash-out.test.ts has what the server answers.
const MEMBER = "member10";
const FACE = '[data-machine="cash-out"]';
const NOT_THERE = "The session's walk ends sessions.";
const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";
/** The stake of the bet of which nothing was sold yet, in won. */
const WHOLE = 50_000;
/** How far the page's clock goes at once where a timer is waited for, in milliseconds. */
const PART_MS = 500;

/** What the page is told of its bet, and its calls for offers that have no answer yet. */
interface Told {
  offer: CashOutOffer | null;
  waiting: Route[];
  answered: number;
}
const tells = new WeakMap<Walk, Told>();
/** The id of the member's account, under which the page stores a key. */
const owners = new WeakMap<Walk, string>();

function walksOf(model: typeof cashOutPaths, isReload: boolean) {
  return defineBrowserModel<Machine>({
    machine: "cash-out",
    guards: "money",
    model,
    start: async (walk) => {
      if (walk.isNew) await openTold(walk);
      tells.set(walk, { offer: null, waiting: [], answered: 0 });
      await walk.held.hold("send", "**/api/bets/b1/cash-out");
      await walk.held.hold("find", /\/api\/commands\/[^/]+$/);
      await walk.held.hold("withdraw", /\/api\/commands\/[^/]+\/withdraw$/);
      await walk.clocks.resume();
      await walk.page.evaluate(storeOnly, isReload ? ownerOf(walk) : null);
      await walk.page.goto("/bet_result");
      // A bet whose cash-out is not known unfolds by itself.
      if (!isReload) await walk.page.locator("summary").click();
      await expect(face(walk)).toHaveAttribute("data-state", isReload ? "reconciling" : "quoting");
      await walk.clocks.stop();
    },
    // What is stored is stored at once.
    face: ({ page }, snapshot) => page.locator(snapshot.matches("storing") ? `${FACE}[data-state="storing"]` : FACE),
    isAway: (snapshot) => snapshot.matches("storing"),
    cannot: ({ event, before, isRefused }) => {
      if (before.matches("storing"))
        return event.type.endsWith(".storeIntent")
          ? null
          : "What is stored is stored at once: there is no time for more.";
      if (event.type === "cashOut.decided" && before.context.offer === null)
        return "The page hears of a decision by an offer, which would be the first one.";
      if (event.type === "cashOut.offered" && before.hasTag("busy"))
        return "An offer is read by the clock, which would move a call under way too.";
      const isPriced = (before.context.offer?.value ?? null) !== null;
      const isOffered = isPriced && (before.matches("quoting") || before.matches("moved"));
      const isTried =
        (event.type === "cashOut.sell" && isOffered) || (event.type === "command.resend" && before.matches("unsent"));
      if (isRefused && !isTried) return "What cannot be pressed now is not there, or disabled.";
      if (event.type === "cashOut.choose" && event.part !== null && (before.context.offer?.stake ?? 0) < WHOLE)
        return "The slider's parts are of what is left.";
      if (event.type === "cashOut.choose" && event.part !== null && event.part === before.context.part)
        return "The slider stands there already.";
      const isPart = event.type === "cashOut.choose" || event.type === "cashOut.allow";
      return isPart && !isOffered ? "Without an amount there is nothing to choose of." : null;
    },
    does: {
      "cashOut.close": (walk) => press(walk, "닫기"),
      "cashOut.offered": (walk, { event }) => offer(walk, event.offer),
      "cashOut.choose/whole": (walk) => press(walk, "전부"),
      "cashOut.choose/part": (walk) => choose(walk, 40),
      "cashOut.allow": (walk) =>
        face(walk)
          .getByLabel("내림 허용")
          .selectOption("0")
          .then(() => undefined),
      "cashOut.sell": async (walk, { before, isRefused }) => {
        // More was chosen than is left.
        if (isRefused) return expect(face(walk).getByRole("button", { name: "캐시아웃", exact: true })).toBeDisabled();
        if (walk.coming[0]?.event.type === "xstate.error.actor.storeIntent") await fillStorage(walk.page);
        const asked = askedOf(before.context);
        await press(walk, `${asked?.value.toLocaleString("en")}원에 캐시아웃`);
      },
      // The page reads the offer again, which no longer says that a cash-out waits.
      "cashOut.decided": (walk, { before }) => offer(walk, before.context.offer ?? offerAt(60_000)),
      "command.reconcile": (walk) => press(walk, "지금 확인"),
      "command.resend": async (walk, { isRefused }) => {
        if (isRefused)
          await expect(face(walk).getByRole("button", { name: "다시 보내기", exact: true })).toHaveCount(0);
        else await press(walk, "다시 보내기");
      },
      "command.discard": (walk) => press(walk, "취소하기"),
      "xstate.done.actor.storeIntent": async () => undefined,
      // The storage is full since the amount was confirmed.
      "xstate.error.actor.storeIntent": (walk) => emptyStorage(walk.page),
      ...outcomesOf("sendCommand", "send"),
      ...outcomesOf("findCommand", "find"),
      ...outcomesOf("withdrawCommand", "withdraw"),
      "xstate.done.actor.findCommand/absent": ({ held }) =>
        held.answer("find", 404, { code: "not_found", message: "없습니다." }),
      "xstate.done.actor.withdrawCommand/withdrawn": ({ held }) => held.answer("withdraw", 204),
      "xstate.after.sendTimeout.cash-out.sending": (walk) => wait(walk, "unknown"),
      "xstate.after.sendTimeout.cash-out.reconciling": (walk) => wait(walk, "unknown"),
      "xstate.after.sendTimeout.cash-out.withdrawing": (walk) => wait(walk, "unsent"),
      "xstate.after.reconcileDelay.cash-out.unknown": (walk) => wait(walk, "reconciling"),
      "xstate.after.decisionPoll.cash-out.waiting": (walk) => wait(walk, "reconciling"),
    },
    leavesOut: {
      "cashOut.choose/too small": "Each place of the slider is a part that can be sold.",
      "xstate.done.actor.sendCommand/session ended": NOT_THERE,
      "xstate.done.actor.findCommand/session ended": NOT_THERE,
      "xstate.done.actor.withdrawCommand/session ended": NOT_THERE,
      "interrupted command.reconcile": NOT_THERE,
      "xstate.error.actor.sendCommand": IS_AN_ANSWER,
      "xstate.error.actor.findCommand": IS_AN_ANSWER,
      "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
    },
    sees: {
      quoting: async (walk, { context }) => {
        await expectOffer(walk, context.offer);
        const asked = askedOf(context);
        if (asked) await expect(face(walk)).toContainText(`최소 ${asked.least.toLocaleString("en")}원`);
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
      suspended: async (walk, { context: { offer: shown } }) => {
        const text = shown?.value === null ? (shown.message ?? "") : "다시 열리면 금액을 보여드립니다.";
        await expect(face(walk)).toContainText(text);
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
      moved: async (walk, { context }) => {
        await expect(face(walk).getByRole("alert")).toContainText("지급하지 않았습니다.");
        await expectOffer(walk, context.offer);
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
      storing: async () => undefined,
      sending: async (walk, { context }) => {
        const sent = (await walk.held.arrived("send")).postDataJSON() as object;
        const { stake, least, version } = context.asked ?? { stake: 0, least: 0, version: 0 };
        expect(sent, "the floor that was shown leaves").toEqual({ stake, value: least, version });
        expect(walk.held.count("send"), "one request is on its way").toBe(1);
        expect(await storedKey(walk), "its key is stored").not.toBeNull();
      },
      unknown: (walk, { context }) =>
        expect(face(walk).getByRole("alert")).toContainText(
          context.waits ? "접수 결과를 확인하고 있습니다." : "응답을 받지 못했습니다.",
        ),
      reconciling: async (walk, { context }) => {
        await expect(face(walk)).toContainText(
          context.waits ? "캐시아웃을 접수하고 있습니다." : "응답을 받지 못했습니다.",
        );
        await walk.held.arrived("find");
      },
      unsent: async (walk, { context }) => {
        const text = context.refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.";
        await expect(face(walk).getByRole("alert")).toContainText(text);
        const resend = face(walk).getByRole("button", { name: "다시 보내기", exact: true });
        await expect(resend).toHaveCount(context.intent?.request ? 1 : 0);
      },
      withdrawing: async (walk) => {
        await walk.held.arrived("withdraw");
        expect(await storedKey(walk), "its key is kept").not.toBeNull();
      },
      interrupted: () => Promise.reject(new Error(NOT_THERE)),
      waiting: async (walk) => {
        await expect(face(walk)).toContainText("캐시아웃을 접수하고 있습니다.");
        await expect(face(walk)).toContainText("59,400원보다 적거나 경기가 중지되면 접수하지 않습니다.");
        expect(await storedKey(walk), "its key is kept").not.toBeNull();
      },
      paid: async (walk) => {
        await expect(face(walk)).toContainText("60,000원이 지급되었습니다.");
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
      refused: async (walk, { context }) => {
        const isStored = context.refusal?.code !== "not_stored";
        const text = isStored ? "이미 끝난 베팅입니다." : "브라우저에 요청을 저장할 수 없어 보내지 않았습니다.";
        await expect(face(walk).getByRole("alert")).toContainText(text);
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
    },
  });
}

const face = ({ page }: Walk) => page.locator(FACE);

function told(walk: Walk): Told {
  const known = tells.get(walk);
  if (!known) throw new Error("the walk has not begun");
  return known;
}

/** Logs in, and answers for the server with the bet and its offers. */
async function openTold(walk: Walk): Promise<void> {
  await walk.clocks.install();
  const member = await ApiUser.login(walk.server.url, MEMBER);
  owners.set(walk, (await member.ask<User>("GET", "/api/member/user")).id);
  await signIn(walk, MEMBER);
  const bets: BetPage = {
    items: [openBet],
    page: 1,
    pageCount: 1,
    itemsPerPage: 15,
    totalCount: 1,
    totals: { stake: openBet.stake, won: 0, refunded: 0 },
    running: [],
    eventId: "1-1",
  };
  await walk.page.route(/\/api\/bets(\?|$)/, (route) => route.fulfill({ json: bets }));
  await walk.page.route("**/api/cash-outs?*", async (route) => {
    told(walk).waiting.push(route);
    await answerOffers(walk);
  });
  await walk.page.goto("/bet_result");
}

/** Answers the calls for offers that wait; one that the page gave up needs none. */
async function answerOffers(walk: Walk): Promise<void> {
  const known = told(walk);
  if (known.offer === null) return;
  for (const route of known.waiting.splice(0)) {
    if (route.request().failure() !== null) continue;
    await route.fulfill({ json: { items: [known.offer] } });
    known.answered++;
  }
}

/** The page reads the offer when the member comes back to it, once what it has read is not new any more. */
async function offer(walk: Walk, next: CashOutOffer): Promise<void> {
  const known = told(walk);
  const before = known.answered;
  known.offer = next;
  await answerOffers(walk);
  for (let ran = 0; ran < 20_000 && known.answered === before; ran += PART_MS) {
    await walk.clocks.run(PART_MS);
    await walk.page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await walk.page.waitForTimeout(20);
  }
  expect(known.answered, "the page reads its offers again").toBeGreaterThan(before);
  // What arrived is handed on by timers that are due at once.
  for (let i = 0; i < 4; i++) {
    await walk.page.waitForTimeout(20);
    await walk.clocks.run(1);
  }
}

/** The outcomes that each of the three calls may have, answered by the walk. */
function outcomesOf(actor: string, call: Call) {
  const entries = Object.entries(OUTCOMES).map(([kind, [status, body]]) => [
    `xstate.done.actor.${actor}/${kind}`,
    async (walk: Walk): Promise<void> => {
      if (kind === "moved") told(walk).offer = offerAt(40_000);
      if (call === "send") await walk.held.answer(call, status, body);
      else await walk.held.answer(call, 200, { status, body });
    },
  ]);
  const unknown = async ({ held }: Walk): Promise<void> => held.cut(call);
  return Object.fromEntries([...entries, [`xstate.done.actor.${actor}/unknown`, unknown]]) as Record<
    `xstate.${string}`,
    (walk: Walk) => Promise<void>
  >;
}

async function press(walk: Walk, name: string): Promise<void> {
  await face(walk).getByRole("button", { name, exact: true }).click();
}

async function choose(walk: Walk, percent: number): Promise<void> {
  await face(walk).getByLabel("캐시아웃할 베팅금액").fill(String(percent));
}

async function expectOffer(walk: Walk, shown: CashOutOffer | null): Promise<void> {
  const text = shown === null ? "확인하는 중입니다." : (shown.message ?? `${shown.value?.toLocaleString("en")}원`);
  await expect(face(walk)).toContainText(text);
}

/** The page's timers run until it is there. */
async function wait(walk: Walk, state: string): Promise<void> {
  const there = walk.page.locator(`${FACE}[data-state="${state}"]`);
  for (let ran = 0; ran < 32_000 && (await there.count()) === 0; ran += PART_MS) await walk.clocks.run(PART_MS);
}

function ownerOf(walk: Walk): string {
  return owners.get(walk) ?? "";
}

function storedKey(walk: Walk): Promise<string | null> {
  return walk.page.evaluate(
    (owner) => localStorage.getItem(`hanpan.command.intent.${owner}.bet.cash-out.b1`),
    ownerOf(walk),
  );
}

describeWalks(walksOf(cashOutPaths, false), walksOf(cashOutReloadPaths, true));
