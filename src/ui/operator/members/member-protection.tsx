import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { queryOf } from "../../../api/client/ask.ts";
import { lowerOwnLimitOf, memberProtection } from "../../../api/contract/operator/protection.endpoints.ts";
import { OperatorOwnLimitRequest } from "../../../api/contract/account/protection.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { OWN_LIMIT_KINDS, OWN_LIMIT_PERIODS } from "../../../domain/account/protection/own-limits.ts";
import { PERIOD_NAMES } from "../../../domain/account/protection/text.ts";
import { OWN_LIMIT_NAMES } from "../../account/protection/text.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useStale } from "../use-stale.ts";
import { PROTECTION_OPERATOR_TEXT as TEXT } from "./text.ts";

const lowerCommand = (userId: string) =>
  commandOf(lowerOwnLimitOf, {
    name: `admin.protection.${userId}`,
    schema: v.object(OperatorOwnLimitRequest.entries),
    input: (body) => ({ params: { userId }, body }),
  });

/** What a member has set to be protected. An operator only lowers a limit. */
export function MemberProtection({ userId }: { userId: string }) {
  const { api } = useApp();
  const readAnew = useStale(memberProtection);
  const query = useQuery(queryOf(api, memberProtection, { params: { userId } }));
  return (
    <div className="grid max-w-110 gap-3">
      <QueryView query={query} lines={6}>
        {({ limits, breakUntil, excludedUntil }) => (
          <dl aria-label={TEXT.title} className="divide-y divide-line text-sm">
            {limits.map(({ kind, period, limit, used }) => (
              <Fact key={`${kind} ${period}`} label={`${OWN_LIMIT_NAMES[kind]} ${PERIOD_NAMES[period]}`}>
                {limit === null ? TEXT.none : TEXT.usedOf(addComma(Math.max(0, used)), addComma(limit))}
              </Fact>
            ))}
            <Fact label={TEXT.break}>{breakUntil === null ? TEXT.none : formatDateTime(breakUntil)}</Fact>
            <Fact label={TEXT.exclusion}>{excludedUntil === null ? TEXT.none : formatDateTime(excludedUntil)}</Fact>
          </dl>
        )}
      </QueryView>
      <CommandForm
        key={userId}
        command={lowerCommand(userId)}
        initial={{ kind: OWN_LIMIT_KINDS[0], period: OWN_LIMIT_PERIODS[0] }}
        submitLabel={TEXT.lower}
        doneText={() => TEXT.lowered}
        onDone={readAnew}
      >
        <SelectField
          name="kind"
          label={TEXT.kind}
          options={OWN_LIMIT_KINDS.map((kind) => ({ value: kind, label: OWN_LIMIT_NAMES[kind] }))}
        />
        <SelectField
          name="period"
          label={TEXT.period}
          options={OWN_LIMIT_PERIODS.map((period) => ({ value: period, label: PERIOD_NAMES[period] }))}
        />
        <MoneyField name="amount" label={TEXT.amount} hint={TEXT.hint} />
      </CommandForm>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
