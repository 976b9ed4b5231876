import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { fourEyesTerms, saveFourEyesTerms } from "../../../api/contract/operator/approvals.endpoints.ts";
import { FourEyesTermsOnWire } from "../../../api/contract/operator/approvals.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField, NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { TERMS_TEXT as TEXT } from "./text.ts";

const command = commandOf(saveFourEyesTerms, {
  name: "admin.four-eyes",
  schema: FourEyesTermsOnWire,
  input: (body) => ({ body }),
});

/** The amounts from which on it takes two. A change of them takes two as well. */
export function TermsForm() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, fourEyesTerms, {}));
  return (
    <Panel title={TEXT.title}>
      <div className="grid max-w-110 gap-2 p-3">
        <p className="text-xs text-muted">{TEXT.help}</p>
        <QueryView query={query} lines={4}>
          {(found) => (
            <CommandForm
              command={command}
              initial={found}
              afterDone="keep"
              submitLabel={TEXT.save}
              doneText={() => TEXT.saved}
              onDone={(saved) => queryClient.setQueryData(keyOf(fourEyesTerms), saved)}
            >
              <MoneyField name="money" label={TEXT.money} />
              <MoneyField name="points" label={TEXT.points} />
              <MoneyField name="moved" label={TEXT.moved} />
              <NumberField name="hours" label={TEXT.hours} />
            </CommandForm>
          )}
        </QueryView>
      </div>
    </Panel>
  );
}
