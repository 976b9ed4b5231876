import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import {
  chargeTypes,
  houseBanks,
  moneyLimits,
  removeHouseBank,
} from "../../../api/contract/operator/money.endpoints.ts";
import type { ChargeTypeRow, HouseBank } from "../../../api/contract/operator/wallet.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { BankForm } from "./bank-form.tsx";
import { BANK_COLUMNS, MONEY_LIMIT_COLUMNS, TYPE_COLUMNS } from "./columns.ts";
import { MoneyLimitForm } from "./money-limit-form.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";
import { TypeForm } from "./type-form.tsx";
import { WeightsForm } from "./weights-form.tsx";

/** What charges and exchanges go by: limits of the levels, charge types, what counts as staked, the house's bank accounts. */
export function MoneyPage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <MoneyLimitTable />
      <Types />
      <WeightsForm />
      <Banks />
    </div>
  );
}

function MoneyLimitTable() {
  const { api } = useApp();
  return (
    <EntityDesk
      panel={TEXT.limits}
      label={TEXT.tableOf(TEXT.limits)}
      columns={MONEY_LIMIT_COLUMNS}
      rowId={({ level }) => String(level)}
      query={useQuery(queryOf(api, moneyLimits, {}))}
      stale={[moneyLimits]}
      lines={6}
      editors={[
        {
          label: TEXT.edit,
          right: "terms.change",
          render: (limits, form) => <MoneyLimitForm limits={limits} {...form} />,
        },
      ]}
    />
  );
}

const NEW_TYPE: Omit<ChargeTypeRow, "id"> = {
  name: "",
  method: "bank",
  bonusPercent: 0,
  maxBonus: 0,
  wageringMultiple: 1,
  isActive: true,
};

function Types() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, chargeTypes, {}));
  const nextId = Math.max(0, ...(query.data?.items.map(({ id }) => id) ?? [])) + 1;
  return (
    <EntityDesk
      panel={TEXT.types}
      label={TEXT.tableOf(TEXT.types)}
      columns={TYPE_COLUMNS}
      rowId={({ id }) => String(id)}
      query={query}
      stale={[chargeTypes]}
      lines={3}
      {...(query.data && {
        add: {
          right: "terms.change",
          label: TEXT.add,
          render: ({ onFinish, onClose }) => (
            <TypeForm type={{ id: nextId, ...NEW_TYPE }} onDone={() => onFinish(TEXT.saved)} onClose={onClose} />
          ),
        },
      })}
      editors={[
        { label: TEXT.edit, right: "terms.change", render: (type, form) => <TypeForm type={type} {...form} /> },
      ]}
    />
  );
}

function Banks() {
  const { api } = useApp();
  return (
    <EntityDesk<HouseBank>
      panel={TEXT.banks}
      label={TEXT.tableOf(TEXT.banks)}
      columns={BANK_COLUMNS}
      rowId={({ id }) => id}
      query={useQuery(queryOf(api, houseBanks, {}))}
      stale={[houseBanks]}
      empty={TEXT.noBanks}
      lines={3}
      add={{
        right: "terms.change",
        label: TEXT.add,
        render: ({ onFinish, onClose }) => <BankForm onDone={() => onFinish(TEXT.saved)} onClose={onClose} />,
      }}
      editors={[
        { label: TEXT.edit, right: "terms.change", render: (bank, form) => <BankForm bank={bank} {...form} /> },
      ]}
      remove={{
        label: TEXT.remove,
        to: removeHouseBank,
        idOf: ({ id }) => id,
        ask: ({ bank, number }) => TEXT.askRemove(`${bank} ${number}`),
        told: TEXT.removed,
      }}
    />
  );
}
