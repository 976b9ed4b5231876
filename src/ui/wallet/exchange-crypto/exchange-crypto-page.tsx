import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { exchangeTerms } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { MONEY_KEYS } from "../../../api/queries/wallet/money-keys.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { exchangeBlock } from "../../../domain/wallet/money-terms.ts";
import { exchangeProblemText } from "../../../domain/wallet/text.ts";
import { useApp, useTetherActors } from "../../app-context.ts";
import { LateSubmissionNotice } from "../../frame/form/late-submission-notice.tsx";
import { isUnsettled } from "../../frame/form/unsettled.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { BalanceLine } from "../request/balance-line.tsx";
import { RequestView } from "../request/request-view.tsx";
import { TETHER_EXCHANGE_TEXT as TEXT } from "./text.ts";

const RoomPanel = lazy(() => import("../room/room-panel.tsx").then((file) => ({ default: file.RoomPanel })));
const RequestHistory = lazy(() =>
  import("../request/request-history.tsx").then((file) => ({ default: file.RequestHistory })),
);
const WageringPanel = lazy(() =>
  import("../wagering/wagering-panel.tsx").then((file) => ({ default: file.WageringPanel })),
);

/** An exchange by tether: its conditions, the button that begins one or the request that is open, those before. */
export function ExchangeCryptoPage() {
  const { api } = useApp();
  const terms = useQuery(queryOf(api, exchangeTerms, {}));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/exchangeCrypto")} />
      <BalanceLine link={{ to: "/chargeCrypto", label: TEXT.charge }} />
      <QueryView query={terms} lines={6}>
        {(found) => (
          <div className="grid grid-cols-1 gap-3">
            <Suspense fallback={<Skeleton lines={6} />}>
              <RoomPanel title={TEXT.terms} terms={found} />
              <WageringPanel terms={found} />
            </Suspense>
            <Suspense fallback={<Skeleton lines={3} />}>
              <WithdrawalView terms={found} />
            </Suspense>
          </div>
        )}
      </QueryView>
      <Suspense fallback={<Skeleton lines={5} />}>
        <RequestHistory kind="exchange" />
      </Suspense>
    </div>
  );
}

/** What the machine is at; under it the open request, or the button that begins one. */
function WithdrawalView({ terms }: { terms: ExchangeTermsAnswer }) {
  const { api } = useApp();
  const { tetherWithdrawal } = useTetherActors();
  const queryClient = useQueryClient();
  const snapshot = useSelector(tetherWithdrawal, (now) => now);
  const isRequested = snapshot.matches({ closed: "requested" });
  useEffect(() => {
    if (!isRequested) return;
    for (const queryKey of MONEY_KEYS) void queryClient.invalidateQueries({ queryKey });
  }, [isRequested, queryClient]);
  // Who leaves the page gives up what was not sent.
  useEffect(() => () => tetherWithdrawal.send({ type: "tether.cancel" }), [tetherWithdrawal]);
  return (
    <div className="grid gap-3" data-machine="tether-withdrawal" data-state={stateText(snapshot.value)}>
      <LateSubmissionNotice title={TEXT.dialog} snapshot={snapshot} send={tetherWithdrawal.send} />
      {!isUnsettled(snapshot) && (
        <RequestView kind="exchange" terms={queryOf(api, exchangeTerms, {})}>
          <Beginning
            terms={terms}
            isBusy={snapshot.hasTag("busy")}
            onOpen={() => tetherWithdrawal.send({ type: "tether.open" })}
          />
        </RequestView>
      )}
    </div>
  );
}

function Beginning({
  terms: { account, limits, room },
  isBusy,
  onOpen,
}: {
  terms: ExchangeTermsAnswer;
  isBusy: boolean;
  onOpen: () => void;
}) {
  const block = exchangeBlock(limits, room);
  if (!account)
    return (
      <Panel title={TEXT.dialog}>
        <p className="p-3 text-sm">
          {TEXT.noAccount}{" "}
          <Link to="/exchange" className="font-semibold text-accent underline">
            {TEXT.register}
          </Link>
        </p>
      </Panel>
    );
  if (block) return <p className="text-sm">{exchangeProblemText(block, limits, room)}</p>;
  return (
    <div className="grid">
      <Button look="primary" size="lg" isBusy={isBusy} onClick={onOpen}>
        {TEXT.open}
      </Button>
    </div>
  );
}
