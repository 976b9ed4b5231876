import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { PointTerms } from "../../../api/contract/wallet/points.ts";
import { changePointTerms } from "../../../api/contract/operator/points.endpoints.ts";
import { pointTerms } from "../../../api/contract/wallet/points.endpoints.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { POINT_TERMS_TEXT as TEXT } from "../text.ts";

const FIELDS = ["wonPer100", "minimum", "step"] as const;

const change = commandOf(changePointTerms, {
  name: "admin.point-terms",
  schema: PointTerms,
  confirms: true,
  input: (body) => ({ body }),
});

/** The terms on which members change points to money. */
export function PointTermsForm() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, pointTerms, {}));
  return (
    <Panel title={TEXT.title}>
      <div className="p-3">
        <QueryView query={query} lines={2}>
          {(terms) => (
            <CommandForm
              command={change}
              initial={terms}
              afterDone="keep"
              submitLabel={TEXT.apply}
              renderConfirm={({ wonPer100, minimum, step }) => (
                <>
                  <p className="font-bold">{TEXT.ask}</p>
                  <p className="tabular-nums">{TEXT.terms(addComma(wonPer100), addComma(minimum), addComma(step))}</p>
                </>
              )}
              doneText={() => TEXT.applied}
              onDone={(saved) => queryClient.setQueryData(keyOf(pointTerms), saved)}
            >
              <div className="grid gap-3 tablet:grid-cols-3">
                {FIELDS.map((name) => (
                  <MoneyField key={name} name={name} label={TEXT[name]} />
                ))}
              </div>
            </CommandForm>
          )}
        </QueryView>
      </div>
    </Panel>
  );
}
