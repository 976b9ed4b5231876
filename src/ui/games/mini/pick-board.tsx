import type { MiniGamePicks } from "../../../api/contract/games/mini-games.ts";
import { shortPickName } from "../../../domain/games/pick-name.ts";
import { selectionIdOf } from "../../../domain/games/selection-id.ts";
import type { LegAvailability } from "../../../domain/sports/slip/availability.ts";
import { addComma } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { PriceCell } from "../../sports/price/price-cell.tsx";
import { lazyPriceKeys } from "../../sports/price/lazy-price-keys.ts";
import { PriceStoreContext } from "../../sports/price/price-store-context.ts";
import type { BettingLists } from "../../sports/slip/betting.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import "./pick-board.css";

export interface PickBoardProps {
  roundId: string;
  terms: MiniGamePicks;
  lists: BettingLists;
  picked: ReadonlySet<string>;
  onPick: (key: string, availability: LegAvailability) => void;
}

/** Up to so many picks stand large. */
const FEW = 14;
/** Names longer than this need two columns of four. */
const SHORT = 7;
/** Picks of a market beyond which its cells are as small as numbers. */
const MANY = 8;

/** Names up to this length fit above their price in half of a line. */
const HALF = 10;

/** Which of these share a line: two small ones that follow each other. */
function pairsOf(small: readonly boolean[]): boolean[] {
  const halves = small.map(() => false);
  for (let at = 0; at + 1 < small.length; at += 1) {
    if (!small[at] || !small[at + 1]) continue;
    halves[at] = true;
    halves[at + 1] = true;
    at += 1;
  }
  return halves;
}

type Size = "one" | "two" | "three" | "four" | "many" | "long";

/** How a market's cells stand, by their number and the length of the longest name. */
function sizeOf(count: number, longest: number): Size {
  if (count <= 3) return (["one", "two", "three"] as const)[count - 1] ?? "one";
  if (longest > SHORT) return count === 4 ? "two" : "long";
  // Five or six leave no hole in lines of three.
  if (count <= 6) return count === 4 ? "four" : "three";
  return count > MANY ? "many" : "four";
}

/**
 * The game's picks by market: markets of two share a line, and a market's name is not said again in its picks. They are
 * one Tab stop. The store of rounds opens and closes their prices, in the slip too.
 */
export function PickBoard({ roundId, terms, lists, picked, onPick }: PickBoardProps) {
  const markets = [...Map.groupBy(terms.items, ({ market }) => market)].map(([market, of]) => {
    const names = of.map(({ name }) => shortPickName(market, name));
    const longest = Math.max(...names.map(({ length }) => length));
    return { market, of, names, longest, isSmall: of.length === 2 && longest <= HALF };
  });
  const halves = pairsOf(markets.map(({ isSmall }) => isSmall));
  return (
    <PriceStoreContext value={lists.prices}>
      <div ref={lazyPriceKeys} className="pick-board" data-few={terms.items.length <= FEW ? "" : undefined}>
        {markets.map(({ market, of, names, longest }, at) => {
          const isHalf = halves[at] ?? false;
          return (
            <section
              key={market}
              aria-label={market}
              className={classNames("pick-market", isHalf && "pick-market-half")}
            >
              <h3 className="truncate text-2xs font-bold text-muted">{market}</h3>
              <div
                className="pick-cells"
                data-size={sizeOf(of.length, longest)}
                data-long={longest > SHORT && !isHalf ? "" : undefined}
              >
                {of.map(({ key, name }, i) => {
                  const selectionId = selectionIdOf(roundId, key);
                  const short = names[i] ?? name;
                  return (
                    <PriceCell
                      key={selectionId}
                      selectionId={selectionId}
                      name={short}
                      prefix={short === name ? undefined : market}
                      pressed={picked.has(selectionId)}
                      onPick={(_, availability) => onPick(key, availability)}
                    />
                  );
                })}
              </div>
            </section>
          );
        })}
        <p className="col-span-full text-xs text-muted">
          {TEXT.limits(addComma(terms.maxPickStake), addComma(terms.maxRoundStake))}
        </p>
      </div>
    </PriceStoreContext>
  );
}
