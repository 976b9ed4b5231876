import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { exchangeTerms } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { exchangeBlock } from "../../../domain/wallet/money-terms.ts";
import { exchangeProblemText } from "../../../domain/wallet/text.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { RequestView } from "../request/request-view.tsx";
import { accountText } from "./account-text.ts";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

const RoomPanel = lazy(() => import("../room/room-panel.tsx").then((file) => ({ default: file.RoomPanel })));
const WageringPanel = lazy(() =>
  import("../wagering/wagering-panel.tsx").then((file) => ({ default: file.WageringPanel })),
);
const AccountPanel = lazy(() => import("./account-panel.tsx").then((file) => ({ default: file.AccountPanel })));
const RequestHistory = lazy(() =>
  import("../request/request-history.tsx").then((file) => ({ default: file.RequestHistory })),
);
const ExchangeForm = lazy(() => import("./exchange-form.tsx").then((file) => ({ default: file.ExchangeForm })));

/** The conditions of an exchange, the form or the request that is open, the own account, the exchanges before. */
export function ExchangeView() {
  const { api } = useApp();
  const terms = queryOf(api, exchangeTerms, {});
  const query = useQuery(terms);
  return (
    <>
      <QueryView query={query} lines={6}>
        {(found) => (
          <div className="grid grid-cols-1 gap-3">
            <Suspense fallback={<Skeleton lines={6} />}>
              <RoomPanel title={TEXT.room} terms={found} />
              <WageringPanel terms={found} />
            </Suspense>
            <RequestView kind="exchange" terms={terms}>
              {found.account && <FormPanel terms={found} account={accountText(found.account)} />}
            </RequestView>
            <Suspense fallback={<Skeleton lines={3} />}>
              <AccountPanel account={found.account} />
            </Suspense>
          </div>
        )}
      </QueryView>
      <Suspense fallback={<Skeleton lines={6} />}>
        <RequestHistory kind="exchange" />
      </Suspense>
    </>
  );
}

function FormPanel({ terms, account }: { terms: ExchangeTermsAnswer; account: string }) {
  const block = exchangeBlock(terms.limits, terms.room);
  return (
    <Panel title={TEXT.form} state={block ?? "ready"}>
      <div className="p-3">
        {block ? (
          <p className="text-sm">{exchangeProblemText(block, terms.limits, terms.room)}</p>
        ) : (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ExchangeForm terms={terms} account={account} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
