import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { saveWageringWeights, wageringWeights } from "../../../api/contract/operator/money.endpoints.ts";
import { WageringWeightsOnWire } from "../../../api/contract/wallet/wagering.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { GAME_PRODUCTS } from "../../../domain/common/game-type.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

const command = commandOf(saveWageringWeights, {
  name: "admin.wagering-weights",
  schema: WageringWeightsOnWire,
  confirms: true,
  input: (body) => ({ body }),
});

/** How much of what was at risk counts before an exchange, by product: decisions, rule 37. */
export function WeightsForm() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, wageringWeights, {}));
  return (
    <Panel title={TEXT.weights}>
      <div className="grid max-w-180 gap-2 p-3">
        <p className="text-xs text-muted">{TEXT.weightsHelp}</p>
        <QueryView query={query} lines={2}>
          {(found) => (
            <CommandForm
              command={command}
              initial={found}
              afterDone="keep"
              submitLabel={TEXT.save}
              renderConfirm={() => <p className="font-bold">{TEXT.askWeights}</p>}
              doneText={() => TEXT.saved}
              onDone={(saved) => queryClient.setQueryData(keyOf(wageringWeights), saved)}
            >
              <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
                {GAME_PRODUCTS.map((product) => (
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
