// A round that was drawn, with everything that verifies it.
import type { MiniGameEvent, RoundProof, RunningGames } from "../src/api/contract/games/mini-games.ts";
import { GAMES, gameOf } from "../src/domain/games/games.ts";
import { KINDS } from "../src/domain/games/kinds.ts";
import { selectionIdOf } from "../src/domain/games/selection-id.ts";
import type { BettingLists } from "../src/ui/sports/slip/betting.ts";
import { createFixtureStore } from "../src/api/prices/fixture-store.ts";
import { createBrowserPriceStore } from "../src/api/prices/price-store.ts";
import { createRoundStore } from "../src/api/prices/round-store.ts";
import { createStoryLive } from "./story-live.ts";

const MINUTE = 60_000;
const OPENS_AT = Date.parse("2026-11-22T00:10:00+09:00");

export const storyRound: MiniGameEvent = {
  id: "215-20261122-0003",
  gameId: "215",
  date: "2026-11-21T15:10:00.000Z",
  number: 3,
  running: 93_603,
  opensAt: OPENS_AT,
  closesAt: OPENS_AT + 5 * MINUTE - 10_000,
  endsAt: OPENS_AT + 5 * MINUTE,
  commitment: "260735ec4db04e0d33058bd09df759a06032e50ed5f131af9ab27e637813c541",
  state: "drawn",
  drawn: [[27, 13, 25, 2, 24], [3]],
  summary: "파워볼 3 홀 언더 · 일반볼 91 홀 오버",
  seed: "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
  isSettled: true,
};

/** The same round as it was drawn before there was a beacon. */
export const olderProof: RoundProof = {
  round: storyRound,
  version: 1,
  anchor: "64e031b43293d988438196eddd2c0049e5c26958b71d12dc32d77bbd2d62dcc9",
  root: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  leaves: [],
  beacon: null,
  voidReason: null,
};

/** Signed by the beacon of test mode, at the period of the house's. */
export const storyBeacon = {
  publicKey:
    "8d0273f6bf31ed37c3b8d68083ec3d8e20b5f2cc170fa24b9b5be35b34ed013f9a921f1cad1644d4bdb14674247234c8049cd1dbb2d2c3581e54c088135fef36505a6823d61b859437bfc79b617030dc8b40e32bad1fa85b9c0f368af6d38d3c",
  genesis: 1_692_803_367,
  period: 3,
  isHouse: true,
  round: 34_156_909,
  signature: "99979b5f8ba5fa73deb9cc6583d1865136aaaa07ee6388c0fd8346921e48d84f6dfbfe20903f6175c537d1903713c72d",
};

export const storyProof: RoundProof = {
  ...olderProof,
  version: 2,
  round: {
    ...storyRound,
    commitment: "4114c98dbb4c413cf195ac2bc0f04779cc9dbc993933bae2d56e157d1ecd9ad5",
    drawn: [[27, 2, 11, 24, 1], [0]],
    summary: "파워볼 0 짝 언더 · 일반볼 65 홀 언더",
  },
  beacon: storyBeacon,
};

/** The round that runs now, by the clock of whoever looks. */
export function runningRound(): MiniGameEvent {
  const now = Date.now();
  return {
    ...storyRound,
    id: "215-20261122-0004",
    number: 4,
    running: 93_604,
    opensAt: now - MINUTE,
    closesAt: now + 3 * MINUTE,
    endsAt: now + 3 * MINUTE + 10_000,
    state: "open",
    drawn: null,
    summary: null,
    seed: null,
    isSettled: false,
  };
}

/** Every game with a round that runs; the first one is being maintained. */
function runningGames(): RunningGames {
  const now = Date.now();
  const items = GAMES.map(({ id, seconds }, i) => ({
    gameId: String(id),
    isMaintained: i === 0,
    round: {
      ...runningRound(),
      id: `${id}-20261122-0004`,
      gameId: String(id),
      closesAt: now + seconds * 500,
      endsAt: now + seconds * 500 + 10_000,
    },
    last: [],
  }));
  return { now, items, eventId: "1-1" };
}

/** Answers of the calls of one game's page. */
export function gameAnswers(gameId = "215") {
  const game = gameOf(gameId) ?? GAMES[0];
  const picks = game ? KINDS[game.kind].picks : [];
  return {
    [`settingMinigame/${gameId}`]: { systemMaintenanceFlg: false },
    "minigame/events": { now: Date.now(), items: [runningRound(), storyRound], eventId: "1-1" },
    "minigame/picks": {
      items: picks.map(({ key, market, name, price }) => ({ key, market, name, betPrice: price, maxStake: 1_000_000 })),
      maxPickStake: 1_000_000,
      maxRoundStake: 3_000_000,
      eventId: "1-1",
    },
    "minigame/running": runningGames(),
    favourites: { fixtures: [], leagues: [], games: ["551"] },
    [`minigame/rounds/${storyRound.id}`]: storyProof,
    bets: {
      page: 1,
      pageCount: 1,
      itemsPerPage: 15,
      totalCount: 0,
      items: [],
      totals: { stake: 0, won: 0, refunded: 0 },
      running: [],
      eventId: "1-1",
    },
  };
}

/** The stores with the picks of the round that runs, open unless it is locked. */
export function storyLists({ isLocked = false } = {}): BettingLists {
  const prices = createBrowserPriceStore();
  const { id } = runningRound();
  const picks = gameAnswers()["minigame/picks"].items;
  if (isLocked) prices.lock([id]);
  prices.apply(
    picks.map(({ key, betPrice }) => ({ selectionId: selectionIdOf(id, key), betPrice, status: "open" })),
    "1-1",
  );
  return {
    owner: "m1",
    live: createStoryLive(),
    prices,
    rounds: createRoundStore(prices),
    fixtures: createFixtureStore(),
    takeList: () => {},
    watchBoards: () => () => {},
    hearOf: () => {},
    takeRunning: () => {},
    close: () => {},
  };
}
