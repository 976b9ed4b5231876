import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { forgetOwnDevice, ownAccount, ownDevices } from "../../../api/contract/operator/own-account.endpoints.ts";
import type { OwnAccount as Account } from "../../../api/contract/operator/own-account.ts";
import { memberSessions } from "../../../api/contract/session/member-sessions.endpoints.ts";
import { SessionList } from "../../account/member/session-list.tsx";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { useStale } from "../use-stale.ts";
import { DeviceList } from "./device-list.tsx";
import { OwnPassword } from "./own-password.tsx";
import { ownAccountQuery } from "./own-account-query.ts";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

const FactorForm = lazy(() => import("./factor-form.tsx").then((file) => ({ default: file.FactorForm })));

/** An account of staff, about itself: the password, the second factor, the logins and the browsers. */
export function OwnAccount() {
  const { api } = useApp();
  const query = useQuery(ownAccountQuery(api));
  const devices = useQuery(queryOf(api, ownDevices, {}));
  const readAnew = useStale(ownAccount, ownDevices, memberSessions);
  return (
    <QueryView query={query} lines={8}>
      {(account) => (
        <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
          <Panel title={TEXT.password}>
            <div className="p-3">
              <OwnPassword hasFactor={account.hasFactor} onDone={readAnew} />
            </div>
          </Panel>
          <Factor account={account} onDone={readAnew} />
          <div className="tablet:col-span-2">
            <SessionList onChanged={readAnew} />
          </div>
          <div className="tablet:col-span-2">
            <Panel title={TEXT.devices}>
              <QueryView query={devices} lines={2}>
                {({ items }) => (
                  <DeviceList
                    devices={items}
                    to={forgetOwnDevice}
                    inputOf={(id) => ({ params: { id } })}
                    onDone={readAnew}
                  />
                )}
              </QueryView>
            </Panel>
          </div>
        </div>
      )}
    </QueryView>
  );
}

function Factor({ account, onDone }: { account: Account; onDone: () => void }) {
  const { hasFactor, recoveryCodes } = account;
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  return (
    <Panel title={TEXT.factor} aside={<ActionNotice text={told} />}>
      <div className="grid gap-3 p-3">
        <p className="text-sm text-muted">{hasFactor ? TEXT.factorOn(recoveryCodes) : TEXT.factorOff}</p>
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <FactorForm
              hasFactor={hasFactor}
              onClose={() => setOpen(false)}
              onDone={() => {
                setOpen(false);
                setTold(TEXT.turnedOn);
                onDone();
              }}
            />
          </Suspense>
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{hasFactor ? TEXT.registerAgain : TEXT.register}</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
