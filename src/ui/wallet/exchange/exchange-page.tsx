import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { BalanceLine } from "../request/balance-line.tsx";
import { ExchangeView } from "./exchange-view.tsx";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

/** A member's exchange. */
export function ExchangePage() {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/exchange")} />
      <BalanceLine link={{ to: "/charge", label: TEXT.charge }} />
      <ExchangeView />
    </div>
  );
}
