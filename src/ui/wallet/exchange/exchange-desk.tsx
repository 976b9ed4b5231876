import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet.ts";
import { exchangeTermsQuery } from "../../../api/queries/money.ts";
import { addComma } from "../../../domain/price.ts";
import { exchangeBlock } from "../../../domain/wallet/money-terms.ts";
import { exchangeProblemText } from "../../../domain/wallet/text.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { FactList } from "../request/fact-list.tsx";
import { RequestDesk } from "../request/request-desk.tsx";
import { RequestHistory } from "../request/request-history.tsx";
import { WageringPanel } from "../wagering/wagering-panel.tsx";
import { accountText, AccountPanel } from "./account-panel.tsx";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

const ExchangeForm = lazy(() => import("./exchange-form.tsx").then((file) => ({ default: file.ExchangeForm })));

/** The conditions of an exchange, the form or the request that is open, the own account, the exchanges before. */
export function ExchangeDesk() {
  const { api } = useApp();
  const terms = useQuery(exchangeTermsQuery(api));
  return (
    <>
      <QueryView query={terms} isEmpty={() => false} lines={6}>
        {(found) => (
          <div className="grid grid-cols-1 gap-3">
            <RoomPanel terms={found} />
            <WageringPanel terms={found} />
            <RequestDesk kind="exchange" latest={found.latest}>
              {found.account && <FormPanel terms={found} account={accountText(found.account)} />}
            </RequestDesk>
            <AccountPanel account={found.account} />
          </div>
        )}
      </QueryView>
      <RequestHistory kind="exchange" />
    </>
  );
}

/** What is looked at before the form: what can be exchanged, and what is still missing. */
function RoomPanel({ terms: { limits, room } }: { terms: ExchangeTermsAnswer }) {
  const todayLeft = Math.max(0, limits.exchangeWonPerDay - room.todayWon);
  return (
    <Panel title={TEXT.room}>
      <div className="px-3 py-1">
        <FactList
          facts={[
            { name: TEXT.available, value: TEXT.won(addComma(room.available)) },
            {
              name: TEXT.wagering,
              value: room.wagering === 0 ? TEXT.wageringNone : TEXT.won(addComma(room.wagering)),
            },
            { name: TEXT.today, value: TEXT.todayOf(room.todayCount, limits.exchangesPerDay) },
            { name: TEXT.todayLeft, value: TEXT.won(addComma(todayLeft)) },
          ]}
        />
      </div>
    </Panel>
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
