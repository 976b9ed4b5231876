import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { queryOf } from "../../../api/client/ask.ts";
import { confirmFactor, offerFactor } from "../../../api/contract/operator/own-account.endpoints.ts";
import { FactorRequest } from "../../../api/contract/operator/own-account.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { QrCode } from "../../primitives/qr-code.tsx";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

const confirmCommand = commandOf(confirmFactor, {
  name: "staff.factor",
  schema: v.object(FactorRequest.entries),
  input: (body) => ({ body }),
});

export interface FactorFormProps {
  hasFactor: boolean;
  onDone: () => void;
  onClose?: () => void;
}

/** A new key for an authenticator and new recovery codes; they count once a code of the key is given. */
export function FactorForm({ hasFactor, onDone, onClose }: FactorFormProps) {
  const { api } = useApp();
  // What is shown stays the one that counts: it is asked for once, and kept nowhere.
  const offer = useQuery({
    ...queryOf(api, offerFactor, {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <QueryView query={offer} lines={8}>
      {({ secret, uri, codes }) => (
        <div className="grid gap-3 text-sm">
          <p>{TEXT.scan}</p>
          <div className="flex flex-wrap items-center gap-3">
            <QrCode text={uri} label={TEXT.qr} />
            <code className="min-w-0 rounded-md bg-raised px-2 py-1 break-all">{secret}</code>
          </div>
          <p>{TEXT.keep}</p>
          <ul
            aria-label={TEXT.recovery}
            className="grid gap-1 rounded-md bg-raised p-2 text-center tabular-nums tablet:grid-cols-2"
          >
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <p>{TEXT.confirm}</p>
          <CommandForm
            command={confirmCommand}
            submitLabel={TEXT.turnOn}
            {...(onClose && { cancel: { label: TEXT.cancel, onCancel: onClose } })}
            onDone={onDone}
          >
            <Field name="code" label={TEXT.code} autoComplete="one-time-code" inputMode="numeric" />
            {hasFactor && (
              <Field name="oldCode" label={TEXT.oldCode} hint={TEXT.oldCodeHint} autoComplete="one-time-code" />
            )}
          </CommandForm>
        </div>
      )}
    </QueryView>
  );
}
