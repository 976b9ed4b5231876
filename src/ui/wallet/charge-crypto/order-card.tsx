import { lazy, Suspense, useState } from "react";
import type { TetherOrder } from "../../../api/contract/wallet/tether.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { type Fact, FactList } from "../request/fact-list.tsx";
import { orderText, TetherStateBadge } from "./order-state.tsx";
import { QrCode } from "../../primitives/qr-code.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

const CancelOrder = lazy(() => import("./cancel-order.tsx").then((file) => ({ default: file.CancelOrder })));

export interface OrderCardProps {
  order: TetherOrder;
  isExpired: boolean;
}

/** The newest order: where to pay how much, and what became of it, live. */
export function OrderCard({ order, isExpired }: OrderCardProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { state, url, address, confirmations, needed } = order;
  const isPayable = (state === "waiting" && !isExpired) || state === "confirming" || state === "underPaid";
  const isOpen = isPayable && order.credit === "none";
  if (isCancelling && state === "waiting")
    return (
      <Suspense fallback={<Skeleton lines={2} />}>
        <CancelOrder id={order.id} onKeep={() => setCancelling(false)} />
      </Suspense>
    );
  return (
    <Panel title={TEXT.order} aside={<TetherStateBadge state={state} />}>
      <div className="grid gap-3 p-3">
        <output className="text-sm font-semibold">{orderText(order, isExpired)}</output>
        {order.extraTransfers > 0 && <p className="text-sm">{TEXT.extra}</p>}
        {state === "confirming" && (
          <div className="grid gap-1 text-sm">
            <span className="flex justify-between">
              {TEXT.confirmations}
              <strong className="tabular-nums">{TEXT.confirmationsOf(confirmations, needed)}</strong>
            </span>
            <progress
              aria-label={TEXT.confirmations}
              value={confirmations}
              max={needed}
              className="h-2 w-full accent-accent"
            />
          </div>
        )}
        {isOpen && (
          <div className="flex flex-wrap items-center gap-4">
            <QrCode text={address} label={TEXT.qr} />
            <div className="grid min-w-0 flex-1 gap-2">
              <p className="text-sm font-semibold break-all">{address}</p>
              <CopyButton size="sm" value={address} text={TEXT} />
            </div>
          </div>
        )}
        <FactList facts={factsOf(order)} />
        {isOpen && (
          <div className="flex flex-wrap items-center justify-end gap-2">
            {state === "waiting" && <Button onClick={() => setCancelling(true)}>{TEXT.cancel}</Button>}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="grid h-9 place-items-center rounded-md bg-accent px-3.5 text-sm font-semibold text-on-accent hover:brightness-110"
            >
              {TEXT.pay}
            </a>
          </div>
        )}
      </div>
    </Panel>
  );
}

function factsOf({ amount, usdt, rate, rateAt, network, received, reason, expiresAt }: TetherOrder): Fact[] {
  const facts: (Fact | null)[] = [
    { name: TEXT.amount, value: TEXT.won(addComma(amount)) },
    { name: TEXT.usdt, value: TEXT.usdtOf(usdtText(usdt)) },
    { name: TEXT.rate, value: TEXT.rateOf(formatPrice(rate), formatDateTime(rateAt)) },
    { name: TEXT.network, value: network },
    { name: TEXT.expiresAt, value: formatDateTime(expiresAt) },
    received === 0 ? null : { name: TEXT.received, value: TEXT.usdtOf(usdtText(received)) },
    reason === null ? null : { name: TEXT.reason, value: reason },
  ];
  return facts.filter((fact) => fact !== null);
}
