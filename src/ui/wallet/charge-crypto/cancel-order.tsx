import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { TetherOrderReport } from "../../../api/contract/tether.ts";
import { MONEY_KEY } from "../../../api/queries/money-keys.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Panel } from "../../primitives/panel.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

const cancellation = (id: string) =>
  defineCommand({
    name: `tether.cancel.${id}`,
    schema: v.object({}),
    request: () => ({ method: "POST", path: `charge/tetherOrders/${encodeURIComponent(id)}/cancel` }),
    answer: TetherOrderReport,
  });

/** Asks whether the order is to be cancelled, and cancels it. */
export function CancelOrder({ id, onKeep }: { id: string; onKeep: () => void }) {
  const queryClient = useQueryClient();
  return (
    <Panel title={TEXT.cancel}>
      <div className="p-3">
        <CommandForm
          command={cancellation(id)}
          submitLabel={TEXT.cancel}
          cancel={{ label: TEXT.back, onCancel: onKeep }}
          onDone={() => void queryClient.invalidateQueries({ queryKey: MONEY_KEY })}
        >
          <p className="text-base font-bold">{TEXT.askCancel}</p>
        </CommandForm>
      </div>
    </Panel>
  );
}
