import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { queryOf } from "../../../../api/client/ask.ts";
import { memberPersonal } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberPersonal, MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { formatDateTime, formatPhone } from "../../../../domain/common/format.ts";
import { useApp } from "../../../app-context.ts";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { Button } from "../../../primitives/button.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { TextField } from "../../../primitives/text-field.tsx";
import { Fact } from "../../joins/fact.tsx";
import { PERSONAL_TEXT as TEXT } from "./text.ts";

/** Phone number and bank account, which a reason opens. */
export function PersonalTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === "");
    if (text !== "") setGiven(text);
  };
  return (
    <Panel title={TEXT.title}>
      <div className="grid max-w-110 grid-cols-1 gap-3 p-3">
        <p className="text-sm text-muted">{TEXT.means}</p>
        {given === null ? (
          <form className="grid gap-3" onSubmit={show}>
            <TextField
              label={TEXT.reason}
              value={reason}
              maxLength={200}
              autoComplete="off"
              error={isMissing ? TEXT.noReason : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
            <div className="flex justify-end">
              <Button look="primary" type="submit">
                {TEXT.show}
              </Button>
            </div>
          </form>
        ) : (
          <>
            <Shown userId={userId} reason={given} />
            <div className="flex justify-end">
              <Button onClick={() => setGiven(null)}>{TEXT.hide}</Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Read once, and kept no longer than it is shown. */
function Shown({ userId, reason }: { userId: string; reason: string }) {
  const { api } = useApp();
  const query = useQuery({
    ...queryOf(api, memberPersonal, { params: { userId }, query: { reason } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView query={query} lines={2}>
      {(found) => <PersonalFacts found={found} />}
    </QueryView>
  );
}

function PersonalFacts({ found: { phone, bank } }: { found: MemberPersonal }) {
  return (
    <dl className="grid grid-cols-1 gap-2 text-sm tabular-nums">
      <Fact label={TEXT.phone}>{phone === null ? TEXT.none : formatPhone(phone)}</Fact>
      <Fact label={TEXT.bank}>{bank === null ? TEXT.none : `${bank.bank} ${bank.number} ${bank.holder}`}</Fact>
      {bank !== null && <Fact label={TEXT.changedAt}>{formatDateTime(bank.changedAt)}</Fact>}
    </dl>
  );
}
