import type { OwnAccount } from "../../../api/contract/operator/own-account.ts";
import { Panel } from "../../primitives/panel.tsx";
import { FactorForm } from "./factor-form.tsx";
import { OwnPassword } from "./own-password.tsx";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

/** What has to be done before the account may do anything: one after the other. */
export function SetUp({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const [step] = account.toSetUp;
  if (step === undefined) return null;
  return (
    <div className="mx-auto max-w-150">
      <Panel title={TEXT.setUp}>
        <div className="grid gap-3 p-3">
          <p className="text-sm text-muted">{TEXT.setUpHelp[step]}</p>
          {step === "password" ? (
            <OwnPassword hasFactor={account.hasFactor} onDone={onDone} />
          ) : (
            <FactorForm hasFactor={account.hasFactor} onDone={onDone} />
          )}
        </div>
      </Panel>
    </div>
  );
}
