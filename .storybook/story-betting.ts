// The betting of the betting pages for a story: the real machines and stores, with effects that answer as the
// story wants them to.
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { Bet, BetRequest } from "../src/api/contract/sports/bets.ts";
import { createFixtureStore } from "../src/api/prices/fixture-store.ts";
import { createBrowserPriceStore } from "../src/api/prices/price-store.ts";
import { createRoundStore } from "../src/api/prices/round-store.ts";
import { NO_OPEN_STAKES, type OpenStakes } from "../src/domain/sports/bet-limits.ts";
import { sampleSlipBetLimits } from "../src/machines/slip/slip.samples.ts";
import type { FixtureEntry, SlipEntry } from "../src/domain/sports/slip/pick.ts";
import { placementMachine } from "../src/machines/placement/placement.machine.ts";
import type { PlacementAnswer, PlacementIntent, StoreIntentInput } from "../src/machines/placement/placement.schema.ts";
import { hideFields } from "./hide-fields.ts";
import { createStoryLive, type StoryLine } from "./story-live.ts";
import { storyTabs } from "./story-tabs.ts";
import type { SlipPair, SlipTab } from "../src/machines/betting/betting.schema.ts";
import { startBetting } from "./start-betting.ts";
import { eachSlip, type SlipName } from "../src/domain/sports/slip/slips.ts";
import { slipOf } from "../src/main/slip-of.ts";
import { slipMachine } from "../src/machines/slip/slip.machine.ts";
import type { CheckPricesInput, CheckPricesOutput, PriceNow } from "../src/machines/slip/slip.schema.ts";
import type { AppContext } from "../src/ui/app-context.ts";
import type { Betting, BettingSlip } from "../src/ui/sports/slip/betting.ts";

export type SlipActor = ActorRefFrom<typeof slipMachine>;
export type PlacementActor = ActorRefFrom<typeof placementMachine>;

const never = () => new Promise<never>(() => {});

export const entry: FixtureEntry = {
  kind: "fixture",
  id: "f1-home",
  rule: "korean",
  fixtureId: "f1",
  marketId: "f1-1x2",
  marketName: "1X2",
  family: "win_draw_lose",
  period: "100",
  phase: "prematch",
  betPrice: 185,
  bonusLegs: null,
  line: null,
  selectionKey: "home",
  selectionName: "울산 현대",
  sportId: "6046",
  leagueName: "K리그1",
  homeName: "울산 현대",
  awayName: "전북 현대",
  startsAt: "2026-11-21T10:00:00Z",
};
export const secondEntry: FixtureEntry = {
  ...entry,
  id: "f2-away",
  fixtureId: "f2",
  marketId: "f2-hc",
  marketName: "Handicap",
  family: "handicap",
  line: -1.5,
  betPrice: 212,
  selectionKey: "away",
  selectionName: "수원 삼성",
  homeName: "FC 서울",
  awayName: "수원 삼성",
};

export interface StorySlip {
  name?: SlipName;
  entries?: readonly SlipEntry[];
  stake?: number;
  balance?: number;
  /** What the member's open bets come to. */
  open?: OpenStakes;
  /** Prices that moved since they were picked. */
  moved?: readonly PriceNow[];
  /** A stored slip whose prices are being asked for, or could not be. */
  stored?: "checking" | "unchecked";
}

export function createStorySlip({
  name = "normal",
  entries = [entry, secondEntry],
  stake = 50_000,
  balance = 1_284_500,
  open = NO_OPEN_STAKES,
  moved = [],
  stored,
}: StorySlip = {}): SlipActor {
  const slip = createActor(
    slipMachine.provide({
      actors: {
        checkPrices: fromPromise<CheckPricesOutput, CheckPricesInput>(() =>
          stored === "unchecked" ? Promise.reject(new Error("offline")) : never(),
        ),
      },
      actions: { saveSlip: () => {} },
    }),
    {
      input: {
        owner: "m1",
        name,
        limits: { ...sampleSlipBetLimits, open },
        balance,
        stored: stored ? { owner: "m1", name, entries: [...entries], stake, policy: "better" } : null,
      },
    },
  ).start();
  if (!stored) {
    for (const one of entries) slip.send({ type: "slip.pick", entry: one, availability: "open" });
    slip.send({ type: "stake.set", stake });
  }
  if (moved.length > 0) slip.send({ type: "prices.changed", items: moved });
  for (const leg of slip.getSnapshot().context.legs) hideFields(leg.ref);
  return hideFields(slip);
}

const request: BetRequest = {
  stake: 50_000,
  accept: "none",
  picks: [entry, secondEntry].map(({ fixtureId, marketId, id, betPrice }) => ({
    kind: "fixture",
    fixtureId,
    marketId,
    selectionId: id,
    betPrice,
  })),
};

export const bet: Bet = {
  id: "b1",
  number: "6562305898",
  status: 0,
  acceptance: "accepted",
  refusal: null,
  stake: 50_000,
  price: 392,
  payout: 196_000,
  paid: 0,
  placedAt: "2026-11-21T02:20:00.000Z",
  settledAt: null,
  picks: [entry, secondEntry].map((one) => ({
    ...one,
    marketKind: one.family,
    selectionId: one.id,
    status: 0,
    outcome: "open",
    score: null,
  })),
};

export interface StoryPlacement {
  /** editing: nothing was pressed; confirming: the dialog; else the bet was sent. */
  until?: "editing" | "confirming" | "sent";
  answer?: PlacementAnswer;
  found?: PlacementAnswer;
  withdrawn?: PlacementAnswer;
  isFresh?: boolean;
  /** What was sent. */
  asked?: BetRequest;
}

export function createStoryPlacement({
  until = "editing",
  answer,
  found,
  withdrawn,
  isFresh = true,
  asked = request,
}: StoryPlacement = {}): PlacementActor {
  // A bet that is sent after it stays on its way.
  let left = answer;
  const placement = createActor(
    placementMachine.provide({
      actors: {
        storeIntent: fromPromise<PlacementIntent, StoreIntentInput>(async ({ input }) => ({
          key: "story-key-1",
          ...input,
        })),
        sendCommand: fromPromise<PlacementAnswer, PlacementIntent>(() => {
          const given = left;
          left = undefined;
          return given ? Promise.resolve(given) : never();
        }),
        findCommand: fromPromise<PlacementAnswer, PlacementIntent>(() => (found ? Promise.resolve(found) : never())),
        withdrawCommand: fromPromise<PlacementAnswer, PlacementIntent>(() =>
          withdrawn ? Promise.resolve(withdrawn) : never(),
        ),
      },
      actions: { dropIntent: () => {}, saveDirect: () => {} },
      delays: { reconcileDelay: found ? 1 : 3_600_000, pendingPoll: 3_600_000, sendTimeout: 3_600_000 },
    }),
    { input: { owner: "m1", fresh: isFresh } },
  ).start();
  if (until === "confirming") placement.send({ type: "placement.open", request: asked });
  if (until === "sent") sendStoryBet(placement, asked);
  return hideFields(placement);
}

export function sendStoryBet(placement: PlacementActor, asked: BetRequest = request): void {
  placement.send({ type: "placement.open", request: asked });
  placement.send({ type: "placement.confirm", request: asked });
}

export interface StoryBetting {
  slip?: StorySlip | SlipActor;
  placement?: StoryPlacement | PlacementActor;
  line?: StoryLine;
  /** False: whether prices are live is told the placement by who drives it. */
  hearsLine?: boolean;
  tab?: SlipTab;
}

const isActor = <Actor extends SlipActor | PlacementActor>(given: object): given is Actor => "getSnapshot" in given;

export function createStoryBetting({
  slip = { entries: [] },
  placement = {},
  line = "live",
  hearsLine = true,
}: StoryBetting = {}) {
  const prices = createBrowserPriceStore();
  const fixtures = createFixtureStore();
  const live = createStoryLive(line);
  const pair = {
    slip: isActor<SlipActor>(slip) ? slip : createStorySlip(slip),
    placement: isActor<PlacementActor>(placement) ? placement : createStoryPlacement(placement),
  };
  const { name } = pair.slip.getSnapshot().context;
  // Its other slips are empty.
  const other = (one: SlipName): SlipPair => ({
    slip: createStorySlip({ name: one, entries: [], stake: 0 }),
    placement: createStoryPlacement(),
  });
  const betting = startBetting({ slips: eachSlip((one) => (one === name ? pair : other(one))), live, hearsLine });
  return slipOf(betting, name, {
    owner: "m1",
    prices,
    fixtures,
    rounds: createRoundStore(prices),
    live,
    watchBoards: () => () => {},
    hearOf: () => {},
    takeRunning: (items, eventId) => fixtures.apply(items, eventId),
    close: () => {},
    takeList: (items, eventId) => {
      prices.seed(items, eventId);
      fixtures.seed(items, eventId);
    },
  });
}

/** The page's betting, with one slip that is there. */
export function storyBetting(betting: BettingSlip, tab?: SlipTab): Betting {
  const tabs = storyTabs(tab);
  return {
    ...tabs,
    read: () => betting,
    readLists: () => betting,
    ask: () => {},
    prepare: () => {},
    pick: (_, entry, availability) => betting.edit({ type: "slip.pick", entry, availability }),
    subscribe: (listener) => {
      const ends = [tabs.subscribe(listener), betting.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
}

/** For StoryApp's `prepare`: a member's betting is open. */
export function withSlip(options?: StoryBetting) {
  const betting = createStoryBetting(options);
  return (app: AppContext): void => {
    app.betting = storyBetting(betting, options?.tab);
  };
}
