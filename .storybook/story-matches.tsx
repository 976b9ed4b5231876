// Matches with all three columns, for the stories of lists.
import type { Decorator } from "@storybook/react-vite";
import { PriceStoreContext } from "../src/ui/sports/price/price-store-context.ts";
import type { ListedFixture } from "../src/ui/sports/list/use-row.ts";
import { StoryApp } from "./story-app.tsx";
import { createStoryBetting, withSlip } from "./story-betting.ts";
import { fixtureOf } from "./story-data.ts";

const market = (
  id: string,
  family: "handicap" | "over_under",
  line: number,
  keys: readonly (readonly [string, string])[],
) => ({
  id,
  kind: family,
  marketName: family === "handicap" ? "Handicap" : "Under/Over",
  family,
  period: "100",
  line,
  status: "open" as const,
  selections: keys.map(([key, name], at) => ({
    id: `${id}-${key}`,
    key,
    name,
    betPrice: 185 + at * 7,
    status: "open" as const,
  })),
});

/** A match with its result, a handicap and a total. */
export function matchOf(id: string, home: string, away: string, changes: Partial<ListedFixture> = {}): ListedFixture {
  const fixture = fixtureOf(id, home, away);
  const handicap = market(`${id}-hc`, "handicap", -1.5, [
    ["home", "홈"],
    ["away", "원정"],
  ]);
  const total = market(`${id}-ou`, "over_under", 2.5, [
    ["over", "오버"],
    ["under", "언더"],
  ]);
  return { ...fixture, markets: [...fixture.markets, handicap, total], ...changes };
}

/** Rows on the betting that `matches` are laid in. */
export function matchStage(matches: readonly ListedFixture[]) {
  const betting = createStoryBetting();
  betting.takeList(matches, "e-1");
  const decorate: Decorator = (Story) => (
    <StoryApp prepare={withSlip()} answers={{ favourites: { fixtures: [], leagues: [] } }}>
      <PriceStoreContext value={betting.prices}>
        <Story />
      </PriceStoreContext>
    </StoryApp>
  );
  return { betting, decorate };
}
