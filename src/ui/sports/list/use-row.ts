import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { usePicked } from "../european/use-picked.ts";
import { useFixtureNow } from "../korea/use-fixture-now.ts";
import type { BettingLists } from "../slip/betting.ts";
import { usePick } from "../slip/use-betting-slip.ts";
import { pickOf } from "./pick-of.ts";

export interface ListedFixture extends FixtureWire {
  /** How many markets its own page has; left out where the list has no such page. */
  marketCount?: number;
  /** Of a running fixture on a European list; null where its feed tells none. */
  board?: Scoreboard | null;
}

/** What the rows of every list are given. */
export interface MatchRowProps {
  game: KoreanGame;
  /** A list of /europe or /inplay: it is bet by the European rules, matches can be marked and have a page. */
  isEuropean?: boolean | undefined;
  fixture: ListedFixture;
  lists: Pick<BettingLists, "fixtures" | "prices">;
  /** The newest list no longer has it. */
  isGone: boolean;
}

/** The fixture as it is now, its picks, and the attributes of its row. From the kick-off on, a running one from its end on, it is closed. */
export function useRow({ game, isEuropean, fixture, lists, isGone }: MatchRowProps) {
  const now = useFixtureNow(lists.fixtures, fixture);
  const pick = usePick();
  const picked = usePicked(fixture.id);
  const isClosed = isGone || now.status !== (game === "live" ? "live" : "scheduled");
  return {
    now,
    isClosed,
    picked,
    onPick: pickOf({ game, isEuropean, fixture, prices: lists.prices, pick }),
    attributes: {
      id: `fixture-${fixture.id}`,
      "data-fixture": fixture.id,
      "data-state": isClosed ? "closed" : now.status,
      tabIndex: -1,
    },
  };
}
