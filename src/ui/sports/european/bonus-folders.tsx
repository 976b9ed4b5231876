import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { BonusBar } from "../korea/bonus-bar.tsx";
import type { BettingLists } from "../slip/betting.ts";
import { usePick } from "../slip/use-betting-slip.ts";
import { pickEuropean } from "./pick-european.ts";
import { usePicked } from "./use-picked.ts";

/** The bonus folders of /europe: the same as of the Korean games. */
export function BonusFolders({ bonus, lists }: { bonus: FixtureWire; lists: Pick<BettingLists, "prices"> }) {
  const picked = usePicked(bonus.id);
  const onPick = pickEuropean({ phase: "prematch", fixture: bonus, prices: lists.prices, pick: usePick() });
  return <BonusBar bonus={bonus} picked={picked} onPick={onPick} isNarrow />;
}
