import type { InferOutput } from "valibot";
import type { WalletEntries } from "../../../api/contract/sports/bets.ts";
import { ENTRY_KINDS } from "../../../domain/wallet/entry-kinds.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { ENTRY_TEXT as TEXT } from "./text.ts";

export type WalletEntry = InferOutput<typeof WalletEntries>["items"][number];

/** Entries of the ledger with the balance after each. */
export function EntryTable({ label, entries }: { label: string; entries: readonly WalletEntry[] }) {
  return (
    <table aria-label={label} className="w-full text-sm [overflow-wrap:normal] tabular-nums">
      <thead className="text-xs text-muted">
        <tr>
          <th className="px-3 py-2 text-left">{TEXT.at}</th>
          <th className="px-3 py-2 text-left">{TEXT.kind}</th>
          <th className="px-3 py-2 text-right">{TEXT.change}</th>
          <th className="px-3 py-2 text-right">{TEXT.after}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, kind, amount, balance }) => (
          <tr key={id} className="border-t border-line">
            <td className="px-3 py-2 text-muted">{formatDateTime(at)}</td>
            <td className="px-3 py-2">{ENTRY_KINDS[kind]}</td>
            <td className="px-3 py-2 text-right whitespace-nowrap">
              {amount > 0 ? "+" : "−"}
              {addComma(Math.abs(amount))}
            </td>
            <td className="px-3 py-2 text-right whitespace-nowrap">{addComma(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
