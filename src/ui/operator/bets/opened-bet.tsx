import { lazy, type ReactNode, useState } from "react";
import type { OperatorBet } from "../../../api/contract/operator/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { Button } from "../../primitives/button.tsx";
import { BetDetails } from "../../sports/bets/bet-details.tsx";
import { returnOf } from "../../sports/bets/bet-return.ts";
import { AUDIT_LOG_TEXT } from "../audit-log/text.ts";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const BetStory = lazy(() => import("./story/bet-story.tsx").then((file) => ({ default: file.BetStory })));
const ObjectHistory = lazy(() =>
  import("../audit-log/object-history.tsx").then((file) => ({ default: file.ObjectHistory })),
);

/** A bet whose row is opened: its picks, what the member did, what operators did. */
export function OpenedBet({ bet }: { bet: OperatorBet }) {
  return (
    <>
      <BetDetails bet={bet} brought={returnOf(bet)} isOpen={false} />
      {/* A round at a provider is placed there. */}
      {bet.picks[0]?.kind !== "provider" && (
        <OnDemand open={TEXT.story} close={TEXT.closeStory}>
          <BetStory of={{ betId: bet.id }} name={formatBetNumber(bet.number)} />
        </OnDemand>
      )}
      <OnDemand open={AUDIT_LOG_TEXT.openHistory} close={AUDIT_LOG_TEXT.closeHistory}>
        <div className="px-3 pb-2">
          <ObjectHistory subjects={subjectsOf(bet)} />
        </div>
      </OnDemand>
    </>
  );
}

/** Read when it is opened: each opening is a look at what a member did. */
function OnDemand({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="border-t border-line">
      <div className="px-3 py-2">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? close : open}
        </Button>
      </div>
      {isOpen && <LatePart>{children}</LatePart>}
    </div>
  );
}

/** A bet, and the matches and rounds that it is on: results and voids are about those. */
const subjectsOf = ({ id, picks }: OperatorBet): string[] => [
  `bet:${id}`,
  ...new Set(
    picks.flatMap((pick) => [
      ...("fixtureId" in pick && pick.fixtureId ? [`fixture:${pick.fixtureId}`] : []),
      ...("roundId" in pick && pick.roundId ? [`game-round:${pick.roundId}`, `provider-round:${pick.roundId}`] : []),
    ]),
  ),
];
