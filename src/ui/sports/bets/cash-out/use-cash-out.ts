import { useActorRef } from "@xstate/react";
import { use, useEffect, useState } from "react";
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from "xstate";
import { answerOf } from "../../../../api/client/ask.ts";
import { requestOf } from "../../../../api/client/send.ts";
import { cashOut } from "../../../../api/contract/sports/cash-out.endpoints.ts";
import { CASH_OUT_FALLS, type CashOutFall, DEFAULT_CASH_OUT_FALL } from "../../../../domain/sports/cash-out/terms.ts";
import { cashOutName } from "../../../../machines/cash-out/cash-out-name.ts";
import { cashOutAnswer } from "../../../../machines/cash-out/cash-out-answer.ts";
import { cashOutMachine } from "../../../../machines/cash-out/cash-out.machine.ts";
import type { AskedCashOut, StoreCashOutInput } from "../../../../machines/cash-out/cash-out.schema.ts";
import { DEFAULT_TIMEOUT_MS } from "../../../../machines/command/submission.ts";
import type { CommandIntent, CommandRequest } from "../../../../machines/command/command.schema.ts";
import { useApp } from "../../../app-context.ts";
import { readStored, writeStored } from "../../../browser-storage.ts";
import type { CommandEffects } from "../../../frame/form/commands.ts";
import { recordLate } from "../../trail/hear.ts";
import { submissionActorsOf } from "../../../frame/form/submission-actors.ts";

export type CashOutActor = ActorRefFrom<typeof cashOutMachine>;
export type CashOutSnapshot = SnapshotFrom<typeof cashOutMachine>;

/**
 * The cash-out of one bet. A request of an earlier visit whose outcome is not known is taken up. Suspends until the
 * effects are loaded.
 */
export function useCashOut(betId: string): CashOutActor {
  const { api, commands } = useApp();
  const effects = use(commands());
  const [{ machine, input }] = useState(() => {
    const owner = effects.owner();
    const { intent } = effects.restore({ owner, name: cashOutName(betId) });
    return { machine: provideCashOut(effects), input: { owner, betId, intent, fall: readFall(owner) } };
  });
  const actor = useActorRef(machine, { input });
  useEffect(
    () => recordLate(actor, async () => (await import("../../trail/record-cash-out.ts")).recordCashOut(api, actor)),
    [api, actor],
  );
  return actor;
}

/** The call: it carries the floor that the member agreed to, and the server pays no less than that. */
function cashOutRequest(id: string, { stake, least, version }: AskedCashOut): CommandRequest {
  return requestOf(cashOut, { params: { id }, body: { stake, value: least, version } });
}

const fallKey = (owner: string): string => `hanpan.cash-out-fall.${owner}`;

/** As the member chose it last. */
function readFall(owner: string): CashOutFall {
  const stored = readStored(fallKey(owner));
  return CASH_OUT_FALLS.find((fall) => String(fall) === stored) ?? DEFAULT_CASH_OUT_FALL;
}

function provideCashOut(effects: CommandEffects) {
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
      ...submissionActorsOf(
        effects,
        { answer: answerOf(cashOut), timeoutMs: DEFAULT_TIMEOUT_MS },
        { commandOf: (intent: CommandIntent) => intent, read: cashOutAnswer },
      ),
    },
    actions: {
      dropIntent: ({ context }) => {
        if (context.intent) effects.dropIntent(context.intent);
      },
      saveFall: ({ context: { owner, fall } }) => writeStored(fallKey(owner), String(fall)),
    },
  });
}
