import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { chargeTypes, houseBanks, moneyLimits } from "../../../api/contract/operator/money.endpoints.ts";
import type { ChargeTypeRow, HouseBank } from "../../../api/contract/operator/wallet.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { BankForm } from "./bank-form.tsx";
import { BANK_COLUMNS, LIMIT_COLUMNS, TYPE_COLUMNS } from "./columns.ts";
import { LimitForm } from "./limit-form.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";
import { ActionTable } from "../table/action-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { TypeForm } from "./type-form.tsx";
import { WeightsForm } from "./weights-form.tsx";

/** What charges and exchanges go by: limits of the levels, charge types, what counts as staked, the house's bank accounts. */
export function MoneyPage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Limits />
      <Types />
      <WeightsForm />
      <Banks />
    </div>
  );
}

function Limits() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, moneyLimits, {}));
  const reload = () => void queryClient.invalidateQueries({ queryKey: keyOf(moneyLimits) });
  return (
    <Panel title={TEXT.limits}>
      <QueryTable
        label={TEXT.tableOf(TEXT.limits)}
        columns={LIMIT_COLUMNS}
        rowId={({ level }) => String(level)}
        query={query}
        lines={6}
        actions={[
          { label: TEXT.edit, render: (row, close) => <LimitForm limits={row} onDone={reload} onClose={close} /> },
        ]}
      />
    </Panel>
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
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(queryOf(api, chargeTypes, {}));
  const reload = () => {
    setAdding(false);
    void queryClient.invalidateQueries({ queryKey: keyOf(chargeTypes) });
  };
  return (
    <Panel title={TEXT.types} aside={<AddButton isOpen={isAdding} onToggle={() => setAdding(!isAdding)} />}>
      <QueryView query={query} isEmpty={({ items }) => items.length === 0} lines={3} lineClassName="h-9">
        {({ items }) => (
          <>
            {isAdding && (
              <div className="p-3">
                <TypeForm
                  type={{ id: Math.max(0, ...items.map(({ id }) => id)) + 1, ...NEW_TYPE }}
                  onDone={reload}
                  onClose={() => setAdding(false)}
                />
              </div>
            )}
            <ActionTable
              label={TEXT.tableOf(TEXT.types)}
              rows={items}
              columns={TYPE_COLUMNS}
              rowId={({ id }) => String(id)}
              actions={[
                { label: TEXT.edit, render: (row, close) => <TypeForm type={row} onDone={reload} onClose={close} /> },
              ]}
            />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

const newBank = (): HouseBank => ({
  id: crypto.randomUUID(),
  bank: "",
  number: "",
  holder: "",
  minLevel: 1,
  maxLevel: 99,
  isActive: true,
});

function Banks() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<HouseBank | null>(null);
  const query = useQuery(queryOf(api, houseBanks, {}));
  const reload = () => {
    setAdded(null);
    void queryClient.invalidateQueries({ queryKey: keyOf(houseBanks) });
  };
  return (
    <Panel
      title={TEXT.banks}
      aside={<AddButton isOpen={added !== null} onToggle={() => setAdded(added ? null : newBank())} />}
    >
      {added && (
        <div className="p-3">
          <BankForm bank={added} isNew onDone={reload} onClose={() => setAdded(null)} />
        </div>
      )}
      <QueryTable
        label={TEXT.tableOf(TEXT.banks)}
        columns={BANK_COLUMNS}
        rowId={({ id }) => id}
        query={query}
        empty={TEXT.noBanks}
        lines={3}
        actions={[
          {
            label: TEXT.edit,
            render: (row, close) => <BankForm bank={row} isNew={false} onDone={reload} onClose={close} />,
          },
        ]}
      />
    </Panel>
  );
}

function AddButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? TEXT.close : TEXT.add}
    </Button>
  );
}
