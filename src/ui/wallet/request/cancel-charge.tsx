import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import type { MoneyRequest } from "../../../api/contract/money-request.ts";
import { MoneyRequestReport } from "../../../api/contract/wallet.ts";
import { addComma } from "../../../domain/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Panel } from "../../primitives/panel.tsx";
import { showRequest } from "./show-request.ts";
import { REQUEST_TEXT as TEXT } from "./text.ts";

const cancellation = (id: string) =>
  defineCommand({
    name: `charge.cancel.${id}`,
    schema: v.object({}),
    request: () => ({ method: "POST", path: `charge/requests/${encodeURIComponent(id)}/cancel` }),
    answer: MoneyRequestReport,
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
