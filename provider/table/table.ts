// The live table: one round after the other while somebody sits there, and what everybody is told.
import type { TableMine, TableView } from "../../src/api/contract/lobby/house.ts";
import type { Chains } from "../chains.ts";
import type { Clock } from "../clock.ts";
import type { HouseDb } from "../db/open.ts";
import { type VisitRow, viewOfVisit } from "../visits.ts";
import type { WalletCalls } from "../wallet/wallet-calls.ts";
import { betsOf, createTableBets, poolsOf, viewOfBet } from "./bets.ts";
import {
  drawRound,
  historyOf,
  openRound,
  recoverRounds,
  type RoundRow,
  settleRound,
  timesOf,
  viewOfRound,
} from "./rounds.ts";

const TICK_MS = 200;

type TableEvent = "table" | "history" | "mine";
export type TellSeat = (event: TableEvent, data: unknown) => void;

interface Seat {
  visit: VisitRow;
  tell: TellSeat;
}

export type Table = ReturnType<typeof createTable>;

export function createTable(options: {
  db: HouseDb;
  clock: Clock;
  calls: WalletCalls;
  chains: Chains;
  report: (what: string, error: unknown) => void;
}) {
  const { db, clock, calls, chains, report } = options;
  const seats = new Set<Seat>();
  /** Players whose bets changed since the last tick. */
  const changed = new Set<string>();
  let round: RoundRow | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | null = null;

  const bets = createTableBets({ db, clock, calls, onChange: (playerId) => void changed.add(playerId) });

  async function view(): Promise<TableView> {
    return {
      round: round && viewOfRound(round, await chains.chainOf(db, round.chainId)),
      players: new Set([...seats].map(({ visit }) => visit.playerId)).size,
      pools: round ? await poolsOf(db, round.id) : [],
      now: clock.now(),
    };
  }

  async function mineOf(visit: VisitRow): Promise<TableMine> {
    const own = round ? await betsOf(db, visit.playerId, round.id) : [];
    return { bets: own.map(viewOfBet), visit: await viewOfVisit(db, calls, visit.id) };
  }

  async function tellAll(): Promise<void> {
    if (seats.size === 0) return;
    const shown = await view();
    for (const { tell } of seats) tell("table", shown);
  }

  async function tellMine(isToTell: (playerId: string) => boolean): Promise<void> {
    const told = [...seats].filter(({ visit }) => isToTell(visit.playerId));
    await Promise.all(told.map(async ({ visit, tell }) => tell("mine", await mineOf(visit))));
  }

  async function open(): Promise<void> {
    round = await openRound(db, chains, clock);
    await tellAll();
    await tellMine(() => true);
  }

  async function settle(id: string): Promise<void> {
    const settled = await settleRound(db, calls, id);
    if (!settled) return;
    round = settled.round;
    const history = await historyOf(db);
    for (const { tell } of seats) tell("history", history);
    await tellAll();
    await Promise.all(settled.told.map((one) => calls.send(one)));
    await tellMine(() => true);
  }

  async function step(): Promise<void> {
    const now = clock.now();
    const times = round && timesOf(round);
    if (round?.state === "open" && times && now >= times.closesAt) {
      round = (await drawRound(db, chains, round.id)) ?? round;
      await tellAll();
    } else if (round?.state === "drawn" && times && now >= times.opensCardsAt) await settle(round.id);
    else if (!times || now >= times.endsAt) {
      if (seats.size > 0) await open();
      else round = null;
    }
    if (changed.size === 0) return;
    const players = new Set(changed);
    changed.clear();
    await tellMine((playerId) => players.has(playerId));
    await tellAll();
  }

  function tick(): Promise<void> {
    running ??= step()
      .catch((error: unknown) => report("the table stood still", error))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    place: bets.place,
    placed: bets.placed,
    withdraw: bets.withdraw,
    mineOf,
    /** Takes a seat. The first answers are the table, the last rounds and the player's bets. */
    async sit(visit: VisitRow, tell: TellSeat): Promise<() => void> {
      const seat = { visit, tell };
      seats.add(seat);
      tell("table", await view());
      tell("history", await historyOf(db));
      tell("mine", await mineOf(visit));
      return () => void seats.delete(seat);
    },
    /** How many seats are taken, and the number of the round that runs; null while the table sleeps. */
    state: () => ({ seats: seats.size, round: round?.number ?? null }),
    tick,
    start: async () => {
      const { current, told } = await recoverRounds(db, calls, clock);
      round = current;
      for (const id of told) void calls.send(id).catch((error: unknown) => report("a call was not sent", error));
      timer = setInterval(() => void tick(), TICK_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
