// The machines of the pages of tether. Loaded with them, so that other pages do not carry them.
import { createActor, fromPromise } from "xstate";
import { answerOf, ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { requestOf, send } from "../api/client/send.ts";
import { sendCommand } from "../api/client/send-command.ts";
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
import type { PageActors, TetherActors } from "../ui/app-context.ts";
import { createPaymentWindow } from "./payment-window.ts";

type Dialogs = PageActors["dialogs"];
type Url = TetherDepositActors["readDepositUrl"];
type Recording = TetherDepositActors["recordDeposit"];
type Withdrawal = TetherWithdrawalActors["requestWithdrawal"];

/** Starts them; they live as long as the page. */
export function startTetherActors(api: ApiClient, { dialogs, session }: PageActors): TetherActors {
  const tetherDeposit = createDeposit(api, dialogs);
  const tetherWithdrawal = createWithdrawal(api, dialogs);
  const cancel = () => {
    tetherDeposit.send({ type: "deposit.cancel" });
    tetherWithdrawal.send({ type: "withdrawal.cancel" });
  };
  followDialogs(dialogs, cancel);
  session.subscribe((snapshot) => {
    if (!snapshot.hasTag("authenticated")) cancel();
  });
  tetherDeposit.start();
  tetherWithdrawal.start();
  return { tetherDeposit, tetherWithdrawal };
}

const readTether = (api: ApiClient) =>
  fromPromise<TetherSetting>(({ signal }) => ask(api, tetherSetting, {}, { signal }));

function createDeposit(api: ApiClient, dialogs: Dialogs): TetherActors["tetherDeposit"] {
  const shown = createPaymentWindow(() => deposit.send({ type: "window.closed" }));
  const deposit = createActor(
    tetherDepositMachine.provide({
      actors: {
        readTether: readTether(api),
        readDepositUrl: fromPromise<Url["output"], Url["input"]>(async ({ input: { network, amount }, signal }) => {
          const asked = { params: { suffix: network }, query: { amount } };
          return (await ask(api, tetherDepositUrl, asked, { signal })).url;
        }),
        recordDeposit: fromPromise<Recording["output"], Recording["input"]>(async ({ input }) => {
          await send(api, orderTether, { body: input });
        }),
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
      },
    }),
  );
  return deposit;
}

function createWithdrawal(api: ApiClient, dialogs: Dialogs): TetherActors["tetherWithdrawal"] {
  const withdrawal = createActor(
    tetherWithdrawalMachine.provide({
      actors: {
        readTether: readTether(api),
        requestWithdrawal: fromPromise<Withdrawal["output"], Withdrawal["input"]>(async ({ input }) => {
          const { key, password: withdrawalPassword, ...rest } = input;
          const { path, ...request } = requestOf(exchangeToTether, { body: { ...rest, withdrawalPassword } });
          await sendCommand(api, path, { ...request, key, schema: answerOf(exchangeToTether) });
        }),
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
      },
    }),
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
function followDialogs(dialogs: Dialogs, onLost: () => void): void {
  let before: BaseDialog | null = null;
  dialogs.subscribe(({ context: { base } }) => {
    const isLost = before !== null && OWN.includes(before) && base !== before && closing === null;
    before = base;
    if (isLost) onLost();
  });
}
