import { useQuery } from "@tanstack/react-query";
import { betsQuery } from "../../../api/queries/sports/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { GAME_TYPE } from "../../../domain/common/game-type.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { BetStatus } from "../../sports/bets/bet-status.tsx";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** The member's bets on one round. */
export function OwnBets({ roundId, isVirtual = false }: { roundId: string; isVirtual?: boolean }) {
  const { api } = useApp();
  const { data } = useQuery(
    betsQuery(api, { gameType: isVirtual ? GAME_TYPE.virtual : GAME_TYPE.miniGame, roundId, page: 1 }),
  );
  // The answer of the round before is shown until that of this one is there.
  const own = data?.items.filter(({ picks }) => picks.some((pick) => pick.kind === "game" && pick.roundId === roundId));
  if (!own || own.length === 0) return <p className="p-3 text-sm text-muted">{TEXT.noOwn}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {own.map((bet) => (
        <li key={bet.id} className="flex items-center justify-between gap-2 px-3 py-2">
          <span>
            {TEXT.stakeOf(bet.picks[0]?.selectionName ?? "", addComma(bet.stake))}
            <span className="block text-2xs text-muted tabular-nums">{formatBetNumber(bet.number)}</span>
          </span>
          <BetStatus bet={bet} isGain={bet.settledAt === null || bet.paid > bet.stake} />
        </li>
      ))}
    </ul>
  );
}
