import type { BetPick } from "../../api/contract/bets.ts";
import type { FixtureNow } from "../../api/prices/fixture-store.ts";
import type { SlipEntry } from "../../domain/slip/pick.ts";
import { LEG_SCORE_TEXT } from "./leg-score-text.ts";
import { useToldFixture } from "./told-fixture.ts";

interface Shown {
  score: string;
  clock: string | null;
}

/** Score of the fixture that a leg is on, with its clock until its result is confirmed. It follows the stream until then. */
export function LegScore({ pick }: { pick: BetPick | SlipEntry }) {
  const told = useToldFixture(pick.kind === "fixture" ? pick.fixtureId : null);
  const shown = shownOf(pick, told);
  if (!shown) return null;
  return (
    <span className="mr-2 font-normal whitespace-nowrap text-muted tabular-nums">
      {shown.clock && <span className="mr-1 text-rise">{shown.clock}</span>}
      <span className="sr-only">{LEG_SCORE_TEXT} </span>
      {shown.score}
    </span>
  );
}

function shownOf(pick: BetPick | SlipEntry, told: FixtureNow | undefined): Shown | null {
  if (pick.kind !== "fixture") return null;
  const isSettled = "outcome" in pick && pick.outcome !== "open";
  if (told?.score && !isSettled) return { score: `${told.score.home}:${told.score.away}`, clock: told.clock };
  return "score" in pick && pick.score !== null ? { score: pick.score, clock: pick.clock ?? null } : null;
}
