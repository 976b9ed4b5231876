import { useQuery, useQueryClient } from "@tanstack/react-query";
import { WageringWeightsOnWire } from "../../../api/contract/wagering.ts";
import { wageringWeightsQuery } from "../../../api/queries/operator-money.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { WAGERING_PRODUCTS } from "../../../domain/wallet/wagering.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

const command = defineCommand({
  name: "admin.wagering-weights",
  schema: WageringWeightsOnWire,
  confirms: true,
  request: (body) => ({ method: "PUT", path: "admin/wagering-weights", body }),
  answer: WageringWeightsOnWire,
});

/** How much of what was at risk counts before an exchange, by product: decisions, rule 37. */
export function WeightsForm() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(wageringWeightsQuery(api));
  return (
    <Panel title={TEXT.weights}>
      <div className="grid max-w-180 gap-2 p-3">
        <p className="text-xs text-muted">{TEXT.weightsHelp}</p>
        <QueryView query={query} isEmpty={() => false} lines={2}>
          {(found) => (
            <CommandForm
              command={command}
              initial={found}
              afterDone="keep"
              submitLabel={TEXT.save}
              renderConfirm={() => <p className="font-bold">{TEXT.askWeights}</p>}
              doneText={() => TEXT.saved}
              onDone={(saved) => queryClient.setQueryData(wageringWeightsQuery(api).queryKey, saved)}
            >
              <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
                {WAGERING_PRODUCTS.map((product) => (
                  <NumberField key={product} name={product} label={TEXT.weightOf(ROLLING_CATEGORY_LABELS[product])} />
                ))}
              </div>
            </CommandForm>
          )}
        </QueryView>
      </div>
    </Panel>
  );
}
