import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { chargeTerms } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import { isAddress, titleOf } from "../../../domain/frame/pages/pages.ts";
import { ProtectionLink } from "../../account/protection/protection-link.tsx";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { BalanceLine } from "../request/balance-line.tsx";
import { RequestView } from "../request/request-view.tsx";
import { RequestHistory } from "../request/request-history.tsx";
import { CHARGE_TEXT as TEXT } from "./text.ts";

const FirstLimit = lazy(() =>
  import("../../account/protection/first-limit.tsx").then((file) => ({ default: file.FirstLimit })),
);
const ChargeForm = lazy(() => import("./charge-form.tsx").then((file) => ({ default: file.ChargeForm })));

/** Where a member asks for the account to pay into. */
const ACCOUNT_ENQUIRY: string = "/customer/write/account";

/** A charge: the form or the request that is open, and the charges before. */
export function ChargePage() {
  const { api } = useApp();
  const terms = queryOf(api, chargeTerms, {});
  const query = useQuery(terms);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/charge")} />
      <BalanceLine link={{ to: "/exchange", label: TEXT.exchange }} />
      {/* One boundary: what is below the form comes with it, or it would move. */}
      <Suspense fallback={<Skeleton lines={8} />}>
        <QueryView query={query} lines={8}>
          {(found) => (
            <div className="grid grid-cols-1">
              <RequestView kind="charge" terms={terms}>
                <Panel
                  title={TEXT.form}
                  aside={
                    isAddress(ACCOUNT_ENQUIRY) && (
                      <Link to={ACCOUNT_ENQUIRY} className="text-sm text-accent underline-offset-2 hover:underline">
                        {TEXT.enquire}
                      </Link>
                    )
                  }
                >
                  <div className="p-3">
                    {found.asksLimit && <FirstLimit />}
                    <ChargeForm terms={found} />
                  </div>
                </Panel>
              </RequestView>
              <ProtectionLink />
              <RequestHistory kind="charge" />
            </div>
          )}
        </QueryView>
      </Suspense>
    </div>
  );
}
