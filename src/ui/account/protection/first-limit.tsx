import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { changeOwnLimit, protection } from "../../../api/contract/account/protection.endpoints.ts";
import { OwnLimitRequest } from "../../../api/contract/account/protection.ts";
import { OWN_LIMIT_PERIODS } from "../../../domain/account/protection/own-limits.ts";
import { PERIOD_NAMES } from "../../../domain/account/protection/text.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { FIRST_LIMIT_TEXT as TEXT } from "./text.ts";

const firstLimit = commandOf(changeOwnLimit, {
  name: "protection.first",
  schema: v.object({ period: OwnLimitRequest.entries.period, amount: OwnLimitRequest.entries.amount.wrapped }),
  input: ({ period, amount }) => ({ body: { kind: "deposit" as const, period, amount } }),
});

const PERIODS = OWN_LIMIT_PERIODS.map((period) => ({ value: period, label: PERIOD_NAMES[period] }));

/** Asks for a limit of deposits before the first charge, whose form stands below. One press declines. */
export function FirstLimit() {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<"asked" | "declined" | "set">("asked");
  if (answer !== "asked")
    return (
      // The button that was pressed is gone.
      <output ref={focus} tabIndex={-1} className="mb-3 block text-sm text-muted">
        {TEXT[answer]}
      </output>
    );
  return (
    <section
      aria-label={TEXT.title}
      className="mb-3 grid gap-3 rounded-md border border-line bg-raised p-3 text-sm tablet:grid-cols-2"
    >
      <div className="grid content-start gap-1">
        <h3 className="font-semibold">{TEXT.title}</h3>
        <p className="text-xs text-muted">{TEXT.help}</p>
      </div>
      <CommandForm
        command={firstLimit}
        initial={{ period: "month" }}
        submitLabel={TEXT.submit}
        cancel={{ label: TEXT.decline, onCancel: () => setAnswer("declined") }}
        onDone={() => {
          setAnswer("set");
          void queryClient.invalidateQueries({ queryKey: keyOf(protection), exact: true });
        }}
      >
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2">
          <SelectField name="period" label={TEXT.period} options={PERIODS} />
          <MoneyField name="amount" label={TEXT.amount} />
        </div>
      </CommandForm>
    </section>
  );
}

const focus = (node: HTMLElement | null): void => node?.focus();
