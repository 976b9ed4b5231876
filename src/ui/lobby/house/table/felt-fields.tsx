import type { TableBet, TableView } from "../../../../api/contract/lobby/house.ts";
import type { Laid } from "../../../../domain/games/chips.ts";
import { TABLE_PICKS } from "../../../../domain/lobby/house/table.ts";
import { formatPrice } from "../../../../domain/common/price.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";
import { ChipPile } from "./chip-pile.tsx";
import "./fields.css";

export interface FeltFieldsProps {
  pools: TableView["pools"];
  /** The player's bets of the round. */
  bets: readonly TableBet[];
  /** What lies there and is not bet yet. */
  laid: Laid;
  /** Why a chip on this pick is not taken, in Korean; null where it is. */
  blockOf: (pick: string) => string | null;
  /** Bets are open. */
  isOpen: boolean;
  /** Fields that have won. */
  won: ReadonlySet<string>;
  onLay: (pick: string) => void;
}

const isCounted = ({ state }: TableBet) => state !== "refused" && state !== "void";
const sumOf = (all: readonly { pick: string; amount: number }[], key: string): number =>
  all.filter(({ pick }) => pick === key).reduce((sum, { amount }) => sum + amount, 0);

/** The fields of the felt, where they stand on a table: a press lays the chosen chip. */
export function FeltFields({ pools, bets, laid, blockOf, isOpen, won, onLay }: FeltFieldsProps) {
  const counted = bets.filter(isCounted);
  return (
    <fieldset className="felt-fields" aria-label={TEXT.spots}>
      {TABLE_PICKS.map(({ key, name, price }) => {
        const pool = pools.find(({ pick }) => pick === key);
        const mine = sumOf(counted, key);
        const lies = sumOf(laid, key);
        const block = isOpen ? blockOf(key) : null;
        return (
          <button
            key={key}
            type="button"
            disabled={!isOpen}
            {...(block !== null && { "aria-disabled": true, "aria-description": block, title: block })}
            onClick={() => onLay(key)}
            className="felt-field"
            data-field={key}
            data-won={won.has(key) || undefined}
          >
            <span className="felt-field-name">{name}</span>
            <span className="felt-field-price">{TEXT.price(formatPrice(price))}</span>
            <span className="felt-field-pool">{pool ? TEXT.pool(pool.players, pool.amount) : ""}</span>
            <span className="felt-field-chips">
              {mine > 0 && (
                <>
                  <ChipPile amount={mine} />
                  <span className="sr-only">{TEXT.mine(mine)}</span>
                </>
              )}
              {lies > 0 && (
                <>
                  <ChipPile amount={lies} isLaid />
                  <span className="sr-only">{TEXT.laid(lies)}</span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
