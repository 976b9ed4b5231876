import { definePathModel } from "../../../paths/lib/model.ts";
import { baccaratSeatMachine } from "./baccarat-seat.machine.ts";
import { baccaratSeatWords } from "./baccarat-seat.words.ts";

const AT = 1_000_000;
const round = {
  id: "t-chain-1",
  chain: "chain",
  number: 1,
  opensAt: AT,
  closesAt: AT + 18_000,
  opensCardsAt: AT + 26_000,
  endsAt: AT + 32_000,
  promised: "p1",
  drawn: null,
  seed: null,
  root: null,
  leaves: [],
};
/** Nine and a king against two and a six: the player wins. */
const drawn = {
  ...round,
  drawn: [
    [32, 48],
    [4, 20],
  ],
  seed: "s1",
  root: "r1",
};
const next = {
  ...round,
  id: "t-chain-2",
  number: 2,
  opensAt: AT + 33_000,
  closesAt: AT + 51_000,
  opensCardsAt: AT + 59_000,
  endsAt: AT + 65_000,
};
const UNAUTHORIZED = { status: 401 };
const table = { players: 2, pools: [], now: AT };
const visit = {
  playerName: "ab**",
  balance: 100_000,
  staked: 0,
  won: 0,
  startedAt: 0,
  returnUrl: "https://site.example/casino",
};
const on = (pick: string) => ({ pick, amount: 1_000 });
const bet = (pick: string) => ({
  id: `bet-${pick}`,
  roundId: "t-chain-1",
  pick,
  amount: 1_000,
  state: "accepted" as const,
  paid: 0,
});
const mine = (...picks: string[]) => ({ mine: { bets: picks.map(bet), visit } });

export const baccaratSeatPaths = definePathModel({
  machine: baccaratSeatMachine,
  words: baccaratSeatWords,
  events: {
    "table.told": {
      asleep: { table: { ...table, round: null } },
      "bets are open": { table: { ...table, round } },
      "bets are locked": { table: { ...table, round, now: AT + 18_000 } },
      "cards are told": { table: { ...table, round: drawn, now: AT + 18_000 } },
      "cards are open": { table: { ...table, round: drawn, now: AT + 26_000 } },
      "the next round": { table: { ...table, round: next, now: AT + 33_000 } },
    },
    "history.told": { plain: { history: { rounds: [] } } },
    "mine.told": {
      "no bets": mine(),
      "on the player": mine("player"),
      "on the banker, not taken yet": { mine: { bets: [{ ...bet("banker"), state: "pending" as const }], visit } },
      "on the banker": mine("banker"),
      "on the player and the tie": mine("player", "tie"),
    },
    "clock.tick": {
      "at the lock": { now: AT + 18_000 },
      "as the cards open": { now: AT + 26_000 },
      "at the end": { now: AT + 32_000 },
    },
    "line.lost": { plain: {} },
    "seat.over": { plain: {} },
    "seat.bet": {
      player: { id: "bets-0001", stakes: [on("player")] },
      "banker and tie": { id: "bets-0002", stakes: [on("banker"), on("tie")] },
      "no pick": { id: "bets-0003", stakes: [on("dragon")] },
      "no chips": { id: "bets-0004", stakes: [] },
    },
    "seat.open": { plain: {} },
  },
  done: { placeBet: { accepted: [bet("player")] } },
  errors: {
    placeBet: {
      "no answer": new TypeError("fetch failed"),
      refused: { status: 422, data: { code: "insufficient_funds", message: "보유머니이 부족합니다." } },
      unauthorized: UNAUTHORIZED,
    },
  },
  key: ({ context: { table: told, mine: own, now, stands } }) => [
    told?.round?.id ?? "no round",
    told?.round?.drawn ? "cards" : "no cards",
    own?.bets
      .map(({ pick, state }) => (state === "pending" ? `${pick}?` : pick))
      .toSorted()
      .join() ?? "unknown",
    now === 0 ? 0 : now - AT,
    stands?.phase ?? "nowhere",
  ],
  asks: { placeBet: ({ context }) => context.placing },
  comesTo: {
    start: "connecting",
    "line.lost": "connecting",
    "seat.over": "over",
    "seat.bet": "betting.placing",
    "seat.open": "squeezing.opened",
    "done placeBet": "betting.choosing",
    "error placeBet/refused": "betting.refused",
    "error placeBet/unauthorized": "over",
    "error placeBet": "betting.choosing",
  },
  states: {
    connecting: {
      sees: "연결하는 중이라는 안내가 보이고 베팅할 수 없다",
      tags: ["away"],
      cannot: ["seat.bet", "seat.open"],
    },
    waiting: { sees: "다음 회차를 기다린다", noTags: ["away", "takesBets"], cannot: ["seat.bet", "seat.open"] },
    betting: {
      sees: "남은 시간과 베팅 자리가 보인다",
      tags: ["takesBets"],
      cannot: ["seat.open", "seat.bet/no pick", "seat.bet/no chips"],
    },
    "betting.choosing": { sees: "자리를 누를 수 있다", noTags: ["busy"] },
    "betting.placing": { sees: "베팅을 보내는 중이다", tags: ["busy"] },
    "betting.refused": {
      sees: "거절된 까닭이 보인다",
      noTags: ["busy"],
      holds: ({ context }) => context.failure?.status === 422,
    },
    closed: { sees: "마감되어 카드를 기다린다", noTags: ["takesBets"], cannot: ["seat.bet", "seat.open"] },
    "squeezing.covered": {
      sees: "카드가 덮여 있고 열 수 있다",
      can: ["seat.open"],
      cannot: ["seat.bet"],
      holds: ({ context }) => context.table?.round?.drawn !== null,
    },
    "squeezing.opened": { sees: "내가 연 카드가 보인다", cannot: ["seat.bet", "seat.open"] },
    "shown.watched": { sees: "결과가 보인다", cannot: ["seat.bet", "seat.open"] },
    "shown.lost": { sees: "결과가 보이고 받은 것이 없다", cannot: ["seat.bet"] },
    "shown.even": { sees: "결과와 돌려받은 금액이 조용히 보인다", cannot: ["seat.bet"] },
    "shown.won": { sees: "결과와 당첨이 보인다", cannot: ["seat.bet"] },
    over: { sees: "입장이 만료되었다는 안내가 보인다", cannot: ["seat.bet"] },
  },
  invariants: {
    "what is told is kept": ({ event, after: { context } }) =>
      event.type !== "history.told" || context.history === (event as { history?: unknown }).history,
    "a visit that is over says why": ({ event, after: { context } }) =>
      event.type !== "xstate.error.actor.placeBet" ||
      !("error" in event) ||
      event.error !== UNAUTHORIZED ||
      context.failure?.status === 401,
    "a bet that waits for its answer is no result": ({ before, after }) =>
      before?.matches("shown") === true ||
      !after.matches({ shown: "lost" }) ||
      after.context.mine?.bets.some(({ state }) => state === "accepted") === true,
    "the clock never goes back": ({ before, after }) => before === null || after.context.now >= before.context.now,
    "a bet begins only before the lock": ({ before, after }) =>
      !after.matches({ betting: "placing" }) ||
      before?.matches({ betting: "placing" }) === true ||
      (after.context.table?.round?.closesAt ?? 0) > after.context.now,
    "player and banker are never bet on together": ({ before, event, after }) => {
      if (before === null || !("stakes" in event) || before.matches({ betting: "placing" })) return true;
      const { mine: own, table: told } = before.context;
      const picks = (own?.bets ?? []).filter(({ roundId }) => roundId === told?.round?.id).map(({ pick }) => pick);
      const on = (event as { stakes: readonly { pick: string }[] }).stakes.map(({ pick }) => pick);
      const other = on.includes("banker") ? "player" : "banker";
      return (
        !picks.includes(other) || on.includes("dragon") || on.length === 0 || !after.matches({ betting: "placing" })
      );
    },
    "a result is shown only with cards": ({ after }) =>
      !after.matches("shown") || after.context.table?.round?.drawn !== null,
  },
});
