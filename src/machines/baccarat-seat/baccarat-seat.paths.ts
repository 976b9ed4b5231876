import type { SnapshotFrom } from "xstate";
import { isIn } from "../../../paths/lib/chart.ts";
import { definePathModel } from "../../../paths/lib/model.ts";
import type { CommandIntent } from "../command/command.schema.ts";
import { commandOutcomes, submissionParts } from "../command/submission-parts.paths.ts";
import { baccaratSeatMachine } from "./baccarat-seat.machine.ts";
import { baccaratSeatWords } from "./baccarat-seat.words.ts";
import { baccaratSeatProperties } from "./baccarat-seat.properties.paths.ts";

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
const table = { players: 2, pools: [], now: AT };
const visit = {
  player: "player-1",
  playerName: "ab**",
  balance: 100_000,
  staked: 0,
  won: 0,
  startedAt: 0,
  returnUrl: "https://site.example/casino",
};
const on = (pick: string) => ({ pick, amount: 1_000 });
const KEY = "key-00000001";
const bet = (pick: string) => ({
  id: `bet-${pick}`,
  roundId: "t-chain-1",
  pick,
  amount: 1_000,
  state: "accepted" as const,
  paid: 0,
});
/** Of a round that is over: what the server tells of a bet is kept, whatever runs now. */
const SENT = { ...bet("player"), id: `${KEY}-player`, roundId: "t-chain-0" };
const mine = (...picks: string[]) => ({ mine: { bets: picks.map(bet), visit } });

type Given = SnapshotFrom<typeof baccaratSeatMachine>;

const CALL = { method: "POST", path: "table/bets" } as const;
const storedOf = ({ context }: { context: Given["context"] }): CommandIntent => ({
  owner: "player-1",
  name: "table-bet",
  key: KEY,
  request: { ...CALL, body: { id: KEY, ...context.placing } },
});
const FOUND: CommandIntent = { owner: "player-1", name: "table-bet", key: "key-found", request: null };

const PLACES = { waiting: "waiting", betting: "betting.choosing", closed: "closed", shown: "shown" } as const;
/** Where the round stands when the outcome of a bet is known. */
function standsAt({ context: { stands } }: Given): string {
  if (stands === null) return "connecting";
  return stands.phase === "squeezing" ? "squeezing.covered" : PLACES[stands.phase];
}

const known = (before: object): string => standsAt(before as Given);
const refused = (before: object): string => known(before).replace("betting.choosing", "betting.refused");

const submission = submissionParts({
  within: "placing.",
  stored: (snapshot) => storedOf(snapshot as Given),
  outcomes: commandOutcomes([SENT], known, refused),
  refused,
  ended: "over",
  withdrawn: known,
  always: ["mine.told", "table.told", "clock.tick", "line.lost", "seat.over"],
});

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
      "what was sent": { mine: { bets: [SENT], visit } },
    },
    "clock.tick": {
      "at the lock": { now: AT + 18_000 },
      "as the cards open": { now: AT + 26_000 },
      "at the end": { now: AT + 32_000 },
    },
    "line.lost": { plain: {} },
    "seat.over": { plain: {} },
    "seat.bet": {
      player: { stakes: [on("player")] },
      "banker and tie": { stakes: [on("banker"), on("tie")] },
      "no pick": { stakes: [on("dragon")] },
      "no chips": { stakes: [] },
    },
    "seat.open": { plain: {} },
    "bet.found": { "key alone": { intent: FOUND } },
    ...submission.events,
  },
  done: submission.done,
  errors: submission.errors,
  lasts: submission.lasts,
  key: (snapshot) => {
    const { table: told, mine: own, now, stands } = snapshot.context;
    return [
      told?.round?.id ?? "no round",
      told?.round?.drawn ? "cards" : "no cards",
      own?.bets
        .filter(({ roundId }) => roundId !== SENT.roundId)
        .map(({ pick, state }) => (state === "pending" ? `${pick}?` : pick))
        .toSorted()
        .join() ?? "unknown",
      now === 0 ? 0 : now - AT,
      stands?.phase ?? "nowhere",
      ...submission.key(snapshot),
    ];
  },
  asks: {
    ...submission.asks,
    storeIntent: ({ context }) => ({ owner: "player-1", ...context.placing }),
  },
  comesTo: {
    ...submission.comesTo,
    start: "connecting",
    "line.lost": (before) => (before.matches("placing") ? null : "connecting"),
    "seat.over": "over",
    "seat.bet": "placing.storing",
    "seat.open": "squeezing.opened",
    "bet.found": "placing.reconciling",
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
    "betting.refused": {
      sees: "거절된 까닭이 보인다",
      noTags: ["busy"],
      holds: ({ context }) => context.refusal !== null && context.intent === null,
    },
    ...submission.states,
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
  // A key is forgotten with the outcome, and kept for the next visit where this one is over.
  expectEffects: ({ before, after }) =>
    before?.matches("placing") === true && !after.matches("placing") && !after.matches("over") ? ["dropIntent"] : [],
  properties: baccaratSeatProperties,
  invariants: {
    "what is told is kept": ({ event, after: { context } }) =>
      event.type !== "history.told" || context.history === (event as { history?: unknown }).history,
    "a bet that waits for its answer is no result": ({ before, after }) =>
      before?.matches("shown") === true ||
      !after.matches({ shown: "lost" }) ||
      after.context.mine?.bets.some(({ state }) => state === "accepted") === true,
    "the clock never goes back": ({ before, after }) => before === null || after.context.now >= before.context.now,
    ...submission.invariants,
    "a bet begins only before the lock": ({ before, after }) =>
      !isIn(after, "placing.storing") ||
      (before !== null && isIn(before, "placing.storing")) ||
      (after.context.table?.round?.closesAt ?? 0) > after.context.now,
    "player and banker are never bet on together": ({ before, event, after }) => {
      if (before === null || !("stakes" in event) || before.matches("placing")) return true;
      const { mine: own, table: told } = before.context;
      const picks = (own?.bets ?? []).filter(({ roundId }) => roundId === told?.round?.id).map(({ pick }) => pick);
      const on = (event as { stakes: readonly { pick: string }[] }).stakes.map(({ pick }) => pick);
      const other = on.includes("banker") ? "player" : "banker";
      return !picks.includes(other) || on.includes("dragon") || on.length === 0 || !after.matches("placing");
    },
    "who sits at the table is told once of the bets that were taken": ({ before, event, told }) =>
      told.includes("bet.placed") ===
      (before !== null &&
        before.matches("placing") &&
        /done.actor.(send|find|withdraw)Command$/.test(event.type) &&
        "output" in event &&
        (event.output as { kind: string }).kind === "done"),
    "bets that were taken are shown at once": ({ before, event, after: { context } }) =>
      before === null ||
      before.context.mine === null ||
      !/done.actor..*Command$/.test(event.type) ||
      !("output" in event) ||
      (event.output as { kind: string }).kind !== "done" ||
      (context.mine?.bets.filter(({ id }) => id === SENT.id).length === 1 &&
        before.context.mine.bets.every(({ id }) => context.mine?.bets.some((one) => one.id === id) === true)),
    "bets that the stream tells of are asked about at once": ({ before, event, after }) =>
      before === null ||
      !isIn(before, "placing.unknown") ||
      event.type !== "mine.told" ||
      isIn(after, "placing.reconciling") ===
        (event as unknown as { mine: { bets: { id: string }[] } }).mine.bets.some(({ id }) =>
          id.startsWith(before.context.intent?.key ?? "none"),
        ),
    "a result is shown only with cards": ({ after }) =>
      !after.matches("shown") || after.context.table?.round?.drawn !== null,
  },
  limit: 90_000,
});
