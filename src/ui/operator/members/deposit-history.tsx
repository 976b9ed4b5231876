import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { deposits, reverseDeposit } from "../../../api/contract/operator/deposits.endpoints.ts";
import { ReversalRequest } from "../../../api/contract/operator/operator.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { DEPOSIT_PURPOSE_NAMES } from "../../../domain/wallet/deposit-purpose.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { useStale } from "../use-stale.ts";
import { DEPOSIT_TEXT as TEXT } from "./text.ts";

const reversalOf = (id: string) =>
  commandOf(reverseDeposit, {
    name: `admin.reversal.${id}`,
    schema: ReversalRequest,
    confirms: true,
    input: (body) => ({ params: { id }, body }),
  });

/** The last deposits that operators made to a member; each can be taken back once. */
export function DepositHistory({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { api } = useApp();
  const readDeposits = useStale(deposits);
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery(queryOf(api, deposits, { query: { userId, itemsPerPage: 5 } }));
  const finish = () => {
    setOpen(null);
    readDeposits();
    onChanged();
  };
  return (
    <QueryView query={query} empty={<p className="text-xs text-muted">{TEXT.none}</p>} lines={2} lineClassName="h-8">
      {({ items }) => (
        <ul className="grid gap-1">
          {items.map(({ id, at, amount, reason, by, purpose, isReversed }) => (
            <li key={id} className="grid gap-2 rounded-md border border-line bg-surface px-2 py-1 text-sm">
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="text-xs text-muted tabular-nums">{formatDateTime(at)}</span>
                <span className="font-semibold tabular-nums">{TEXT.won(addComma(amount))}</span>
                <span className="text-xs">{DEPOSIT_PURPOSE_NAMES[purpose]}</span>
                <span className="min-w-0 flex-1 truncate text-xs text-muted">{TEXT.by(by, reason)}</span>
                {isReversed ? (
                  <span className="text-xs text-faint">{TEXT.reversed}</span>
                ) : (
                  <Button size="sm" aria-expanded={open === id} onClick={() => setOpen(open === id ? null : id)}>
                    {TEXT.reverse}
                  </Button>
                )}
              </div>
              {open === id && (
                <CommandForm
                  command={reversalOf(id)}
                  submitLabel={TEXT.reverse}
                  renderConfirm={({ reason: why }) => (
                    <>
                      <p className="font-bold">{TEXT.askReverse(userId, addComma(amount))}</p>
                      <p className="text-muted">{TEXT.reasonIs(why)}</p>
                    </>
                  )}
                  onDone={finish}
                >
                  <Field name="reason" label={TEXT.reason} maxLength={200} />
                </CommandForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
