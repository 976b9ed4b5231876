import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client/ask.ts";
import { betStory, refusedStory } from "../../../../api/contract/operator/bets.endpoints.ts";
import { useApp } from "../../../app-context.ts";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { StoryView } from "./story-view.tsx";

export interface BetStoryProps {
  /** A bet, or the judgement of a submission that came to none. */
  of: { betId: string } | { judgement: number };
  /** Names the file of the case. */
  name: string;
}

/** Reads the story of a bet and shows it. */
export function BetStory({ of, name }: BetStoryProps) {
  const { api } = useApp();
  const query = useQuery(
    "betId" in of
      ? queryOf(api, betStory, { params: { id: of.betId } })
      : queryOf(api, refusedStory, { params: { judgement: of.judgement } }),
  );
  return (
    <QueryView query={query} isEmpty={() => false} lines={6}>
      {(story) => <StoryView story={story} name={`dispute-${name}.json`} />}
    </QueryView>
  );
}
