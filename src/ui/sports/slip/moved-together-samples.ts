// A bet that was refused for the price of its legs together, for stories.
import { createStoryBetting, createStorySlip, entry } from "../../../../.storybook/story-betting.ts";
import { betRequest } from "./bet-request.ts";

/** Two legs of one fixture that were bet on at 2.40 together, and come to 2.35 now. */
export function movedTogether() {
  const over = { ...entry, id: "f1-over", marketId: "f1-ou", marketName: "Under/Over", family: "over_under" } as const;
  const slip = createStorySlip({ entries: [entry, over] });
  const at = (price: number) => ({ fixtureId: "f1", selectionIds: ["f1-home", "f1-over"], price });
  slip.send({ type: "combinations.set", items: [at(240)] });
  const asked = betRequest(slip.getSnapshot().context);
  const picks = [entry, over].map(({ id, betPrice }) => ({ selectionId: id, betPrice, status: "open" }));
  const refusal = {
    code: "price_changed",
    message: "조합 배당이 변경되었습니다: 2.40 → 2.35",
    combinations: [at(235)],
  };
  return {
    betting: createStoryBetting({
      slip,
      placement: { until: "sent", asked, answer: { kind: "priceChanged", refusal, picks } },
    }),
  };
}
