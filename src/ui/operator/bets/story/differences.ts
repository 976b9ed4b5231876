// Where the member's page and the server say different things of one submission.
import type { BetStory, Judgement, KeptTrail } from "../../../../api/contract/operator/bet-story.ts";
import { replayTrail } from "../../../../machines/trail/replay-trail.ts";
import { DIFFERENCE_TEXT as TEXT, STATE_NAMES, verdictText } from "./text.ts";

/** A clock that is off by less says nothing. */
const CLOCK_MS = 5_000;

/** The outcomes of the page that a verdict may have led to. */
const OUTCOMES: Readonly<Record<Judgement["verdict"], readonly string[]>> = {
  accepted: ["accepted"],
  pending: ["pendingAcceptance"],
  refused: ["refused", "priceChanged", "moved", "suspended"],
  paid: ["paid"],
  waiting: ["waiting"],
};

/** By how much the page's clock is ahead of the server's, in milliseconds. */
export const skewOf = ({ sentAt, receivedAt }: KeptTrail): number => Date.parse(sentAt) - Date.parse(receivedAt);

/** A sentence each, by the key of the submission. */
export function differencesOf({ judgements, trails }: BetStory): Map<string, string[]> {
  return new Map(
    trails.map((trail) => [
      trail.key,
      differencesOfTrail(
        trail,
        judgements.filter(({ key }) => key === trail.key),
      ),
    ]),
  );
}

function differencesOfTrail(trail: KeptTrail, judged: readonly Judgement[]): string[] {
  const [first, last] = [judged[0], judged.at(-1)];
  const skew = Math.round(skewOf(trail) / 1_000);
  return [
    ...(Math.abs(skew) * 1_000 > CLOCK_MS ? [TEXT.clock(skew)] : []),
    ...(first ? askedDifferences(trail, first) : [TEXT.unknownKey]),
    ...(last ? outcomeDifference(trail, last) : []),
    ...replayTrail(trail).flatMap(({ state, seen }, at) =>
      state === seen ? [] : [TEXT.step(at + 1, nameOf(state), nameOf(seen))],
    ),
  ];
}

const nameOf = (state: string): string => STATE_NAMES[state] ?? state;

/** What the page says that it sent, beside what came; and what had moved when it was judged. */
function askedDifferences({ steps }: KeptTrail, { terms }: Judgement): string[] {
  if (terms.kind !== "bet") return [];
  const asked = steps.flatMap(({ event }) => ("request" in event ? [event.request] : [])).at(-1);
  const wrong = (asked?.picks ?? []).flatMap(({ selectionId, betPrice }) => {
    const leg = terms.legs.find((one) => one.selectionId === selectionId);
    return leg && leg.seenPrice !== betPrice ? [TEXT.price(betPrice, leg.seenPrice)] : [];
  });
  const moved = terms.legs.flatMap(({ seenPrice, price }) =>
    seenPrice === price ? [] : [TEXT.moved(seenPrice, price)],
  );
  const stake = asked && asked.stake !== terms.stake ? [TEXT.stake(asked.stake, terms.stake)] : [];
  return [...wrong, ...stake, ...moved];
}

function outcomeDifference({ steps }: KeptTrail, judgement: Judgement): string[] {
  const state = steps.at(-1)?.state ?? "";
  return OUTCOMES[judgement.verdict].includes(state) ? [] : [TEXT.outcome(nameOf(state), verdictText(judgement))];
}
