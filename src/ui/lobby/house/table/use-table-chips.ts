// The chips of the live table: what lies on the felt until the seat bets it.
import { useEffect } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { TableBet, TableMine, TableRound } from "../../../../api/contract/lobby/house.ts";
import type { Laid } from "../../../../domain/games/chips.ts";
import { type FeltFacts, feltTerms } from "../../../../domain/lobby/house/felt.ts";
import type { baccaratSeatMachine } from "../../../../machines/baccarat-seat/baccarat-seat.machine.ts";
import type { ChipTray } from "../../../games/chips/chip-bar.tsx";
import { useChipTray } from "../../../games/chips/use-chip-tray.ts";

type Seat = ActorRefFrom<typeof baccaratSeatMachine>;
type SeatSnapshot = SnapshotFrom<typeof baccaratSeatMachine>;

const PLACE = "live-baccarat";

const stakesOf = (bets: readonly TableBet[]): Laid => bets.map(({ pick, amount }) => ({ pick, amount }));
const isGone = ({ state }: TableBet) => state === "refused" || state === "void";

/** The player's bets of the round. */
export const betsOf = (mine: TableMine | null, round: TableRound | null): TableBet[] =>
  (mine?.bets ?? []).filter(({ roundId }) => roundId === round?.id);

function seatNow(seat: SeatSnapshot): FeltFacts["seat"] {
  if (seat.hasTag("away")) return "away";
  if (seat.hasTag("busy")) return "busy";
  return seat.hasTag("takesBets") ? "open" : "locked";
}

/** `owner` does not change. */
export function useTableChips(seat: Seat, owner: string): ChipTray {
  const tray = useChipTray({ owner, place: PLACE }, () => undefined);

  useEffect(() => {
    const heard = seat.on("bet.placed", ({ bets }) => {
      const taken = bets.filter((bet) => !isGone(bet));
      if (taken.length === 0) return;
      tray.send({ type: "chips.placed", laid: stakesOf(taken) });
      // What the wallet refused lies on the felt again.
      tray.send({ type: "chips.told", laid: stakesOf(bets.filter(isGone)) });
    });
    return () => heard.unsubscribe();
  }, [seat, tray]);

  useEffect(() => {
    let told = "";
    const tell = (): void => {
      const now = seat.getSnapshot();
      const { mine, table } = now.context;
      const placed = stakesOf(betsOf(mine, table?.round ?? null).filter((bet) => !isGone(bet)));
      const balance = mine?.visit.balance ?? null;
      const terms = feltTerms({ seat: seatNow(now), placed, laid: tray.getSnapshot().context.laid, balance });
      const text = JSON.stringify(terms);
      if (text !== told) {
        told = text;
        tray.send({ type: "terms.told", terms });
      }
    };
    tell();
    const heard = [seat.subscribe(tell), tray.subscribe(tell)];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [seat, tray]);
  return tray;
}
