import type { BetFile } from "../../../api/contract/operator/bets.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { ENTRY_KINDS } from "../../../domain/wallet/entry-kinds.ts";
import { accountText, OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const kindText = (kind: string): string => (ENTRY_KINDS as Readonly<Record<string, string>>)[kind] ?? kind;
const signed = (amount: number): string => (amount > 0 ? `+${addComma(amount)}` : addComma(amount));

/** What the ledger has of a bet, and who voided it and why. */
export function BetBooks({ file: { postings, voided } }: { file: BetFile }) {
  return (
    <div className="grid gap-3 text-sm">
      {voided && (
        <dl aria-label={TEXT.voided} className="grid gap-1 rounded-md border border-danger bg-danger-soft p-2">
          <Fact name={TEXT.voidedBy}>
            {voided.approvedBy === null ? voided.by : TEXT.approvedBy(voided.by, voided.approvedBy)}
          </Fact>
          <Fact name={TEXT.voidedAt}>{formatDateTime(voided.at)}</Fact>
          <Fact name={TEXT.before}>{TEXT.was(SETTLEMENT_NAMES[voided.status], addComma(voided.paid))}</Fact>
          <Fact name={TEXT.reason}>{voided.reason}</Fact>
        </dl>
      )}
      <section aria-label={TEXT.postings} className="grid gap-1">
        <h3 className="text-xs font-semibold text-muted">{TEXT.postings}</h3>
        {postings.length === 0 && <p className="text-xs text-muted">{TEXT.noPostings}</p>}
        <ol className="grid gap-1">
          {postings.map(({ id, at, kind, note, lines }) => (
            <li key={id} className="rounded-md border border-line p-2">
              <p className="flex flex-wrap gap-x-2">
                <span className="font-semibold">{kindText(kind)}</span>
                <span className="text-xs text-muted tabular-nums">{formatDateTime(at)}</span>
                {note !== null && <span className="basis-full text-xs break-words text-muted">{note}</span>}
              </p>
              <ul>
                {lines.map(({ account, amount }) => (
                  <li key={account} className="flex justify-between gap-2 text-xs">
                    <span className="text-muted">{accountText(account)}</span>
                    <span className="tabular-nums">{signed(amount)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
