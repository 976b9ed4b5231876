import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { cancelTetherOrder } from "../../../api/contract/wallet/tether.endpoints.ts";
import { MONEY_KEYS } from "../../../api/queries/wallet/money-keys.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Panel } from "../../primitives/panel.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

const cancellation = (id: string) =>
  commandOf(cancelTetherOrder, {
    name: `tether.cancel.${id}`,
    schema: v.object({}),
    input: () => ({ params: { id } }),
  });

/** Asks whether the order is to be cancelled, and cancels it. */
export function CancelOrder({ id, onKeep }: { id: string; onKeep: () => void }) {
  const queryClient = useQueryClient();
  const reload = () => {
    for (const queryKey of MONEY_KEYS) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <Panel title={TEXT.cancel}>
      <div className="p-3">
        <CommandForm
          command={cancellation(id)}
          submitLabel={TEXT.cancel}
          cancel={{ label: TEXT.back, onCancel: onKeep }}
          onDone={reload}
        >
          <p className="text-base font-bold">{TEXT.askCancel}</p>
        </CommandForm>
      </div>
    </Panel>
  );
}
