// A player's seat at the live table. The stream tells the table; between two words of it the clock moves the phase on,
// so that betting closes in time though nothing is heard.
import { assign, setup } from "xstate";
import type { TableBet, TableBetCall } from "../../api/contract/lobby/house.ts";
import { seatPhase, seatResult, type SeatPhase, type SeatResult } from "../../domain/lobby/house/seat.ts";
import { CHIPS, refusalOf } from "../../domain/lobby/house/table.ts";
import { isRefusal, isUnauthorized } from "../../domain/session/server-code.ts";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  BaccaratSeatActors,
  BaccaratSeatContext,
  BaccaratSeatEvent,
  BaccaratSeatTag,
} from "./baccarat-seat.schema.ts";

type Scope = { context: BaccaratSeatContext };
type Heard = Scope & { event: BaccaratSeatEvent };

const START: BaccaratSeatContext = {
  table: null,
  history: null,
  mine: null,
  now: 0,
  stands: null,
  chip: CHIPS[0],
  placing: null,
  failure: null,
};

/** Answers that overtake each other must not turn the clock back. */
function heard({ context, event }: Heard): BaccaratSeatContext {
  const table = event.type === "table.told" ? event.table : context.table;
  const told = event.type === "table.told" ? event.table.now : event.type === "clock.tick" ? event.now : 0;
  const now = Math.max(context.now, told);
  const round = table?.round ?? null;
  const stands = table === null ? null : { phase: seatPhase(round, now), round: round?.id ?? null };
  return { ...context, table, now, stands };
}

/** Whether what was heard leads to this phase, or to another round in it. */
function enters(scope: Heard, phase: SeatPhase): boolean {
  const { stands } = heard(scope);
  const before = scope.context.stands;
  return stands?.phase === phase && (before?.phase !== phase || before.round !== stands.round);
}

function ends(scope: Heard, result: SeatResult): boolean {
  const { table, mine } = heard(scope);
  const round = table?.round;
  if (!round?.drawn || !enters(scope, "shown")) return false;
  const own = (mine?.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.id && !["pending", "refused", "void"].includes(state),
  );
  return seatResult(own, round.drawn) === result;
}

function betOf({ context, event }: Heard): TableBetCall | null {
  const round = context.table?.round;
  if (event.type !== "seat.bet" || !round) return null;
  const placed = (context.mine?.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.id && (state === "pending" || state === "accepted"),
  );
  const stake = { pick: event.pick, amount: context.chip };
  return refusalOf(stake, placed) === null ? { id: event.id, roundId: round.id, ...stake } : null;
}

function placeInput({ context }: Scope): BaccaratSeatActors["placeBet"]["input"] {
  if (context.placing === null) throw new Error("no bet was pressed");
  return context.placing;
}

export const baccaratSeatMachine = setup({
  types: { context: {} as BaccaratSeatContext, events: {} as BaccaratSeatEvent, tags: {} as BaccaratSeatTag },
  actors: { placeBet: unprovidedPromise<TableBet, TableBetCall>("placeBet") },
  guards: {
    isWaiting: (scope) => enters(scope, "waiting"),
    isBetting: (scope) => enters(scope, "betting"),
    isClosed: (scope) => enters(scope, "closed"),
    isSqueezing: (scope) => enters(scope, "squeezing"),
    isWatched: (scope) => ends(scope, "watched"),
    isLost: (scope) => ends(scope, "lost"),
    isEven: (scope) => ends(scope, "even"),
    isWon: (scope) => ends(scope, "won"),
    isChip: ({ event }) => event.type === "seat.chip" && CHIPS.some((chip) => chip === event.chip),
    isTaken: (scope) => betOf(scope) !== null,
    isVisitOver: ({ event }) => isUnauthorized(failureOf(event).status),
    isRefused: ({ event }) => isRefusal(failureOf(event).status),
  },
  actions: {
    keepTable: assign((scope) => heard(scope)),
    keepHistory: assign(({ event }) => (event.type === "history.told" ? { history: event.history } : {})),
    keepMine: assign(({ event }) => (event.type === "mine.told" ? { mine: event.mine } : {})),
    keepChip: assign(({ event }) => (event.type === "seat.chip" ? { chip: event.chip } : {})),
    keepPlacing: assign((scope) => ({ placing: betOf(scope), failure: null })),
    keepBet: assign(({ context, event }) => {
      const bet = outputOf<TableBet>(event);
      const others = context.mine?.bets.filter(({ id }) => id !== bet.id) ?? [];
      return { mine: context.mine && { ...context.mine, bets: [...others, bet] } };
    }),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetPhase: assign({ stands: null }),
  },
}).createMachine({
  id: "baccarat-seat",
  context: START,
  initial: "connecting",
  on: {
    "table.told": [
      { guard: "isWaiting", target: ".waiting", actions: "keepTable" },
      { guard: "isBetting", target: ".betting", actions: "keepTable" },
      { guard: "isClosed", target: ".closed", actions: "keepTable" },
      { guard: "isSqueezing", target: ".squeezing", actions: "keepTable" },
      { guard: "isWatched", target: ".shown.watched", actions: "keepTable" },
      { guard: "isLost", target: ".shown.lost", actions: "keepTable" },
      { guard: "isEven", target: ".shown.even", actions: "keepTable" },
      { guard: "isWon", target: ".shown.won", actions: "keepTable" },
      { actions: "keepTable" },
    ],
    // Rounds open, and cards come, by the word of the stream alone.
    "clock.tick": [
      { guard: "isWaiting", target: ".waiting", actions: "keepTable" },
      { guard: "isClosed", target: ".closed", actions: "keepTable" },
      { guard: "isWatched", target: ".shown.watched", actions: "keepTable" },
      { guard: "isLost", target: ".shown.lost", actions: "keepTable" },
      { guard: "isEven", target: ".shown.even", actions: "keepTable" },
      { guard: "isWon", target: ".shown.won", actions: "keepTable" },
      { actions: "keepTable" },
    ],
    "history.told": { actions: "keepHistory" },
    "mine.told": { actions: "keepMine" },
    "seat.chip": { guard: "isChip", actions: "keepChip" },
    "line.lost": { target: ".connecting", actions: "forgetPhase" },
    "seat.over": ".over",
  },
  states: {
    // The clock alone does not bring back a table whose stream ended.
    connecting: { tags: "away", on: { "clock.tick": {} } },
    waiting: {},
    betting: {
      tags: "takesBets",
      initial: "choosing",
      on: { "seat.bet": { guard: "isTaken", target: ".placing", actions: "keepPlacing" } },
      states: {
        choosing: {},
        placing: {
          tags: "busy",
          on: { "seat.bet": {} },
          invoke: {
            id: "placeBet",
            src: "placeBet",
            input: placeInput,
            onDone: { target: "choosing", actions: "keepBet" },
            onError: [
              { guard: "isVisitOver", target: "#baccarat-seat.over", actions: "keepFailure" },
              { guard: "isRefused", target: "refused", actions: "keepFailure" },
              // The stream says what became of it.
              { target: "choosing" },
            ],
          },
        },
        refused: {},
      },
    },
    closed: {},
    squeezing: {
      initial: "covered",
      states: { covered: { on: { "seat.open": "opened" } }, opened: {} },
    },
    shown: { initial: "watched", states: { watched: {}, lost: {}, even: {}, won: {} } },
    over: { type: "final" },
  },
});
