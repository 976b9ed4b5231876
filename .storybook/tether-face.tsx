// The pages of tether, bound to an actor that is given.
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { TetherActors } from "../src/ui/app-context.ts";
import { ChargeCryptoPage } from "../src/ui/wallet/charge-crypto/charge-crypto-page.tsx";
import { DepositDialogs } from "../src/ui/wallet/charge-crypto/deposit-dialogs.tsx";
import { sampleOrder, tetherTerms } from "../src/ui/wallet/charge-crypto/tether-samples.ts";
import { ExchangeCryptoPage } from "../src/ui/wallet/exchange-crypto/exchange-crypto-page.tsx";
import { WithdrawalDialogs } from "../src/ui/wallet/exchange-crypto/withdrawal-dialogs.tsx";
import { exchangeTerms, pageOf, requests } from "../src/ui/wallet/wallet-samples.ts";
import { fulfilled, StoryApp } from "./story-app.tsx";

const answers = {
  "charge/tetherTerms": tetherTerms,
  "charge/tetherOrders": pageOf([
    { ...sampleOrder, id: "0199-1000", state: "paid", credit: "credited", credited: 100_000 },
  ]),
  "exchange/terms": exchangeTerms,
  "money-requests": requests("exchange"),
};

/** The surroundings of a page of tether in which these actors are the page's own. */
function TetherFace({ actors, children }: { actors: Partial<TetherActors>; children: ReactNode }) {
  return (
    <StoryApp
      answers={answers}
      prepare={({ late }) => {
        const given = fulfilled(actors as TetherActors);
        late.tether = () => given;
      }}
    >
      {children}
    </StoryApp>
  );
}

interface FaceOf<Name extends keyof TetherActors> {
  actor: TetherActors[Name];
  children?: ReactNode;
}

/** The page, with the dialog that its state is about. */
export function TetherDepositFace({ actor, children }: FaceOf<"tetherDeposit">) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ open: "editing" }));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches({ open: "confirming" }));
  return (
    <TetherFace actors={{ tetherDeposit: actor }}>
      <ChargeCryptoPage />
      {isEditing && <DepositDialogs name="coinDeposit" />}
      {isConfirming && <DepositDialogs name="coinDepositConfirm" />}
      {children}
    </TetherFace>
  );
}

/** The page, with the dialog that its state is about. */
export function TetherWithdrawalFace({ actor, children }: FaceOf<"tetherWithdrawal">) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches({ open: "editing" }));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches({ open: "confirming" }));
  return (
    <TetherFace actors={{ tetherWithdrawal: actor }}>
      <ExchangeCryptoPage />
      {isEditing && <WithdrawalDialogs name="tetherWithdrawal" />}
      {isConfirming && <WithdrawalDialogs name="tetherWithdrawalConfirm" />}
      {children}
    </TetherFace>
  );
}
