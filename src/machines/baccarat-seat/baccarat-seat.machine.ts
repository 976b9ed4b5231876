// A player's seat at the live table. The stream tells the table; between two words of it the clock moves the phase on,
// so that betting closes in time though nothing is heard.
import { assign, setup } from "xstate";
import type { TableBetCall, TableBets } from "../../api/contract/lobby/house.ts";
import { seatPhase, seatResult, type SeatPhase, type SeatResult } from "../../domain/lobby/house/seat.ts";
import { refusalOfAll } from "../../domain/lobby/house/table.ts";
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

/** Whether what was heard leads to another phase, or to another round in the same one. */
function moves(scope: Heard): boolean {
  const { stands } = heard(scope);
  const before = scope.context.stands;
  return before?.phase !== stands?.phase || before?.round !== stands?.round;
}

const entersPhase = (phase: SeatPhase) => (scope: Heard) => moves(scope) && heard(scope).stands?.phase === phase;
const standsIn =
  (phase: SeatPhase) =>
  ({ context }: Scope) =>
    context.stands?.phase === phase;

/** What the round whose cards are open was for the player. */
function resultOf({ context: { table, mine } }: Scope): SeatResult {
  const round = table?.round;
  if (!round?.drawn) return "watched";
  const own = (mine?.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.id && !["pending", "refused", "void"].includes(state),
  );
  return seatResult(own, round.drawn);
}

const hasResult = (result: SeatResult) => (scope: Scope) => resultOf(scope) === result;

function betOf({ context, event }: Heard): TableBetCall | null {
  const round = context.table?.round;
  if (event.type !== "seat.bet" || !round) return null;
  const placed = (context.mine?.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.id && (state === "pending" || state === "accepted"),
  );
  const { id, stakes } = event;
  return refusalOfAll(stakes, placed) === null ? { id, roundId: round.id, stakes: [...stakes] } : null;
}

function placeInput({ context }: Scope): BaccaratSeatActors["placeBet"]["input"] {
  if (context.placing === null) throw new Error("no bet was pressed");
  return context.placing;
}

const keep = { actions: "keepTable" } as const;
/** What each phase leads to. */
const OPENS = { guard: "isBetting", target: "betting", ...keep } as const;
const LOCKS = { guard: "isClosed", target: "closed", ...keep } as const;
const DEALS = { guard: "isSqueezing", target: "squeezing", ...keep } as const;
const SHOWS = { guard: "isShown", target: "shown", ...keep } as const;
const ENDS = { guard: "isWaiting", target: "waiting", ...keep } as const;

export const baccaratSeatMachine = setup({
  types: { context: {} as BaccaratSeatContext, events: {} as BaccaratSeatEvent, tags: {} as BaccaratSeatTag },
  actors: { placeBet: unprovidedPromise<TableBets, TableBetCall>("placeBet") },
  guards: {
    isWaiting: entersPhase("waiting"),
    isBetting: entersPhase("betting"),
    isClosed: entersPhase("closed"),
    isSqueezing: entersPhase("squeezing"),
    isShown: entersPhase("shown"),
    isMoved: moves,
    standsWaiting: standsIn("waiting"),
    standsBetting: standsIn("betting"),
    standsClosed: standsIn("closed"),
    standsSqueezing: standsIn("squeezing"),
    hasLost: hasResult("lost"),
    isEven: hasResult("even"),
    hasWon: hasResult("won"),
    isTaken: (scope) => betOf(scope) !== null,
    isVisitOver: ({ event }) => isUnauthorized(failureOf(event).status),
    isRefused: ({ event }) => isRefusal(failureOf(event).status),
  },
  actions: {
    keepTable: assign((scope) => heard(scope)),
    keepHistory: assign(({ event }) => (event.type === "history.told" ? { history: event.history } : {})),
    keepMine: assign(({ event }) => (event.type === "mine.told" ? { mine: event.mine } : {})),
    keepPlacing: assign((scope) => ({ placing: betOf(scope), failure: null })),
    keepBet: assign(({ context, event }) => {
      const bets = outputOf<TableBets>(event);
      const others = context.mine?.bets.filter(({ id }) => bets.every((bet) => bet.id !== id)) ?? [];
      return { mine: context.mine && { ...context.mine, bets: [...others, ...bets] } };
    }),
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetPhase: assign({ stands: null }),
  },
}).createMachine({
  id: "baccarat-seat",
  context: START,
  initial: "connecting",
  on: {
    // What was heard may lead past phases that nobody told of.
    "table.told": [{ guard: "isMoved", target: ".arriving", ...keep }, keep],
    // Rounds open, and cards come, by the word of the stream alone.
    "clock.tick": [{ guard: "isWaiting", target: ".waiting", ...keep }, keep],
    "history.told": { actions: "keepHistory" },
    "mine.told": { actions: "keepMine" },
    "line.lost": { target: ".connecting", actions: "forgetPhase" },
    "seat.over": ".over",
  },
  states: {
    // The clock alone does not bring back a table whose stream ended.
    connecting: { tags: "away", on: { "clock.tick": {} } },
    // Where phases were missed: the table says which one it is.
    arriving: {
      always: [
        { guard: "standsWaiting", target: "waiting" },
        { guard: "standsBetting", target: "betting" },
        { guard: "standsClosed", target: "closed" },
        { guard: "standsSqueezing", target: "squeezing" },
        { target: "shown" },
      ],
    },
    waiting: { on: { "table.told": OPENS } },
    betting: {
      tags: "takesBets",
      initial: "choosing",
      on: {
        "table.told": LOCKS,
        "clock.tick": LOCKS,
        "seat.bet": { guard: "isTaken", target: ".placing", actions: "keepPlacing" },
      },
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
    closed: { on: { "table.told": DEALS } },
    squeezing: {
      initial: "covered",
      on: { "table.told": SHOWS, "clock.tick": SHOWS },
      states: { covered: { on: { "seat.open": "opened" } }, opened: {} },
    },
    shown: {
      initial: "counting",
      on: { "table.told": [OPENS, ENDS] },
      states: {
        counting: {
          always: [
            { guard: "hasLost", target: "lost" },
            { guard: "isEven", target: "even" },
            { guard: "hasWon", target: "won" },
            { target: "watched" },
          ],
        },
        watched: {},
        lost: {},
        even: {},
        won: {},
      },
    },
    over: { type: "final" },
  },
});
