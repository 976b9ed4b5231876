import * as v from "valibot";
import { changeAgentShares, closeAgentPeriod, moveAgent } from "../../../api/contract/operator/agents.endpoints.ts";
import { AgentAboveChange, type AgentNode, type AgentShare } from "../../../api/contract/operator/agents.ts";
import { isSeoulDay } from "../../../domain/common/time.ts";
import { AGENT_PRODUCTS, SHARE_BASES, type ShareBasis } from "../../../domain/operator/agents.ts";
import type { Product } from "../../../domain/programmes/ceiling.ts";
import { formatPercent, parsePercent } from "../../../domain/wallet/rolling.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import type { DeskForm } from "../desk/desk-list.tsx";
import { AGENTS_TEXT as TEXT, BASIS_NAMES } from "./text.ts";

const WHOLE = 10_000;
const { reason } = AgentAboveChange.entries;
const Reason = () => <Field name="reason" label={TEXT.reason} maxLength={200} />;
const BASES = SHARE_BASES.map((value) => ({ value, label: BASIS_NAMES[value] }));

const rateField = (product: Product) => `${product}_rate`;
const basisField = (product: Product) => `${product}_basis`;
type ShareValues = Record<string, string>;

const Rate = v.pipe(
  v.string(),
  v.check((text) => text.trim() === "" || (parsePercent(text) ?? Infinity) <= WHOLE, TEXT.wrongRate),
);
const SHARE_ENTRIES: Record<string, v.GenericSchema<string>> = Object.fromEntries(
  AGENT_PRODUCTS.flatMap((product) => [
    [rateField(product), Rate],
    [basisField(product), v.picklist(SHARE_BASES)],
  ]),
);

const valuesOf = (shares: readonly AgentShare[]): ShareValues =>
  Object.fromEntries(
    AGENT_PRODUCTS.flatMap((product) => {
      const found = shares.find((one) => one.product === product);
      return [
        [rateField(product), found ? formatPercent(found.rate) : ""],
        [basisField(product), found?.basis ?? "result"],
      ];
    }),
  );

/** An empty rate and one of 0: no share. */
const sharesOf = (values: ShareValues): AgentShare[] =>
  AGENT_PRODUCTS.flatMap((product) => {
    const rate = parsePercent(values[rateField(product)] ?? "") ?? 0;
    return rate > 0 ? [{ product, basis: values[basisField(product)] as ShareBasis, rate }] : [];
  });

const sharesFor = (userId: string) =>
  commandOf(changeAgentShares, {
    name: `admin.agents.shares.${userId}`,
    schema: v.object({ ...SHARE_ENTRIES, reason }),
    confirms: true,
    input: ({ reason: why, ...values }) => ({
      params: { userId },
      body: { shares: sharesOf(values as ShareValues), reason: why },
    }),
  });

interface RowForm extends DeskForm {
  row: AgentNode;
}

/** What an account earns of each product. */
export function SharesForm({ row, onFinish, onClose }: RowForm) {
  return (
    <CommandForm
      command={sharesFor(row.userId)}
      initial={{ ...valuesOf(row.shares), reason: "" }}
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.askShares(row.userId)}</p>}
      onDone={() => onFinish(TEXT.done)}
    >
      <div className="grid gap-2 phone:grid-cols-2 tablet:grid-cols-4">
        {AGENT_PRODUCTS.filter((product) => row.role === "manager" || product !== "sports").flatMap((product) => [
          <SelectField
            key={basisField(product)}
            name={basisField(product)}
            label={TEXT.basisOf(product)}
            options={BASES}
          />,
          <Field
            key={rateField(product)}
            name={rateField(product)}
            label={TEXT.rateOf(product)}
            inputMode="decimal"
            maxLength={6}
          />,
        ])}
      </div>
      <p className="text-xs text-muted">{TEXT.shareHint}</p>
      <Reason />
    </CommandForm>
  );
}

const moveFor = (userId: string) =>
  commandOf(moveAgent, {
    name: `admin.agents.above.${userId}`,
    schema: AgentAboveChange,
    confirms: true,
    input: (body) => ({ params: { userId }, body }),
  });

/** Puts an account with all below it under another one. */
export function MoveForm({ row, onFinish, onClose }: RowForm) {
  return (
    <CommandForm
      command={moveFor(row.userId)}
      initial={{ above: row.above ?? "", reason: "" }}
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ above }) => <p className="font-bold">{TEXT.askMove(row.userId, String(above ?? ""))}</p>}
      onDone={() => onFinish(TEXT.done)}
    >
      <Field name="above" label={TEXT.above} maxLength={20} autoComplete="off" />
      <p className="text-xs text-muted">{TEXT.aboveHint}</p>
      <Reason />
    </CommandForm>
  );
}

const close = commandOf(closeAgentPeriod, {
  name: "admin.agent-periods",
  schema: v.object({ until: v.pipe(v.string(), v.trim(), v.check(isSeoulDay, TEXT.wrongDay)) }),
  confirms: true,
  input: (body) => ({ body }),
});

/** Makes the statements of the days since the last period. `from`: the first of them. */
export function ClosePeriodForm({ from, onFinish, onClose }: DeskForm & { from: string }) {
  return (
    <CommandForm
      command={close}
      initial={{ until: "" }}
      submitLabel={TEXT.closePeriod}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ until }) => <p className="font-bold">{TEXT.askClose(from, String(until ?? ""))}</p>}
      onDone={({ statements }) => onFinish(TEXT.closed(statements))}
    >
      <Field name="until" label={TEXT.until} placeholder="YYYY-MM-DD" maxLength={10} autoComplete="off" />
      <p className="text-xs text-muted">{TEXT.untilHint(from)}</p>
    </CommandForm>
  );
}
