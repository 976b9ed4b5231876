import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { betFile } from "../../../api/contract/operator/bets.endpoints.ts";
import type { OperatorBet } from "../../../api/contract/operator/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { useApp } from "../../app-context.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { BetDetails } from "../../sports/bets/bet-details.tsx";
import { returnOf } from "../../sports/bets/bet-return.ts";
import { AUDIT_LOG_TEXT } from "../audit-log/text.ts";
import { Allowed } from "../allowed.tsx";
import { BetBooks } from "./bet-books.tsx";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const BetStory = lazy(() => import("./story/bet-story.tsx").then((file) => ({ default: file.BetStory })));
const VoidForm = lazy(() => import("./void-form.tsx").then((file) => ({ default: file.VoidForm })));
const ObjectHistory = lazy(() =>
  import("../audit-log/object-history.tsx").then((file) => ({ default: file.ObjectHistory })),
);

/** A bet that is open: its picks, what the books have of it, what the member did, what operators did, and its void. */
export function OpenedBet({ bet }: { bet: OperatorBet }) {
  const { api } = useApp();
  const file = useQuery(queryOf(api, betFile, { params: { id: bet.id } }));
  return (
    // What stands in the panel is as wide as on a phone, whatever the window is.
    <div className="-m-3 [&_dl]:grid-cols-2!">
      <BetDetails bet={bet} brought={returnOf(bet)} isOpen={false} />
      <div className="border-t border-line p-3">
        <QueryView query={file} isEmpty={() => false} lines={3}>
          {(read) => <BetBooks file={read} />}
        </QueryView>
      </div>
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
      {bet.voidedAt === null && (
        <Allowed right="bets.void">
          <OnDemand open={TEXT.openVoid} close={TEXT.closeVoid}>
            <div className="px-3 pb-3">{file.data && <VoidForm file={file.data} />}</div>
          </OnDemand>
        </Allowed>
      )}
    </div>
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
