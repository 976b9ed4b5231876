import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { lazy, Suspense, useEffect } from "react";
import type { TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { MONEY_KEYS } from "../../../api/queries/wallet/money-keys.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { ProtectionLink } from "../../account/protection/protection-link.tsx";
import { useTetherActors } from "../../app-context.ts";
import { LateSubmissionNotice } from "../../frame/form/late-submission-notice.tsx";
import { isUnsettled } from "../../frame/form/unsettled.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { BalanceLine } from "../request/balance-line.tsx";
import { OrderHistory } from "./order-history.tsx";
import { TermsPanel } from "./terms-panel.tsx";
import { useTetherTerms } from "./rate-line.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";
import { useIsPast } from "./use-is-past.ts";

const FirstLimit = lazy(() =>
  import("../../account/protection/first-limit.tsx").then((file) => ({ default: file.FirstLimit })),
);
const OrderCard = lazy(() => import("./order-card.tsx").then((file) => ({ default: file.OrderCard })));

/** A charge by tether: its conditions, the button that begins one, the newest order, the orders before. */
export function ChargeCryptoPage() {
  const terms = useTetherTerms();
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/chargeCrypto")} />
      <BalanceLine link={{ to: "/exchangeCrypto", label: TEXT.exchange }} />
      <QueryView query={terms} lines={6}>
        {(found) => (
          <div className="grid grid-cols-1 gap-3">
            <TermsPanel terms={found} />
            <Suspense fallback={<Skeleton lines={3} />}>
              {found.asksLimit && <FirstLimit />}
              <DepositView latest={found.latest} />
            </Suspense>
          </div>
        )}
      </QueryView>
      <ProtectionLink />
      <OrderHistory />
    </div>
  );
}

/** The button that begins a deposit; the order that it made, or the one before. */
function DepositView({ latest }: { latest: TetherTerms["latest"] }) {
  const { tetherDeposit } = useTetherActors();
  const queryClient = useQueryClient();
  const snapshot = useSelector(tetherDeposit, (now) => now);
  const isExpired = useIsPast(latest?.expiresAt ?? null);
  useEffect(() => {
    const told = tetherDeposit.on("deposit.recorded", () => {
      for (const queryKey of MONEY_KEYS) void queryClient.invalidateQueries({ queryKey });
    });
    return () => told.unsubscribe();
  }, [tetherDeposit, queryClient]);
  // Who leaves the page gives up what is not recorded.
  useEffect(() => () => tetherDeposit.send({ type: "tether.cancel" }), [tetherDeposit]);
  const isOpen = latest?.state === "confirming" || (latest?.state === "waiting" && !isExpired);
  return (
    <div className="grid gap-3" data-machine="tether-deposit" data-state={stateText(snapshot.value)}>
      {snapshot.matches({ closed: "paying" }) && (
        <p className="flex items-center justify-between gap-3 rounded-lg border border-line bg-surface px-3 py-2 text-sm">
          {TEXT.paying}
          <Button size="sm" onClick={() => tetherDeposit.send({ type: "tether.close" })}>
            {TEXT.ok}
          </Button>
        </p>
      )}
      {latest && <OrderCard key={latest.id} order={latest} isExpired={isExpired} />}
      <LateSubmissionNotice title={TEXT.dialog} snapshot={snapshot} send={tetherDeposit.send} />
      {!isUnsettled(snapshot) && !isOpen && (
        <Button
          look="primary"
          size="lg"
          isBusy={snapshot.hasTag("busy")}
          onClick={() => tetherDeposit.send({ type: "tether.open" })}
        >
          {TEXT.open}
        </Button>
      )}
    </div>
  );
}
