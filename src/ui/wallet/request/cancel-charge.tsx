import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { cancelCharge } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Panel } from "../../primitives/panel.tsx";
import { showRequest } from "./show-request.ts";
import { REQUEST_TEXT as TEXT } from "./text.ts";

const cancellation = (id: string) =>
  commandOf(cancelCharge, {
    name: `charge.cancel.${id}`,
    schema: v.object({}),
    input: () => ({ params: { id } }),
  });

/** Asks whether the charge is to be cancelled, and cancels it. */
export function CancelCharge({ request, onKeep }: { request: MoneyRequest; onKeep: () => void }) {
  const queryClient = useQueryClient();
  return (
    <Panel title={TEXT.cancel}>
      <div className="p-3">
        <CommandForm
          command={cancellation(request.id)}
          submitLabel={TEXT.cancel}
          cancel={{ label: TEXT.back, onCancel: onKeep }}
          onDone={(answer) => showRequest(queryClient, answer.request)}
        >
          <p className="text-base font-bold">{TEXT.askCancel(addComma(request.amount))}</p>
        </CommandForm>
      </div>
    </Panel>
  );
}
