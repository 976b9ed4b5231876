// What readers hear of running fixtures: goals and suspensions of what is shown, and no price. What comes within a
// moment is said at once, the newest of each fixture.
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import type { PriceItem } from "../../../api/prices/price-store.ts";
import { SPORT } from "../../../domain/sports/market.ts";
import { NEWS_TEXT } from "./text.ts";

export interface NewsFixture {
  id: string;
  sportId: string;
  homeName: string;
  awayName: string;
  markets: readonly { selections: readonly { id: string }[] }[];
}

/** In these sports each score is news. In the others there are too many of them. */
const TOLD_SCORES: readonly string[] = [SPORT.football, SPORT.iceHockey, SPORT.baseball];
const GATHER_MS = 1_000;
/** More than these at once nobody listens to. */
const SAID_AT_ONCE = 3;

/** What is said of a changed score; null where it is no news. */
export function scoreNews(fixture: NewsFixture, now: FixtureNow, before: FixtureNow): string | null {
  if (!now.score || !before.score || !TOLD_SCORES.includes(fixture.sportId)) return null;
  const { home, away } = now.score;
  const isHome = home > before.score.home;
  if (!isHome && away <= before.score.away) return null;
  const scorer = isHome ? fixture.homeName : fixture.awayName;
  const text = fixture.sportId === SPORT.baseball ? NEWS_TEXT.run : NEWS_TEXT.goal;
  return text(scorer, `${fixture.homeName} ${home} 대 ${away} ${fixture.awayName}`);
}

/** The fixtures of which a price was suspended now. */
export function suspendedFixtures(
  fixtures: readonly NewsFixture[],
  items: readonly Pick<PriceItem, "selectionId" | "status">[],
): NewsFixture[] {
  const ids = new Set(items.filter(({ status }) => status === "suspended").map(({ selectionId }) => selectionId));
  if (ids.size === 0) return [];
  return fixtures.filter(({ markets }) => markets.some(({ selections }) => selections.some(({ id }) => ids.has(id))));
}

export interface NewsOptions {
  say: (text: string) => void;
  after: (ms: number, run: () => void) => unknown;
}

/** Gathers news, one of each fixture. */
export function createNews({ say, after }: NewsOptions): (fixtureId: string, text: string) => void {
  const waiting = new Map<string, string>();
  const tell = () => {
    say([...waiting.values()].slice(-SAID_AT_ONCE).join(" "));
    waiting.clear();
  };
  return (fixtureId, text) => {
    if (waiting.size === 0) after(GATHER_MS, tell);
    // A goal suspends the markets, too: both are said in their order.
    const earlier = waiting.get(fixtureId);
    waiting.delete(fixtureId);
    waiting.set(fixtureId, earlier === undefined || earlier === text ? text : `${earlier} ${text}`);
  };
}
