import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { contactChanges } from "../../../api/contract/account/profile.endpoints.ts";
import type { ContactKind } from "../../../domain/account/one-person.ts";
import { useApp } from "../../app-context.ts";
import { CHANGE_NAMES, CHANGE_NOTE_TEXT as TEXT } from "./text.ts";

/** Says that a change of the phone number or the bank account waits for an operator, or why it was refused. */
export function ChangeNote({ kind }: { kind: ContactKind }) {
  const { api } = useApp();
  const { data } = useQuery(queryOf(api, contactChanges, {}));
  const change = data?.items.find((one) => one.kind === kind);
  if (!change) return null;
  const { state, asked, reason } = change;
  return (
    <output data-state={state} className="block rounded-md border border-line bg-field px-3 py-2 text-sm">
      {state === "waiting"
        ? TEXT.waiting(CHANGE_NAMES[kind], asked)
        : TEXT.refused(CHANGE_NAMES[kind], asked, reason ?? "")}
    </output>
  );
}
