// The server's judgements and the page's steps in one order of time, by the server's clock.
import type { BetStory, Judgement } from "../../../../api/contract/operator/bet-story.ts";
import type { TrailStep } from "../../../../api/contract/sports/trails.ts";
import { skewOf } from "./differences.ts";

export type Moment = { at: number; key: string } & ({ judgement: Judgement } | { step: TrailStep });

export function timeLine({ judgements, trails }: Pick<BetStory, "judgements" | "trails">): Moment[] {
  const judged = judgements.map((judgement): Moment => ({
    at: Date.parse(judgement.at),
    key: judgement.key,
    judgement,
  }));
  const seen = trails.flatMap((trail) =>
    trail.steps.map((step): Moment => ({ at: step.at - skewOf(trail), key: trail.key, step })),
  );
  return [...judged, ...seen].toSorted((a, b) => a.at - b.at);
}
