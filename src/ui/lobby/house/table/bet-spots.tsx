import type { TableBet, TableView } from "../../../../api/contract/lobby/house.ts";
import { CHIPS } from "../../../../domain/games/chips.ts";
import { TABLE_PICKS } from "../../../../domain/lobby/house/table.ts";
import { addComma, formatPrice } from "../../../../domain/common/price.ts";
import { Button } from "../../../primitives/button.tsx";
import { classNames } from "../../../primitives/class-names.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";

export interface BetSpotsProps {
  pools: TableView["pools"];
  /** The player's bets of the round. */
  bets: readonly TableBet[];
  chip: number;
  isOpen: boolean;
  isBusy: boolean;
  onChip: (chip: number) => void;
  onBet: (pick: string) => void;
}

/** Player is blue and Banker is red, as on every table. */
const TONES: Readonly<Record<string, string>> = {
  player: "text-fall",
  "player-pair": "text-fall",
  banker: "text-rise",
  "banker-pair": "text-rise",
};

const isCounted = ({ state }: TableBet) => state !== "refused" && state !== "void";

/** The picks with what is on them, and the chips. */
export function BetSpots({ pools, bets, chip, isOpen, isBusy, onChip, onBet }: BetSpotsProps) {
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-1" aria-label={TEXT.chips}>
        {CHIPS.map((one) => (
          <Button
            key={one}
            size="sm"
            look={one === chip ? "primary" : "quiet"}
            aria-pressed={one === chip}
            onClick={() => onChip(one)}
          >
            {addComma(one)}
          </Button>
        ))}
      </fieldset>
      <fieldset className="grid grid-cols-2 gap-2 phone:grid-cols-3" aria-label={TEXT.spots}>
        {TABLE_PICKS.map(({ key, name, price }) => {
          const pool = pools.find(({ pick }) => pick === key);
          const mine = bets.filter((bet) => bet.pick === key && isCounted(bet));
          const amount = mine.reduce((sum, bet) => sum + bet.amount, 0);
          return (
            <button
              key={key}
              type="button"
              disabled={!isOpen}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : () => onBet(key)}
              className="grid min-h-14 content-center gap-0.5 rounded-lg border border-edge bg-raised p-2 text-center text-sm enabled:hover:bg-hover disabled:text-faint"
            >
              <span className={classNames("font-bold", isOpen && TONES[key])}>{name}</span>
              <span className="text-xs text-muted tabular-nums">{TEXT.price(formatPrice(price))}</span>
              {pool && <span className="text-xs text-muted tabular-nums">{TEXT.pool(pool.players, pool.amount)}</span>}
              {amount > 0 && <span className="text-xs font-bold text-warn tabular-nums">{TEXT.mine(amount)}</span>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
