import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { BET_NUMBER_TEXT as TEXT } from "./bet-number-text.ts";

/** The number of a bet, to be read out or copied. */
export function BetNumber({ number }: { number: string }) {
  const shown = formatBetNumber(number);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-xs">
      <span className="text-muted">{TEXT.name}</span>
      <span className="font-bold whitespace-nowrap tabular-nums select-all">{shown}</span>
      <CopyButton size="sm" look="ghost" value={shown} text={TEXT} />
    </div>
  );
}
