import { lazy, Suspense, useState } from "react";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet/wallet.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { accountText } from "./account-text.ts";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

const ChangeNote = lazy(() =>
  import("../../account/change-note/change-note.tsx").then((file) => ({ default: file.ChangeNote })),
);
const AccountForm = lazy(() => import("./account-form.tsx").then((file) => ({ default: file.AccountForm })));

/** The member's own bank account, masked, and the form that sets it. */
export function AccountPanel({ account }: { account: ExchangeTermsAnswer["account"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={TEXT.account}
      aside={
        account && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {TEXT.change}
          </Button>
        )
      }
    >
      <div className="grid gap-3 p-3">
        {account ? (
          <p className="text-sm font-semibold tabular-nums">{accountText(account)}</p>
        ) : (
          <p className="text-sm">{TEXT.noAccount}</p>
        )}
        <Suspense>
          <ChangeNote kind="bank" />
        </Suspense>
        {(isOpen || !account) && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <AccountForm
              label={account ? TEXT.change : TEXT.register}
              onClose={account ? () => setOpen(false) : null}
            />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}
