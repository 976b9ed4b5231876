import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { baccaratSeatMachine } from "../../src/machines/baccarat-seat/baccarat-seat.machine.ts";
import { baccaratSeatPaths } from "../../src/machines/baccarat-seat/baccarat-seat.paths.ts";
import { intentKey, writeIntent } from "../../src/machines/command/stored-command.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import { HouseStay } from "./lib/house-stay.ts";
import { houseSubmission } from "./lib/house-submission.ts";
import { stored, whileStoring } from "./lib/submission.ts";
import type { Walk } from "./lib/walk.ts";

type Machine = typeof baccaratSeatMachine;

const LOOK = "GET /api/table";
const FACE = '[data-machine="baccarat-seat"]';
/** How long the page waits before it opens a stream that ended, in milliseconds. */
const AGAIN_MS = 2_000;
/** How often the page tells its machine the time, in milliseconds. */
const TICK_MS = 250;

let betting: Promise<HouseStay> | null = null;
const opened = (): Promise<HouseStay> => (betting ??= HouseStay.open());

const AS_TIME_GOES =
  "The round's time runs with the timers of a bet, on one clock: the walk of `command` waits for those.";
/** The key of the model, in whose place the page makes its own. */
const MODEL_KEY = "key-00000001";

const isCutOff = ({ context }: SnapshotFrom<Machine>) => context.stands === null && context.table !== null;
const noWord = (): void => undefined;

/** The stream ended, and the page has not opened it again. */
const isCut = ({ notes }: Walk): boolean => notes.get("cut") === true;

/** Lets the page open its stream again. */
async function listen(walk: Walk): Promise<HouseStay> {
  const house = await opened();
  if (!isCut(walk)) return house;
  await walk.clocks.run(AGAIN_MS);
  await house.answer(LOOK, {});
  walk.notes.delete("cut");
  return house;
}

const submission = houseSubmission({
  machine: "baccarat-seat",
  within: "placing.",
  call: "POST /api/table/bets",
  opened,
});

const seat = defineBrowserModel<Machine>({
  machine: "baccarat-seat",
  model: baccaratSeatPaths,
  start: async (walk) => {
    const house = await opened();
    await walk.clocks.install();
    await walk.clocks.resume();
    await walk.page.goto("about:blank");
    house.reset();
    await walk.page.goto(`${house.url}/baccarat`);
    await walk.page.evaluate(() => localStorage.clear());
    await walk.page.goto("about:blank");
    house.reset();
    await walk.page.goto(`${house.url}/baccarat`);
    await house.listened();
    await walk.clocks.stop();
  },
  // What is stored is stored at once.
  face: ({ page }, snapshot) =>
    page.locator(snapshot.matches({ placing: "storing" }) ? `${FACE}[data-state="placing.storing"]` : FACE),
  isAway: (snapshot) => snapshot.matches({ placing: "storing" }),
  cannot: (step) => {
    const { event, before, isRefused } = step;
    if (before.matches("over")) return "The page shows the notice alone.";
    if (event.type === "seat.over" && !before.matches("connecting"))
      return "The page learns it when its stream has ended.";
    if (before.matches("connecting") && (event.type === "history.told" || event.type === "mine.told"))
      return "A stream begins with the table.";
    if (before.matches("connecting") && event.type === "clock.tick") return "The clock says nothing before the table.";
    if (event.type === "clock.tick" && event.now <= before.context.now) return "The time is told when it has moved on.";
    if (before.matches({ placing: "storing" })) return whileStoring(event);
    if (event.type === "bet.found" && (isRefused || isCutOff(before)))
      return "The page reads what is stored when it is loaded, and tells it with the first bets.";
    if (event.type === "clock.tick" && before.matches("placing")) return "The timers of the bet run with the clock.";
    if (event.type.startsWith("command.") && isRefused) return "The button is there where it does something.";
    if (event.type === "seat.open" && isRefused) return "The button is there while the cards are covered.";
    return isRefused && event.type.startsWith("xstate.") ? "Nothing of the kind was asked." : null;
  },
  does: {
    "table.told": async (walk, { event }) => {
      await (await listen(walk)).tell("table", event.table);
      walk.notes.set("now", event.table.now);
      // The clock of the page follows what was told.
      await expect.poll(() => shownNow(walk)).toBe(event.table.round?.id ?? "");
    },
    "history.told": async (walk, { event }) => (await listen(walk)).tell("history", event.history),
    "mine.told": async (walk, { event, before }) => {
      const house = await listen(walk);
      // The page has made a key of its own.
      const key = /bets\/([\w-]+)/.exec(house.lastPath)?.[1] ?? String(walk.notes.get("key") ?? MODEL_KEY);
      await house.tell("mine", JSON.parse(JSON.stringify(event.mine).replaceAll(MODEL_KEY, key)) as object);
      const round = before.context.table?.round?.id;
      const bets = event.mine.bets.filter(({ roundId }) => roundId === round).length;
      await expect(walk.page.getByText(/^내 베팅 1,000원$/)).toHaveCount(bets);
    },
    "clock.tick": async (walk, { event }) => {
      const told = Number(walk.notes.get("now"));
      const target = Math.max(told, event.now + TICK_MS);
      await walk.clocks.run(target - told);
      walk.notes.set("now", target);
    },
    "line.lost": async (walk) => {
      await (await listen(walk)).endStream();
      walk.notes.set("cut", true);
    },
    "seat.over": async (walk) => {
      const house = await opened();
      if (!isCut(walk)) await house.endStream();
      // The page has noticed it when its next call comes.
      await expect
        .poll(async () => {
          await walk.clocks.run(AGAIN_MS);
          return house.count(LOOK);
        })
        .toBe(1);
      walk.watched.expectStatus(401);
      await house.answer(LOOK, { code: "visit_over", message: "입장이 만료되었습니다." }, 401);
    },
    "seat.bet": async (walk, { event, isRefused, before }) => {
      const fields = event.stakes.map(({ pick }) => field(walk, pick));
      if (!before.matches("betting")) return Promise.all(fields.map((one) => expect(one).toBeDisabled())).then(noWord);
      await takeBackAll(walk);
      // The smallest chip is chosen at first: it is the stake of the model. A field that is refused keeps the focus.
      for (const one of fields) await one.click({ force: isRefused });
      if (!isRefused) await walk.page.getByRole("button", { name: /^베팅 [\d,]+원$/ }).click();
      else if (fields.length === 0)
        await expect(walk.page.getByRole("button", { name: "베팅하기" })).toHaveAttribute("aria-disabled");
      else await expect(walk.page.getByText("플레이어와 뱅커에 함께 베팅할 수 없습니다.")).toBeVisible();
    },
    "seat.open": ({ page }) => page.getByRole("button", { name: "카드 열기" }).click(),
    "bet.found": async (walk, { event, before }) => {
      const house = await opened();
      const { key, owner, name, request } = event.intent;
      await walk.clocks.resume();
      await walk.page.evaluate(([place, text]) => localStorage.setItem(place, text), [
        intentKey({ owner, name }),
        writeIntent({ key, owner, name, request }, await walk.page.evaluate(() => Date.now())),
      ] as const);
      await walk.page.goto("about:blank");
      house.reset();
      await walk.page.goto(`${house.url}/baccarat`);
      await house.listened();
      await walk.clocks.stop();
      const { table, mine, now, history } = before.context;
      if (table) await house.tell("table", { ...table, now });
      if (history) await house.tell("history", history);
      await house.tell("mine", mine ?? {});
    },
    ...submission.does,
  },
  sees: {
    connecting: (walk) => expect(timer(walk)).toContainText("연결하는 중입니다."),
    waiting: (walk) => expect(timer(walk)).toContainText("다음 회차를 기다립니다."),
    "betting.choosing": (walk) => expect(timer(walk)).toContainText(/베팅하세요\d+초/),
    ...submission.sees,
    "betting.refused": async (walk) => {
      await expect(walk.page.getByText("지금은 신청할 수 없습니다.")).toBeVisible();
      expect(await stored(walk), "no key is kept").not.toContain('"key"');
    },
    closed: (walk) => expect(timer(walk)).toContainText("마감되었습니다"),
    "squeezing.covered": ({ page }) => expect(page.getByLabel("카드가 덮여 있습니다")).toBeVisible(),
    "squeezing.opened": ({ page }) => expect(page.getByLabel("카드가 덮여 있습니다")).toHaveCount(0),
    "shown.watched": ({ page }) => expect(page.getByText("이번 회차에는 베팅하지 않았습니다.")).toBeVisible(),
    "shown.lost": ({ page }) => expect(page.getByText("당첨되지 않았습니다.")).toBeVisible(),
    "shown.even": ({ page }) => expect(page.getByText(/^받은 금액 [\d,]+원$/)).toBeVisible(),
    "shown.won": ({ page }) => expect(page.getByText(/^[\d,]+원 당첨!$/)).toBeVisible(),
    over: ({ page }) => expect(page.getByRole("alert")).toContainText("입장이 만료되었습니다."),
  },
  leavesOut: {
    "seat.bet/no pick": "The page has no button for it.",
    "placing clock.tick": AS_TIME_GOES,
    "(root) bet.found [none]": "The page reads what is stored when it is loaded, and tells it with the first bets.",
    ...submission.leavesOut,
    "xstate.after.sendTimeout.baccarat-seat.placing.sending": AS_TIME_GOES,
    "xstate.after.sendTimeout.baccarat-seat.placing.reconciling": AS_TIME_GOES,
    "xstate.after.sendTimeout.baccarat-seat.placing.withdrawing": AS_TIME_GOES,
    "xstate.after.reconcileDelay.baccarat-seat.placing.unknown": AS_TIME_GOES,
  },
});

const NAMES: Readonly<Record<string, string>> = { player: "플레이어", banker: "뱅커", tie: "타이" };

const field = ({ page }: Walk, pick: string) =>
  page.getByRole("group", { name: "베팅 자리" }).getByRole("button", { name: new RegExp(`^${NAMES[pick]} ?\\d`) });

/** Chips that were refused, or whose answer was lost, lie on the felt. */
async function takeBackAll({ page }: Walk): Promise<void> {
  const undo = page.getByRole("button", { name: "되돌리기" });
  while ((await undo.getAttribute("aria-disabled")) === null) await undo.click();
}

const timer = ({ page }: Walk) => page.getByRole("timer");

/** The round that the page shows, empty for none. */
async function shownNow({ page }: Walk): Promise<string> {
  return (await page.locator('[data-machine="baccarat-seat"]').getAttribute("data-round")) ?? "";
}

describeWalks(seat);
