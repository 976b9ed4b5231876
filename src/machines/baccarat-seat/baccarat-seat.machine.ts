// A player's seat at the live table. The stream tells the table; between two words of it the clock moves the phase on,
// so that betting closes in time though nothing is heard. A bet has the states of a submission: rounds go on meanwhile,
// and nothing else is bet until its outcome is known.
import { assign, emit, setup } from "xstate";
import type { TableBets } from "../../api/contract/lobby/house.ts";
import { seatPhase, type SeatPhase } from "../../domain/lobby/house/seat.ts";
import { refusalOfAll } from "../../domain/lobby/house/table.ts";
import type { CommandAnswer, CommandIntent } from "../command/command.schema.ts";
import * as submission from "../command/submission-setup.ts";
import { readOutput } from "../command/submission.ts";
import { outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { visitActions, visitGuards, visitSubmission } from "../shared/visit-submission.ts";
import type {
  BaccaratSeatContext,
  BaccaratSeatEmitted,
  BaccaratSeatEvent,
  BaccaratSeatTag,
  SeatBet,
  StoreSeatBet,
} from "./baccarat-seat.schema.ts";
import { hasResult } from "./seat-result.ts";

type Scope = { context: BaccaratSeatContext };
type Heard = Scope & { event: BaccaratSeatEvent };

const START: BaccaratSeatContext = {
  table: null,
  history: null,
  mine: null,
  now: 0,
  stands: null,
  placing: null,
  ...submission.NO_SUBMISSION,
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

/** Why a bet was refused is said in its phase. */
function kept(scope: Heard): BaccaratSeatContext {
  const isSaid = scope.context.intent !== null || !moves(scope);
  return isSaid ? heard(scope) : { ...heard(scope), refusal: null };
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

/** What the event asks to be bet; null where the table does not take it. */
function betOf({ context, event }: Heard): SeatBet | null {
  const { table, mine, stands } = context;
  const round = table?.round;
  if (event.type !== "seat.bet" || !round || !mine || stands?.phase !== "betting") return null;
  const placed = mine.bets.filter(
    ({ roundId, state }) => roundId === round.id && (state === "pending" || state === "accepted"),
  );
  const { stakes } = event;
  return refusalOfAll(stakes, placed) === null ? { roundId: round.id, stakes: [...stakes] } : null;
}

function storeInput({ context: { placing, mine } }: Scope): StoreSeatBet {
  if (!placing || !mine) throw new Error("a bet is stored before it was pressed");
  return { owner: mine.visit.player, ...placing };
}

/** What the answer says became of the bets. */
function betsOf(answer: CommandAnswer): TableBets {
  return answer.kind === "done" ? (answer.body as TableBets) : [];
}

/** Whether the stream told of the bets whose outcome is not known. */
function isHeardOf({ context: { intent }, event }: Heard): boolean {
  return event.type === "mine.told" && intent !== null && event.mine.bets.some(({ id }) => id.startsWith(intent.key));
}

const keep = { actions: "keepTable" } as const;
/** What each phase leads to. */
const OPENS = { guard: "isBetting", target: "betting", ...keep } as const;
const LOCKS = { guard: "isClosed", target: "closed", ...keep } as const;
const DEALS = { guard: "isSqueezing", target: "squeezing", ...keep } as const;
const SHOWS = { guard: "isShown", target: "shown", ...keep } as const;

const SUBMISSION = visitSubmission({
  storeInput,
  done: { target: "#baccarat-seat.arriving", actions: [{ type: "keepBets", params: readOutput }, "tellPlaced"] },
  over: "#baccarat-seat.over",
  withdrawnTo: "#baccarat-seat.arriving",
});

export const baccaratSeatMachine = setup({
  types: {
    context: {} as BaccaratSeatContext,
    events: {} as BaccaratSeatEvent,
    emitted: {} as BaccaratSeatEmitted,
    tags: {} as BaccaratSeatTag,
  },
  actors: {
    storeIntent: unprovidedPromise<CommandIntent, StoreSeatBet>("storeIntent"),
    ...submission.submissionCalls(),
  },
  delays: submission.submissionDelays,
  guards: {
    ...visitGuards,
    isWaiting: entersPhase("waiting"),
    isBetting: entersPhase("betting"),
    isClosed: entersPhase("closed"),
    isSqueezing: entersPhase("squeezing"),
    isShown: entersPhase("shown"),
    isMoved: moves,
    standsNowhere: ({ context }) => context.stands === null,
    standsWaiting: standsIn("waiting"),
    standsBetting: standsIn("betting"),
    standsClosed: standsIn("closed"),
    standsSqueezing: standsIn("squeezing"),
    hasLost: hasResult("lost"),
    isEven: hasResult("even"),
    hasWon: hasResult("won"),
    isTaken: (scope) => betOf(scope) !== null,
    isHeardOf,
    canLookUp: ({ context }) => context.mine !== null && context.intent === null,
  },
  actions: {
    ...visitActions<BaccaratSeatContext, BaccaratSeatEvent>(),
    keepTable: assign((scope) => kept(scope)),
    keepHistory: assign(({ event }) => (event.type === "history.told" ? { history: event.history } : {})),
    keepMine: assign(({ event }) => (event.type === "mine.told" ? { mine: event.mine } : {})),
    keepPlacing: assign((scope) => ({ placing: betOf(scope), refusal: null })),
    keepFound: assign(({ event }) => (event.type === "bet.found" ? { intent: event.intent, refusal: null } : {})),
    keepBets: assign(({ context }, answer: CommandAnswer) => {
      const bets = betsOf(answer);
      const others = context.mine?.bets.filter(({ id }) => bets.every((bet) => bet.id !== id)) ?? [];
      return { mine: context.mine && { ...context.mine, bets: [...others, ...bets] } };
    }),
    forgetPhase: assign({ stands: null }),
    tellPlaced: emit(({ event }) => ({ type: "bet.placed" as const, bets: betsOf(outputOf(event)) })),
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
    "bet.found": { guard: "canLookUp", target: ".placing.reconciling", actions: "keepFound" },
    "line.lost": { target: ".connecting", actions: "forgetPhase" },
    "seat.over": ".over",
  },
  states: {
    // The clock alone does not bring back a table whose stream ended.
    connecting: { tags: "away", on: { "clock.tick": {} } },
    // Where phases were missed: the table says which one it is.
    arriving: {
      always: [
        { guard: "standsNowhere", target: "connecting" },
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
        "seat.bet": { guard: "isTaken", target: "placing", actions: "keepPlacing" },
      },
      states: { choosing: { always: { guard: "hasRefusal", target: "refused" } }, refused: {} },
    },
    // Whatever the round does, the bet's outcome is waited for.
    placing: {
      initial: "storing",
      on: {
        "table.told": keep,
        "clock.tick": keep,
        "line.lost": { actions: "forgetPhase" },
      },
      states: {
        ...SUBMISSION,
        unknown: {
          ...SUBMISSION.unknown,
          on: {
            ...SUBMISSION.unknown.on,
            "mine.told": { guard: "isHeardOf", target: "reconciling", actions: "keepMine" },
          },
        },
        refused: { entry: ["dropIntent", "forgetIntent"], always: "#baccarat-seat.arriving" },
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
