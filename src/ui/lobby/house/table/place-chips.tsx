import { useSelector } from "@xstate/react";
import { addComma } from "../../../../domain/common/price.ts";
import { CHIP_TEXT, type Laid, totalOf } from "../../../../domain/games/chips.ts";
import { type ChipTray, ChipBar } from "../../../games/chips/chip-bar.tsx";
import { Button } from "../../../primitives/button.tsx";
import { TABLE_TEXT as TEXT } from "../text.ts";

export interface PlaceChipsProps {
  tray: ChipTray;
  isBusy: boolean;
  onBet: (laid: Laid) => void;
}

/** The chips, and the press that bets what lies on the felt. */
export function PlaceChips({ tray, isBusy, onBet }: PlaceChipsProps) {
  const laid = useSelector(tray, ({ context }) => context.laid);
  const closed = useSelector(tray, ({ context }) => context.terms.closed);
  const sum = totalOf(laid);
  const block = closed ?? (sum === 0 ? CHIP_TEXT.nothing : null);
  return (
    <ChipBar actor={tray} spot={null}>
      <Button
        look={block === null || isBusy ? "primary" : "quiet"}
        isBusy={isBusy}
        className="h-11 min-w-40 flex-1 px-2 tabular-nums aria-disabled:cursor-not-allowed"
        {...(block !== null && { "aria-disabled": true, "aria-description": block, title: block })}
        onClick={block === null ? () => onBet(laid) : undefined}
      >
        <span className="grid min-w-0 leading-tight">
          {sum > 0 ? TEXT.bet(addComma(sum)) : TEXT.betNothing}
          {block !== null && (
            <span aria-hidden="true" className="text-2xs leading-tight font-normal break-keep text-warn">
              {block}
            </span>
          )}
        </span>
      </Button>
    </ChipBar>
  );
}
