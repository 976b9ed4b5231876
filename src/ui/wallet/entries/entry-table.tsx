import { lazy, Suspense } from "react";
import type { InferOutput } from "valibot";
import type { WalletEntries } from "../../../api/contract/sports/bets.ts";
import { entryName } from "../../../domain/wallet/entry-kinds.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { SETTLEMENT } from "../../../domain/sports/market.ts";
import { ENTRY_TEXT as TEXT } from "./text.ts";

const EntryBet = lazy(() => import("./entry-bet.tsx").then((file) => ({ default: file.EntryBet })));

export type WalletEntry = InferOutput<typeof WalletEntries>["items"][number];

/** Entries of the ledger with the balance after each; one of a bet leads to it. */
export function EntryTable({ label, entries }: { label: string; entries: readonly WalletEntry[] }) {
  return (
    <table aria-label={label} className="w-full text-sm [overflow-wrap:normal] tabular-nums">
      <thead className="text-xs text-muted">
        <tr>
          <th className="hidden w-28 px-3 py-2 text-left tablet:table-cell">{TEXT.at}</th>
          <th className="px-3 py-2 text-left">{TEXT.kind}</th>
          <th className="px-3 py-2 text-right">
            {TEXT.change}
            <span className="tablet:hidden"> · {TEXT.after}</span>
          </th>
          <th className="hidden px-3 py-2 text-right tablet:table-cell">{TEXT.after}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, kind, amount, balance, bet }) => (
          <tr key={id} className="border-t border-line">
            <td className="hidden px-3 py-2 text-muted tablet:table-cell">{formatShortDateTime(at)}</td>
            <td className="px-3 py-2 tablet:flex tablet:items-baseline tablet:gap-3">
              <span className="shrink-0 tablet:w-20">
                <span
                  className={
                    bet && amount > 0 && bet.status === SETTLEMENT.won && bet.paid > bet.stake
                      ? "font-semibold text-accent"
                      : ""
                  }
                >
                  {entryName(kind, bet?.status ?? null, amount)}
                </span>
                <span className="ml-2 text-xs text-muted tablet:hidden">{formatShortDateTime(at)}</span>
              </span>
              {bet && (
                <span className="block min-h-4 min-w-0 text-xs text-muted">
                  <Suspense>
                    <EntryBet bet={bet} />
                  </Suspense>
                </span>
              )}
            </td>
            <td className="px-3 py-2 text-right align-top whitespace-nowrap">
              <span className="font-semibold">
                {amount > 0 ? "+" : "−"}
                {addComma(Math.abs(amount))}
              </span>
              {/* On a phone the balance stands below. */}
              <span className="block text-xs text-muted tablet:hidden">{addComma(balance)}</span>
            </td>
            <td className="hidden px-3 py-2 text-right whitespace-nowrap tablet:table-cell">{addComma(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
