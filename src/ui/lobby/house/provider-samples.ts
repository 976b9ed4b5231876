// What stories of the provider's pages show.
import type {
  HouseVisit,
  SlotSheet,
  SlotSpinFacts,
  SlotView,
  TableRound,
  TableView,
} from "../../../api/contract/lobby/house.ts";

export const sampleVisit: HouseVisit = {
  player: "player-1",
  playerName: "me****",
  balance: 96_500,
  staked: 10_000,
  won: 6_500,
  startedAt: 0,
  returnUrl: "https://site.example/slot",
};

export const sampleSpin: SlotSpinFacts = {
  id: "spin-0001",
  mode: "base",
  stops: [6, 8, 9, 10, 11],
  stake: 1_000,
  won: 0,
  roundWon: 0,
  freeLeft: 0,
  chain: "c1",
  number: 1,
  nonce: "nonce-0001",
  seed: "a1".repeat(32),
  previous: "b2".repeat(32),
};

export const sampleSlot: SlotView = {
  visit: sampleVisit,
  pending: null,
  last: null,
  stake: 1_000,
  free: null,
  promised: "c3".repeat(32),
  readyAt: 0,
  now: 60_000,
};

export const sampleSheet: SlotSheet = {
  paid: "611853060165120",
  staked: "634033809653760",
  returned: 0.965_016,
  returnedBase: 0.751_49,
  returnedFree: 0.213_526,
  hitRate: 0.473_093,
  freeSpinRate: 0.016_052,
  deviation: 3.477,
  mostBase: 156.7,
  mostFree: 342.4,
};

const AT = 1_000_000;
export const sampleRound: TableRound = {
  id: "t-chain-7",
  chain: "chain",
  number: 7,
  opensAt: AT,
  closesAt: AT + 18_000,
  opensCardsAt: AT + 26_000,
  endsAt: AT + 32_000,
  promised: "d4".repeat(32),
  drawn: null,
  seed: null,
  root: null,
  leaves: [],
};
export const PLAYER_WINS = [
  [32, 48],
  [4, 20],
];
export const BANKER_WINS = [
  [4, 20, 9],
  [32, 48],
];
export const TIE = [
  [32, 48],
  [33, 49],
];
export const sampleTable: TableView = {
  round: sampleRound,
  players: 3,
  pools: [
    { pick: "banker", players: 1, amount: 50_000 },
    { pick: "player", players: 2, amount: 30_000 },
  ],
  now: AT + 5_000,
};
