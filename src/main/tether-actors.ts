// The machines of the pages of tether, for one login. Loaded with the pages, so that others do not carry them.
import { createActor, fromPromise, type Subscription } from "xstate";
import { answerOf, ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { requestOf } from "../api/client/send.ts";
import type { CommandEndpoint } from "../api/contract/endpoint.ts";
import {
  exchangeToTether,
  orderTether,
  tetherDepositUrl,
  tetherSetting,
} from "../api/contract/wallet/tether.endpoints.ts";
import type { TetherSetting } from "../domain/wallet/tether.ts";
import type { BaseDialog } from "../machines/dialogs/dialog-names.ts";
import { raiseAlerts } from "../machines/dialogs/raise-alerts.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import { TETHER_DEPOSIT_ALERTS } from "../machines/tether-deposit/tether-deposit.alerts.ts";
import { tetherDepositMachine } from "../machines/tether-deposit/tether-deposit.machine.ts";
import type { TetherDepositActors } from "../machines/tether-deposit/tether-deposit.schema.ts";
import { TETHER_WITHDRAWAL_ALERTS } from "../machines/tether-withdrawal/tether-withdrawal.alerts.ts";
import { tetherWithdrawalMachine } from "../machines/tether-withdrawal/tether-withdrawal.machine.ts";
import type { TetherWithdrawalActors } from "../machines/tether-withdrawal/tether-withdrawal.schema.ts";
import { DEFAULT_TIMEOUT_MS } from "../machines/command/submission.ts";
import type { CommandIntent, CommandRequest } from "../machines/command/command.schema.ts";
import type { PageActors, TetherActors } from "../ui/app-context.ts";
import type { CommandEffects } from "../ui/frame/form/commands.ts";
import { submissionActors } from "../ui/frame/form/submission-actors.ts";
import { createPaymentWindow } from "./payment-window.ts";
import { onSessionEnd } from "./session-end.ts";

type Dialogs = PageActors["dialogs"];
type Url = TetherDepositActors["readDepositUrl"];
type Deposit = TetherDepositActors["storeIntent"];
type Withdrawal = TetherWithdrawalActors["storeIntent"];

/** Under which names the keys are stored. */
const DEPOSIT = "tether-deposit";
const WITHDRAWAL = "tether-withdrawal";

export interface TetherParts {
  api: ApiClient;
  actors: PageActors;
  commands: CommandEffects;
}

/** Starts them with what an earlier visit of the same account left behind. They end with the session. */
export function startTetherActors({ api, actors: { dialogs, session }, commands }: TetherParts): TetherActors {
  const shown = createPaymentWindow(() => tetherDeposit.send({ type: "window.closed" }));
  const own = ownCommands(commands);
  const tetherDeposit = createDeposit({ api, dialogs, own, shown });
  const tetherWithdrawal = createWithdrawal({ api, dialogs, own });
  const following = followDialogs(dialogs, () => {
    tetherDeposit.send({ type: "tether.cancel" });
    tetherWithdrawal.send({ type: "tether.cancel" });
  });
  const watching = onSessionEnd(session, () => {
    tetherDeposit.send({ type: "session.ended" });
    tetherWithdrawal.send({ type: "session.ended" });
    following.unsubscribe();
    watching.unsubscribe();
  });
  tetherDeposit.start();
  tetherWithdrawal.start();
  return { tetherDeposit, tetherWithdrawal };
}

type OwnCommands = ReturnType<typeof ownCommands>;

/** The commands of the account that is logged in now. No other session asks what became of them. */
function ownCommands(commands: CommandEffects) {
  const owner = commands.owner();
  const ifOwn =
    (act: "send" | "find" | "withdraw"): CommandEffects[typeof act] =>
    async (intent, call) =>
      commands.owner() === owner ? commands[act](intent, call) : { kind: "sessionEnded", status: 401 };
  const effects = { ...commands, send: ifOwn("send"), find: ifOwn("find"), withdraw: ifOwn("withdraw") };
  return {
    restore: (name: string): CommandIntent | null => commands.restore({ owner, name }).intent,
    /** The intent that comes back has the request, also where it may not be stored. */
    store: (name: string, request: CommandRequest, isKept: boolean): CommandIntent => ({
      ...commands.storeIntent({ owner, name, request, isKept }),
      request,
    }),
    drop: ({ context: { intent } }: { context: { intent: CommandIntent | null } }): void => {
      if (intent) commands.dropIntent(intent);
    },
    callsOf: (to: CommandEndpoint) =>
      submissionActors(effects, { answer: answerOf(to), timeoutMs: DEFAULT_TIMEOUT_MS }),
  };
}

interface Given {
  api: ApiClient;
  dialogs: Dialogs;
  own: OwnCommands;
}

const readTether = (api: ApiClient) =>
  fromPromise<TetherSetting>(({ signal }) => ask(api, tetherSetting, {}, { signal }));

function createDeposit({ api, dialogs, own, shown }: Given & { shown: ReturnType<typeof createPaymentWindow> }) {
  const deposit: TetherActors["tetherDeposit"] = createActor(
    tetherDepositMachine.provide({
      actors: {
        readTether: readTether(api),
        readDepositUrl: fromPromise<Url["output"], Url["input"]>(async ({ input: { network, amount }, signal }) => {
          const asked = { params: { suffix: network }, query: { amount } };
          return (await ask(api, tetherDepositUrl, asked, { signal })).url;
        }),
        storeIntent: fromPromise<Deposit["output"], Deposit["input"]>(async ({ input: body }) =>
          own.store(DEPOSIT, requestOf(orderTether, { body }), true),
        ),
        ...own.callsOf(orderTether),
      },
      actions: {
        ...alertActions(
          TETHER_DEPOSIT_ALERTS,
          raiseAlerts(dialogs, () => deposit.send({ type: "alert.read" })),
        ),
        openForm: () => open(dialogs, "coinDeposit"),
        closeForm: () => close(dialogs, "coinDeposit"),
        openConfirm: () => open(dialogs, "coinDepositConfirm"),
        closeConfirm: () => close(dialogs, "coinDepositConfirm"),
        openWindow: ({ self }) => {
          if (!shown.open()) self.send({ type: "window.blocked" });
        },
        showDeposit: ({ context }) => shown.show(context.address ?? ""),
        closeWindow: () => shown.close(),
        dropIntent: own.drop,
      },
    }),
    { input: { intent: own.restore(DEPOSIT) } },
  );
  return deposit;
}

function createWithdrawal({ api, dialogs, own }: Given) {
  const withdrawal: TetherActors["tetherWithdrawal"] = createActor(
    tetherWithdrawalMachine.provide({
      actors: {
        readTether: readTether(api),
        // The password keeps the request from being stored.
        storeIntent: fromPromise<Withdrawal["output"], Withdrawal["input"]>(async ({ input }) => {
          const { password: withdrawalPassword, ...rest } = input;
          return own.store(WITHDRAWAL, requestOf(exchangeToTether, { body: { ...rest, withdrawalPassword } }), false);
        }),
        ...own.callsOf(exchangeToTether),
      },
      actions: {
        ...alertActions(
          TETHER_WITHDRAWAL_ALERTS,
          raiseAlerts(dialogs, () => withdrawal.send({ type: "alert.read" })),
        ),
        openForm: () => open(dialogs, "tetherWithdrawal"),
        closeForm: () => close(dialogs, "tetherWithdrawal"),
        openConfirm: () => open(dialogs, "tetherWithdrawalConfirm"),
        closeConfirm: () => close(dialogs, "tetherWithdrawalConfirm"),
        dropIntent: own.drop,
      },
    }),
    { input: { intent: own.restore(WITHDRAWAL) } },
  );
  return withdrawal;
}

const OWN: readonly string[] = ["coinDeposit", "coinDepositConfirm", "tetherWithdrawal", "tetherWithdrawalConfirm"];
/** Dialogs that the machines here close themselves. */
let closing: BaseDialog | null = null;

function open(dialogs: Dialogs, name: BaseDialog): void {
  dialogs.send({ type: "dialog.open", name });
}

function close(dialogs: Dialogs, name: BaseDialog): void {
  closing = name;
  dialogs.send({ type: "dialog.close", name });
  closing = null;
}

/** A dialog of tether that went otherwise is given up: the page changed, or another dialog took its place. */
function followDialogs(dialogs: Dialogs, onLost: () => void): Subscription {
  let before: BaseDialog | null = null;
  return dialogs.subscribe(({ context: { base } }) => {
    const isLost = before !== null && OWN.includes(before) && base !== before && closing === null;
    before = base;
    if (isLost) onLost();
  });
}
