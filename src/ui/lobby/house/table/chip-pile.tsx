import type { CSSProperties } from "react";
import { chipsOf } from "../../../../domain/games/chips.ts";
import { shortMoney } from "../../../../domain/common/money-text.ts";
import type { Won } from "../../../../domain/common/price.ts";
import { Chip } from "../../../games/chips/chip.tsx";
import { classNames } from "../../../primitives/class-names.ts";

/** More chips than these make a pile no higher. */
const MOST = 5;

/** A pile of chips with its sum; one that is not bet yet is pale, with a broken edge. */
export function ChipPile({ amount, isLaid = false }: { amount: Won; isLaid?: boolean }) {
  const chips = chipsOf(amount).slice(0, MOST).toReversed();
  return (
    <span className={classNames("chip-pile", isLaid && "chip-pile-laid")} aria-hidden="true">
      <span className="chip-pile-chips">
        {chips.map((chip, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- places that never move
          <span key={at} className="chip-pile-chip" style={{ "--at": at } as CSSProperties}>
            <Chip value={chip} />
          </span>
        ))}
      </span>
      <span className="chip-pile-sum">{shortMoney(amount)}</span>
    </span>
  );
}
