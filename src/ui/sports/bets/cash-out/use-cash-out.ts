import { useActorRef } from "@xstate/react";
import { use, useState } from "react";
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from "xstate";
import { CashOutOutcome } from "../../../../api/contract/cash-out.ts";
import { cashOutName, cashOutRequest } from "../../../../machines/cash-out/cash-out.actions.ts";
import { cashOutAnswer } from "../../../../machines/cash-out/cash-out-answer.ts";
import { CASH_OUT_TIMEOUT_MS, cashOutMachine } from "../../../../machines/cash-out/cash-out.machine.ts";
import type { CashOutAnswer, StoreCashOutInput } from "../../../../machines/cash-out/cash-out.schema.ts";
import type { CommandIntent } from "../../../../machines/command/command.schema.ts";
import { useApp } from "../../../app-context.ts";
import type { CommandCall, CommandEffects } from "../../../frame/form/commands.ts";

export type CashOutActor = ActorRefFrom<typeof cashOutMachine>;
export type CashOutSnapshot = SnapshotFrom<typeof cashOutMachine>;

/**
 * The cash-out of one bet. A request of an earlier visit whose outcome is not known is taken up. Suspends until the
 * effects are loaded.
 */
export function useCashOut(betId: string): CashOutActor {
  const effects = use(useApp().commands());
  const [{ machine, input }] = useState(() => {
    const owner = effects.owner();
    const { intent } = effects.restore({ owner, name: cashOutName(betId) });
    return { machine: provideCashOut(effects), input: { owner, betId, intent } };
  });
  return useActorRef(machine, { input });
}

function provideCashOut(effects: CommandEffects) {
  const callOf = (signal: AbortSignal): CommandCall => ({
    answer: CashOutOutcome,
    timeoutMs: CASH_OUT_TIMEOUT_MS,
    signal,
  });
  return cashOutMachine.provide({
    actors: {
      storeIntent: fromPromise<CommandIntent, StoreCashOutInput>(async ({ input: { owner, betId, asked } }) =>
        effects.storeIntent({
          owner,
          name: cashOutName(betId),
          request: cashOutRequest(betId, asked),
          isKept: true,
        }),
      ),
      sendCashOut: fromPromise<CashOutAnswer, CommandIntent>(async ({ input, signal }) =>
        cashOutAnswer(await effects.send(input, callOf(signal))),
      ),
      findCashOut: fromPromise<CashOutAnswer, CommandIntent>(async ({ input, signal }) =>
        cashOutAnswer(await effects.find(input, callOf(signal))),
      ),
      withdrawCashOut: fromPromise<CashOutAnswer, CommandIntent>(async ({ input, signal }) =>
        cashOutAnswer(await effects.withdraw(input, callOf(signal))),
      ),
    },
    actions: {
      dropIntent: ({ context }) => {
        if (context.intent) effects.dropIntent(context.intent);
      },
    },
  });
}
