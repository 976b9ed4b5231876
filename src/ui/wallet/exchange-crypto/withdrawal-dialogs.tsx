import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { type FormEvent, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { TetherTerms } from "../../../api/contract/wallet/tether.ts";
import { exchangeTerms } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { exchangeProblem } from "../../../domain/wallet/money-terms.ts";
import { isAddressOf, usdtOf } from "../../../domain/wallet/tether-order.ts";
import { exchangeProblemText } from "../../../domain/wallet/text.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { useApp, useTetherActors } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { AmountInput } from "../charge-crypto/amount-input.tsx";
import { NetworkSelect } from "../charge-crypto/network-select.tsx";
import { RateLine, RateMovedNotice, useTetherTerms } from "../charge-crypto/rate-line.tsx";
import { TETHER_TEXT } from "../charge-crypto/text.ts";
import { TETHER_EXCHANGE_TEXT as TEXT } from "./text.ts";

interface Terms {
  tether: TetherTerms;
  exchange: ExchangeTermsAnswer;
}

/** The form of an exchange by tether, or the question that follows it. */
export function WithdrawalDialogs(props: { name: Name }) {
  return (
    // Dialogs stand outside of the pages' frame.
    <QueryClientProvider client={openQueries(useApp().queries)}>
      <Shown {...props} />
    </QueryClientProvider>
  );
}

type Name = "tetherWithdrawal" | "tetherWithdrawalConfirm";

function Shown({ name }: { name: Name }) {
  const { api } = useApp();
  const { tetherWithdrawal } = useTetherActors();
  const { data: tether } = useTetherTerms(useSelector(tetherWithdrawal, ({ context }) => context.moved));
  const { data: exchange } = useQuery(queryOf(api, exchangeTerms, {}));
  if (!tether || !exchange) return null;
  return name === "tetherWithdrawal" ? (
    <WithdrawalForm terms={{ tether, exchange }} />
  ) : (
    <WithdrawalConfirm terms={tether} />
  );
}

type Problems = Partial<Record<"amount" | "network" | "address" | "password", string>>;

function WithdrawalForm({ terms: { tether, exchange } }: { terms: Terms }) {
  const { tetherWithdrawal } = useTetherActors();
  const { amount, network, address } = useSelector(tetherWithdrawal, ({ context }) => context);
  const [problems, setProblems] = useState<Problems>({});
  const type = (changed: { amount?: number; network?: string; address?: string }) =>
    tetherWithdrawal.send({ type: "tether.type", amount, network, address, ...changed });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("withdrawalPassword") ?? "");
    const found = problemsOf({ amount, network, address, password }, tether, exchange);
    setProblems(found);
    if (Object.keys(found).length === 0) tetherWithdrawal.send({ type: "tether.submit", password });
  };
  return (
    <Dialog title={TEXT.dialog} onClose={() => tetherWithdrawal.send({ type: "tether.cancel" })}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <AmountInput
          label={TEXT.amount}
          value={amount}
          onAmount={(won) => type({ amount: won })}
          hint={TEXT.about(usdtText(usdtOf(amount, tether.rate)))}
          error={problems.amount ?? null}
          quickAmounts={exchange.limits.quickAmounts}
        />
        <RateLine rate={tether.rate} rateAt={tether.rateAt} />
        <NetworkSelect networks={tether.networks} value={network} onSelect={(id) => type({ network: id })} />
        {problems.network && (
          <p role="alert" className="text-xs text-danger">
            {problems.network}
          </p>
        )}
        <TextField
          label={TEXT.address}
          defaultValue={address}
          onChange={(event) => type({ address: event.target.value })}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problems.address}
        />
        <TextField
          name="withdrawalPassword"
          type="password"
          inputMode="numeric"
          label={TEXT.password}
          maxLength={12}
          autoComplete="off"
          error={problems.password}
        />
        <Button look="primary" size="lg" type="submit">
          {TEXT.next}
        </Button>
      </form>
    </Dialog>
  );
}

interface Values {
  amount: number;
  network: string;
  address: string;
  password: string;
}

function problemsOf(values: Values, { networks }: TetherTerms, { limits, room }: ExchangeTermsAnswer): Problems {
  const { amount, address, password } = values;
  const network = networks.find(({ id }) => id === values.network);
  const problem = amount === 0 ? null : exchangeProblem(amount, limits, room);
  return {
    ...(amount === 0 && { amount: TETHER_TEXT.noAmount }),
    ...(problem && { amount: exchangeProblemText(problem, limits, room) }),
    ...(!network && { network: TETHER_TEXT.noNetwork }),
    ...(network && !isAddressOf(network.kind, address) && { address: TEXT.wrongAddress }),
    ...(password === "" && { password: TEXT.noPassword }),
  };
}

function WithdrawalConfirm({ terms: { rate, rateAt, networks } }: { terms: TetherTerms }) {
  const { tetherWithdrawal } = useTetherActors();
  const context = useSelector(tetherWithdrawal, (snapshot) => snapshot.context);
  const { amount, network, address, moved } = context;
  return (
    <Dialog
      title={TEXT.confirm}
      onClose={() => tetherWithdrawal.send({ type: "tether.cancel" })}
      footer={
        <>
          <Button onClick={() => tetherWithdrawal.send({ type: "tether.back" })}>{TEXT.back}</Button>
          <Button look="primary" onClick={() => tetherWithdrawal.send({ type: "tether.confirm", rate })}>
            {moved ? TEXT.submitAnew : TEXT.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-sm">
        {moved && <RateMovedNotice from={context.rate} moved={moved} />}
        <p className="text-base font-bold">{TEXT.ask(addComma(amount))}</p>
        <p>{TEXT.about(usdtText(usdtOf(amount, rate)))}</p>
        <p>{networks.find(({ id }) => id === network)?.name}</p>
        <p className="font-semibold break-all">{address}</p>
        <RateLine rate={rate} rateAt={rateAt} />
        <p className="text-muted">{TEXT.noCancel}</p>
      </div>
    </Dialog>
  );
}
