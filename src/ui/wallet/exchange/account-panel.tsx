import { lazy, Suspense, useState } from "react";
import type { ExchangeTermsAnswer } from "../../../api/contract/wallet.ts";
import { ChangeNote } from "../../account/change-note/change-note.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

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
        <ChangeNote kind="bank" />
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

export function accountText({ bank, number, holder }: NonNullable<ExchangeTermsAnswer["account"]>): string {
  return `${bank} ${number} ${holder}`;
}
