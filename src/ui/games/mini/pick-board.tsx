import type { MiniGamePicks } from "../../../api/contract/games/mini-games.ts";
import { selectionIdOf } from "../../../domain/games/selection-id.ts";
import type { LegAvailability } from "../../../domain/sports/slip/availability.ts";
import { addComma } from "../../../domain/common/price.ts";
import { PriceCell } from "../../sports/price/price-cell.tsx";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import type { BettingLists } from "../../sports/slip/betting.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

export interface PickBoardProps {
  roundId: string;
  terms: MiniGamePicks;
  lists: BettingLists;
  picked: ReadonlySet<string>;
  onPick: (key: string, availability: LegAvailability) => void;
}

/** The game's picks by market. The store of rounds opens and closes their prices, in the slip too. */
export function PickBoard({ roundId, terms, lists, picked, onPick }: PickBoardProps) {
  const markets = Map.groupBy(terms.items, ({ market }) => market);
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="grid grid-cols-1 gap-3 p-3">
        {[...markets].map(([market, of]) => (
          <section key={market} aria-label={market}>
            <h3 className="mb-1 text-xs font-bold text-muted">{market}</h3>
            <div className="grid grid-cols-2 gap-1 tablet:grid-cols-4">
              {of.map(({ key, name }) => {
                const selectionId = selectionIdOf(roundId, key);
                return (
                  <PriceCell
                    key={selectionId}
                    selectionId={selectionId}
                    name={name}
                    pressed={picked.has(selectionId)}
                    onPick={(_, availability) => onPick(key, availability)}
                  />
                );
              })}
            </div>
          </section>
        ))}
        <p className="text-xs text-muted">{TEXT.limits(addComma(terms.maxPickStake), addComma(terms.maxRoundStake))}</p>
      </div>
    </PriceStoreContext>
  );
}
