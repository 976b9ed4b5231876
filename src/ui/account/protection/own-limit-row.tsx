import { useState } from "react";
import * as v from "valibot";
import { cancelOwnLimit, changeOwnLimit, confirmOwnLimit } from "../../../api/contract/account/protection.endpoints.ts";
import { OwnLimitRequest, type OwnLimit } from "../../../api/contract/account/protection.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { raiseStage } from "../../../domain/account/protection/own-limits.ts";
import { PERIOD_NAMES } from "../../../domain/account/protection/text.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { Button } from "../../primitives/button.tsx";
import { OWN_LIMIT_NAMES, PROTECTION_TEXT as TEXT } from "./text.ts";

type Name = Pick<OwnLimit, "kind" | "period">;

const Amount = v.optional(OwnLimitRequest.entries.amount.wrapped);
const ownLimitCommand = ({ kind, period }: Name) =>
  commandOf(changeOwnLimit, {
    name: `protection.${kind}.${period}`,
    schema: v.object({ amount: Amount }),
    input: ({ amount = null }) => ({ body: { kind, period, amount } }),
  });

export interface OwnLimitRowProps {
  limit: OwnLimit;
  /** The server's time. */
  now: string;
  onChanged: () => void;
}

/** One limit: what is used of it, its form, and a higher one that waits. */
export function OwnLimitRow({ limit, now, onChanged }: OwnLimitRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, period, limit: amount, used, raise } = limit;
  const name = `${OWN_LIMIT_NAMES[kind]} ${PERIOD_NAMES[period]}`;
  const usedText = addComma(Math.max(0, used));
  return (
    <li className="grid gap-2 py-2">
      <div className="flex items-center justify-between gap-2">
        <span className="font-semibold">{PERIOD_NAMES[period]}</span>
        <span className="ml-auto text-right tabular-nums">
          {amount === null ? TEXT.none : TEXT.usedOf(usedText, addComma(amount))}
          {amount === null && <span className="block text-xs text-muted">{TEXT.used(usedText)}</span>}
        </span>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={TEXT.setOf(name)}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          {TEXT.set}
        </Button>
      </div>
      {amount !== null && <Meter label={name} used={Math.max(0, used)} limit={amount} />}
      {raise && <Raise limit={limit} raise={raise} now={now} onChanged={onChanged} />}
      {isOpen && (
        <CommandForm
          command={ownLimitCommand({ kind, period })}
          initial={amount === null ? {} : { amount }}
          afterDone="keep"
          submitLabel={TEXT.save}
          cancel={{ label: TEXT.close, onCancel: () => setOpen(false) }}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        >
          <MoneyField name="amount" label={TEXT.amount} hint={TEXT.amountHint} />
        </CommandForm>
      )}
    </li>
  );
}

function Meter({ label, used, limit }: { label: string; used: number; limit: number }) {
  const percent = limit === 0 ? 100 : Math.min(100, Math.floor((used / limit) * 100));
  return <meter aria-label={label} min={0} max={100} high={80} optimum={0} value={percent} className="h-2 w-full" />;
}

interface RaiseProps extends OwnLimitRowProps {
  raise: NonNullable<OwnLimit["raise"]>;
}

function Raise({ limit: { kind, period }, raise, now, onChanged }: RaiseProps) {
  const { amount, confirmFrom, confirmUntil } = raise;
  const stage = raiseStage(
    { confirmFrom: Date.parse(confirmFrom), confirmUntil: Date.parse(confirmUntil) },
    Date.parse(now),
  );
  const to = amount === null ? TEXT.none : TEXT.won(addComma(amount));
  const body = { kind, period };
  const said =
    stage === "waiting"
      ? TEXT.raiseTo(to, formatDateTime(confirmFrom))
      : TEXT.raiseNow(to, formatDateTime(confirmUntil));
  return (
    <div className="grid gap-2 rounded-md border border-line bg-raised p-2 text-xs">
      <p>{said}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <CommandButton
          name={`protection.cancel.${kind}.${period}`}
          to={cancelOwnLimit}
          input={{ body }}
          label={TEXT.cancel}
          look="quiet"
          size="sm"
          onDone={onChanged}
        />
        {stage === "open" && (
          <CommandButton
            name={`protection.confirm.${kind}.${period}`}
            to={confirmOwnLimit}
            input={{ body }}
            label={TEXT.confirm}
            size="sm"
            onDone={onChanged}
          />
        )}
      </div>
    </div>
  );
}
