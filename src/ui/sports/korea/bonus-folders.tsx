import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { usePicked } from "../european/use-picked.ts";
import { pickOf } from "../list/pick-of.ts";
import type { BettingLists } from "../slip/betting.ts";
import { usePick } from "../slip/use-betting-slip.ts";
import { BonusBar } from "./bonus-bar.tsx";

export interface BonusFoldersProps {
  game: KoreanGame;
  bonus: FixtureWire;
  lists: Pick<BettingLists, "prices">;
}

/** The bonus folders of a list, which stand in its slip. */
export function BonusFolders({ game, bonus, lists }: BonusFoldersProps) {
  const picked = usePicked(bonus.id);
  const onPick = pickOf({ game, fixture: bonus, prices: lists.prices, pick: usePick() });
  return <BonusBar bonus={bonus} picked={picked} onPick={onPick} />;
}
