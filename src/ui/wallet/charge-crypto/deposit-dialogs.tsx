import { QueryClientProvider } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { addComma } from "../../../domain/common/price.ts";
import { chargeProblem } from "../../../domain/wallet/money-terms.ts";
import { usdtOf } from "../../../domain/wallet/tether-order.ts";
import { chargeProblemText } from "../../../domain/wallet/text.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { useApp, useTetherActors } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { AmountInput } from "./amount-input.tsx";
import { NetworkSelect } from "./network-select.tsx";
import { RateLine, RateMovedNotice, useTetherTerms } from "./rate-line.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

/** The form of a charge by tether, or the question that follows it. */
export function DepositDialogs(props: { name: Name }) {
  return (
    // Dialogs stand outside of the pages' frame.
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <Shown {...props} />
    </QueryClientProvider>
  );
}

type Name = "coinDeposit" | "coinDepositConfirm";

function Shown({ name }: { name: Name }) {
  const { tetherDeposit } = useTetherActors();
  const { data: terms } = useTetherTerms(useSelector(tetherDeposit, ({ context }) => context.moved));
  if (!terms) return null;
  return name === "coinDeposit" ? <DepositForm terms={terms} /> : <DepositConfirm terms={terms} />;
}

function DepositForm({ terms: { networks, limits, rate, rateAt } }: { terms: TetherTerms }) {
  const { tetherDeposit } = useTetherActors();
  const { amount, network } = useSelector(tetherDeposit, ({ context }) => context);
  const type = (changed: { amount?: number; network?: string }) =>
    tetherDeposit.send({ type: "tether.type", amount, network, ...changed });
  const [error, setError] = useState<{ amount: string | null; network: string | null }>(NO_ERROR);
  const submit = () => {
    const problem = amount > 0 ? chargeProblem(amount, limits) : null;
    const found = {
      amount: amount === 0 ? TEXT.noAmount : problem && chargeProblemText(problem, limits),
      network: networks.some(({ id }) => id === network) ? null : TEXT.noNetwork,
    };
    setError(found);
    if (found.amount === null && found.network === null) tetherDeposit.send({ type: "tether.submit" });
  };
  return (
    <Dialog title={TEXT.dialog} onClose={() => tetherDeposit.send({ type: "tether.cancel" })}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AmountInput
          label={TEXT.amount}
          value={amount}
          onAmount={(won) => type({ amount: won })}
          hint={`${TEXT.usdtOf(usdtText(usdtOf(amount, rate)))} · ${TEXT.hint(addComma(limits.unit))}`}
          error={error.amount}
          quickAmounts={limits.quickAmounts}
        />
        <RateLine rate={rate} rateAt={rateAt} />
        <NetworkSelect networks={networks} value={network} onSelect={(id) => type({ network: id })} />
        {error.network && (
          <p role="alert" className="text-xs text-danger">
            {error.network}
          </p>
        )}
        <Button look="primary" size="lg" type="submit">
          {TEXT.next}
        </Button>
      </form>
    </Dialog>
  );
}

const NO_ERROR = { amount: null, network: null };

function DepositConfirm({ terms: { rate, rateAt, networks } }: { terms: TetherTerms }) {
  const { tetherDeposit } = useTetherActors();
  const context = useSelector(tetherDeposit, (snapshot) => snapshot.context);
  const { amount, network, moved } = context;
  return (
    <Dialog
      title={TEXT.confirm}
      onClose={() => tetherDeposit.send({ type: "tether.cancel" })}
      footer={
        <>
          <Button onClick={() => tetherDeposit.send({ type: "tether.back" })}>{TEXT.back}</Button>
          <Button look="primary" onClick={() => tetherDeposit.send({ type: "tether.confirm", rate })}>
            {moved ? TEXT.payAnew : TEXT.pay}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm">
        {moved && <RateMovedNotice from={context.rate} moved={moved} />}
        <p className="text-base font-bold">{TEXT.ask(addComma(amount), usdtText(usdtOf(amount, rate)))}</p>
        <p>{networks.find(({ id }) => id === network)?.name}</p>
        <RateLine rate={rate} rateAt={rateAt} />
        <p className="text-muted">{TEXT.newWindow}</p>
      </div>
    </Dialog>
  );
}
