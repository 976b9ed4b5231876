import { useEffect, useRef } from "react";
import type { BettingLists } from "../slip/betting.ts";
import { createNews, scoreNews, suspendedFixtures, type NewsFixture } from "./news.ts";
import { NEWS_TEXT } from "./text.ts";

export interface LiveNewsProps {
  fixtures: readonly NewsFixture[];
  lists: Pick<BettingLists, "fixtures" | "prices">;
}

/** Of a long list only what is on the screen is heard. */
const isShown = ({ id }: NewsFixture): boolean => document.querySelector(`[data-fixture="${CSS.escape(id)}"]`) !== null;

/** Says goals and suspensions of the fixtures that are shown, without disturbing what a reader says now. */
export function LiveNews({ fixtures, lists }: LiveNewsProps) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const news = createNews({
      say: (text) => region.current?.replaceChildren(text),
      after: (ms, run) => (timer = setTimeout(run, ms)),
    });
    const stopScores = lists.fixtures.watch((now, before) => {
      const fixture = fixtures.find(({ id }) => id === now.id);
      const text = fixture && isShown(fixture) ? scoreNews(fixture, now, before) : null;
      if (text !== null) news(now.id, text);
    });
    const stopPrices = lists.prices.watch((changed) => {
      for (const fixture of suspendedFixtures(fixtures, changed))
        if (isShown(fixture)) news(fixture.id, NEWS_TEXT.suspended(fixture.homeName, fixture.awayName));
    });
    return () => {
      clearTimeout(timer);
      stopScores();
      stopPrices();
    };
  }, [fixtures, lists.fixtures, lists.prices]);
  return <output ref={region} aria-label={NEWS_TEXT.region} className="sr-only" />;
}
