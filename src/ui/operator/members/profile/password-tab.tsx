import { useState } from "react";
import * as v from "valibot";
import { givePasswordCode, memberProfile } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import { type MemberProfile, PasswordCodeRequest } from "../../../../api/contract/operator/member-profile.ts";
import { newPasswordCode, spokenPasswordCode } from "../../../../domain/account/password-code.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { commandOf } from "../../../frame/form/commands.ts";
import { Field } from "../../../frame/form/field.tsx";
import { CopyButton } from "../../../primitives/copy-button.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { Fact } from "../../joins/fact.tsx";
import { useStale } from "../../use-stale.ts";
import { PASSWORD_CODE_TEXT as TEXT } from "./text.ts";

/** 250 and above would make some digits likelier than others. */
const EVEN = 250;

function randomDigit(): number {
  const [byte = EVEN] = crypto.getRandomValues(new Uint8Array(1));
  return byte < EVEN ? byte % 10 : randomDigit();
}

/** The code is a secret field without a box: no browser stores a request with one. */
const codeOf = (userId: string) =>
  commandOf(givePasswordCode, {
    name: `admin.password-code.${userId}`,
    schema: v.object(PasswordCodeRequest.entries),
    confirms: true,
    input: (body) => ({ params: { userId }, body }),
  });

interface Made {
  code: string;
  /** null: a second operator has to approve it. */
  expiresAt: string | null;
}

/** Makes the code by which the member sets a new password, and shows it once. */
export function PasswordTab({ member }: { member: MemberProfile }) {
  const { userId, nickname, passwordCode } = member;
  const [made, setMade] = useState<Made | null>(null);
  const [code, setCode] = useState(() => newPasswordCode(randomDigit));
  const readAnew = useStale(memberProfile);
  const show = (expiresAt: string | null) => {
    setMade({ code, expiresAt });
    setCode(newPasswordCode(randomDigit));
    readAnew();
  };
  return (
    <Panel title={TEXT.title}>
      <div className="grid max-w-140 grid-cols-1 gap-3 p-3">
        <p className="text-sm text-muted">{TEXT.means}</p>
        {made && (
          <output className="grid gap-1 rounded-md border border-accent bg-accent-soft p-3">
            <span className="text-xs">{TEXT.code}</span>
            <span className="flex flex-wrap items-center gap-3">
              <span className="text-2xl font-bold tabular-nums">{spokenPasswordCode(made.code)}</span>
              <CopyButton value={made.code} text={TEXT} size="sm" />
            </span>
            <span className="text-sm">
              {made.expiresAt === null ? TEXT.waits : TEXT.until(formatDateTime(made.expiresAt))}
            </span>
          </output>
        )}
        <CommandForm
          key={code}
          command={codeOf(userId)}
          initial={{ code }}
          submitLabel={TEXT.make}
          renderConfirm={({ reason }) => (
            <>
              <p className="font-bold">{TEXT.ask(userId, nickname)}</p>
              <p className="text-muted">{TEXT.reasonIs(reason)}</p>
            </>
          )}
          onDone={({ expiresAt }) => show(expiresAt)}
          onRefused={(refusal) => refusal.code === "approval_asked" && show(null)}
        >
          <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
        </CommandForm>
        {passwordCode && <LastCode code={passwordCode} />}
      </div>
    </Panel>
  );
}

function LastCode({
  code: { by, createdAt, expiresAt, usedAt },
}: {
  code: NonNullable<MemberProfile["passwordCode"]>;
}) {
  return (
    <dl className="text-sm tabular-nums">
      <Fact label={TEXT.last}>
        {TEXT.lastOf(by, formatDateTime(createdAt))} ·{" "}
        {usedAt === null ? TEXT.unused(formatDateTime(expiresAt)) : TEXT.used(formatDateTime(usedAt))}
      </Fact>
    </dl>
  );
}
