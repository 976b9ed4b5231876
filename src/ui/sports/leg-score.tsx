import { lazy, Suspense } from "react";
import type { BetPick } from "../../api/contract/sports/bets.ts";
import type { FixtureNow } from "../../api/prices/fixture-store.ts";
import type { SlipEntry } from "../../domain/sports/slip/pick.ts";
import { LEG_SCORE_TEXT } from "./leg-score-text.ts";
import { useToldFixture } from "./told-fixture.ts";

const LegBoard = lazy(() => import("./board/leg-board.tsx").then((file) => ({ default: file.LegBoard })));

interface Shown {
  score: string;
  clock: string | null;
}

/**
 * Score of the fixture that a leg is on, with its clock until its result is confirmed. It follows the stream until then:
 * while it runs by its scoreboard, as the rows of /inplay do, where its feed tells one.
 */
export function LegScore({ pick }: { pick: BetPick | SlipEntry }) {
  const id = pick.kind === "fixture" ? pick.fixtureId : null;
  const told = useToldFixture(id);
  const shown = shownOf(pick, told);
  if (!shown) return null;
  const plain = <Plain {...shown} />;
  const isRunningBet = pick.kind === "fixture" && "sportId" in pick && told?.status === "live" && isOpen(pick);
  return (
    <span className="mr-2 font-normal whitespace-nowrap text-muted tabular-nums">
      {isRunningBet ? (
        <Suspense fallback={plain}>
          <LegBoard fixtureId={pick.fixtureId} sportId={pick.sportId} plain={plain} />
        </Suspense>
      ) : (
        plain
      )}
    </span>
  );
}

function Plain({ score, clock }: Shown) {
  return (
    <>
      {clock && <span className="mr-1 text-rise">{clock}</span>}
      <span className="sr-only">{LEG_SCORE_TEXT} </span>
      {score}
    </>
  );
}

/** A leg of the slip has no outcome. */
const isOpen = (pick: BetPick | SlipEntry): boolean => !("outcome" in pick) || pick.outcome === "open";

function shownOf(pick: BetPick | SlipEntry, told: FixtureNow | undefined): Shown | null {
  if (pick.kind !== "fixture") return null;
  if (told?.score && isOpen(pick)) return { score: `${told.score.home}:${told.score.away}`, clock: told.clock };
  return "score" in pick && pick.score !== null ? { score: pick.score, clock: pick.clock ?? null } : null;
}
