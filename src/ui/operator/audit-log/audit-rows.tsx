import { useState } from "react";
import type { AuditItem } from "../../../api/contract/operator/audit-log.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { ShownFacts } from "../approvals/shown-facts.tsx";
import { subjectText } from "../approvals/subject-text.ts";
import { AUDIT_LOG_TEXT as TEXT, OUTCOME_NAMES, READ_NAMES } from "./text.ts";

const LOOKS: Readonly<Record<AuditItem["outcome"], string>> = {
  done: "bg-accent-soft text-accent",
  asked: "bg-raised text-ink",
  denied: "bg-danger-soft text-danger",
  read: "bg-raised text-muted",
};

/** Entries of the log; each opens to what was asked and what changed. */
export function AuditRows({ label, items }: { label: string; items: readonly AuditItem[] }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line text-sm"
    >
      {items.map((item) => (
        <AuditRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function AuditRow({ item }: { item: AuditItem }) {
  const [isOpen, setOpen] = useState(false);
  const { outcome, title, reads } = item;
  return (
    <li data-audit={item.id} className="grid grid-cols-1 gap-1 bg-surface px-3 py-2">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-xs text-muted tabular-nums">{formatDateTime(item.at)}</span>
        <OutcomeBadge outcome={outcome} />
        <span className="font-semibold">{TEXT.by(item.actor, item.askedBy)}</span>
        <span className="min-w-0 flex-1 basis-60 break-words">{title}</span>
        <Button size="sm" aria-label={TEXT.openDetail(title)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {TEXT.detail}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-3 text-xs text-muted">
        {item.subjects.length > 0 && <span className="break-all">{item.subjects.map(subjectText).join(", ")}</span>}
        {item.reason !== "" && <span className="break-words">{TEXT.reason(item.reason)}</span>}
        {item.code !== null && <span className="text-danger">{TEXT.code(item.code)}</span>}
        {reads.length > 0 && <span>{TEXT.reads(reads.map((kind) => READ_NAMES[kind] ?? kind).join(", "))}</span>}
      </div>
      {isOpen && <AuditDetail item={item} />}
    </li>
  );
}

export function OutcomeBadge({ outcome }: Pick<AuditItem, "outcome">) {
  return (
    <span className={classNames("rounded px-1.5 text-xs font-semibold", LOOKS[outcome])}>{OUTCOME_NAMES[outcome]}</span>
  );
}

/** From where it came, what was asked, and each row before and after. */
export function AuditDetail({ item }: { item: AuditItem }) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-md border border-line p-2">
      <p className="text-xs break-words text-muted">
        {`${TEXT.where(item.address)} · ${item.device || TEXT.none} · ${item.isChained ? TEXT.chained : TEXT.unchained}`}
      </p>
      {item.changes.length > 0 && (
        <section aria-label={TEXT.changes} className="grid grid-cols-1 gap-2">
          {item.changes.map(({ relation, rowKey, before, after }) => (
            <table key={`${relation} ${rowKey}`} className="w-full table-fixed text-xs">
              <caption className="text-left font-semibold">{`${relation} ${rowKey}`}</caption>
              <thead className="text-muted">
                <tr>
                  <th scope="col" className="w-1/4 text-left font-normal">
                    {TEXT.field}
                  </th>
                  <th scope="col" className="text-left font-normal">
                    {TEXT.before}
                  </th>
                  <th scope="col" className="text-left font-normal">
                    {TEXT.after}
                  </th>
                </tr>
              </thead>
              <tbody>
                {[...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((name) => (
                  <tr key={name} className="border-t border-line align-top">
                    <th scope="row" className="text-left font-normal break-words text-muted">
                      {name}
                    </th>
                    <td className="break-words">{valueText(before?.[name])}</td>
                    <td className="break-words">{valueText(after?.[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      )}
      {item.asked && (
        <section aria-label={TEXT.asked}>
          <p className="pb-1 text-xs font-semibold text-muted">{TEXT.asked}</p>
          <ShownFacts shown={item.asked} />
        </section>
      )}
    </div>
  );
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return TEXT.none;
  return typeof value === "string" ? value : JSON.stringify(value);
}
