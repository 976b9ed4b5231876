import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { type Fact, FactList } from "./fact-list.tsx";
import { StateBadge } from "./state-badge.tsx";
import { REQUEST_TEXT as TEXT } from "./text.ts";

export interface RequestCardProps {
  request: MoneyRequest;
  /** null: it cannot be cancelled. */
  onCancel: (() => void) | null;
  /** null: it is not decided. */
  onClose: (() => void) | null;
}

/** One request: what was asked for, and what became of it so far. */
export function RequestCard({ request, onCancel, onClose }: RequestCardProps) {
  const { kind, state } = request;
  return (
    <Panel title={TEXT.openTitle[kind]} aside={<StateBadge state={state} />}>
      <div className="grid gap-3 p-3">
        <output className="text-sm font-semibold">
          {TEXT.says[state]} {kind === "exchange" && state === "refused" && TEXT.returned}
        </output>
        <FactList facts={factsOf(request)} />
        <div className="flex items-center justify-end gap-3">
          {kind === "exchange" && state === "requested" && <p className="text-xs text-muted">{TEXT.noCancel}</p>}
          {onCancel && <Button onClick={onCancel}>{TEXT.cancel}</Button>}
          {onClose && (
            <Button look="primary" onClick={onClose}>
              {TEXT.ok}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function factsOf(request: MoneyRequest): Fact[] {
  const { kind, state, amount, bonus, wagering, typeName, depositor, bank, tether, reason, createdAt } = request;
  const facts: (Fact | null)[] = [
    { name: TEXT.amount, value: TEXT.won(addComma(amount)) },
    typeName === null ? null : { name: TEXT.type, value: typeName },
    bonus === 0 ? null : { name: TEXT.bonus, value: TEXT.won(addComma(bonus)) },
    wagering === 0 ? null : { name: TEXT.wagering, value: TEXT.won(addComma(wagering)) },
    depositor === null ? null : { name: TEXT.depositor, value: depositor },
    bank
      ? { name: TEXT.bank[kind], value: `${bank.bank} ${bank.number} ${bank.holder}` }
      : kind === "charge" && state === "requested"
        ? { name: TEXT.bank[kind], value: <span className="font-normal text-muted">{TEXT.bankWait}</span> }
        : null,
    tether ? { name: TEXT.network, value: tether.network } : null,
    tether ? { name: TEXT.wallet, value: <span className="break-all">{tether.address}</span> } : null,
    tether ? { name: TEXT.usdt, value: `${usdtText(tether.usdt)} USDT` } : null,
    reason === null ? null : { name: TEXT.reason, value: reason },
    { name: TEXT.requestedAt, value: formatDateTime(createdAt) },
  ];
  return facts.filter((fact) => fact !== null);
}
