import type { Report, ReportColumn, ReportSums } from "../../../api/contract/operator/reports.ts";
import { addComma } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { cellText, isNumber } from "./cell-text.ts";
import { REPORT_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const cell = (column: ReportColumn) => classNames("px-3 py-1.5", isNumber(column) && "text-right tabular-nums");

/** The rows of a report; the subtotals, the sums and what the ledger says of them come later. */
export function ReportTable({ report, sums }: { report: Report; sums: ReportSums | undefined }) {
  const { columns, items, page, itemsPerPage, title } = report;
  if (items.length === 0)
    return (
      <>
        <EmptyState title={TEXT.empty} />
        {sums && <Checks sums={sums} />}
      </>
    );
  const first = (page - 1) * itemsPerPage;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={title} tabIndex={0} className="scroll-edges overflow-x-auto">
        <table aria-label={title} className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              {columns.map((column) => (
                <th key={column.id} scope="col" className={cell(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row, at) => (
              <tr key={first + at} className="border-b border-line">
                {columns.map((column, place) => (
                  <td key={column.id} className={cell(column)}>
                    {cellText(column.kind, row[place] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(sums ? linesOf(sums) : []).map(({ label, count, sums: of }) => (
              <tr key={label} className="border-b border-line bg-raised font-semibold last:border-b-0">
                {columns.map((column, place) =>
                  place === 0 ? (
                    <th key={column.id} scope="row" className="px-3 py-1.5 text-left">
                      {label} <span className="font-normal text-muted">{TEXT.rows(addComma(count))}</span>
                    </th>
                  ) : (
                    <td key={column.id} className={cell(column)}>
                      {cellText(column.kind, of[place] ?? null)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      {sums && <Checks sums={sums} />}
    </>
  );
}

const linesOf = ({ subtotals, totalCount, totals }: ReportSums): ReportSums["subtotals"] => [
  ...(subtotals.length > 1 ? subtotals : []),
  { label: TEXT.totals, count: totalCount, sums: totals },
];

function Checks({ sums: { checks, noMoney } }: { sums: ReportSums }) {
  if (noMoney !== null) return <p className="border-t border-line px-3 py-2 text-xs text-muted">{noMoney}</p>;
  const differs = checks.some(({ difference }) => difference !== 0);
  return (
    <div className="border-t border-line p-3 text-sm" data-agrees={!differs}>
      <p className={classNames("mb-1 font-bold", differs ? "text-danger" : "text-accent")}>
        {TEXT.checks}: {differs ? TEXT.differs : TEXT.agrees}
      </p>
      <table aria-label={TEXT.checks} className="text-xs tabular-nums [&_td]:pr-4 [&_th]:pr-4 [&_th]:text-left">
        <thead className="text-muted">
          <tr>
            {[TEXT.check, TEXT.report, TEXT.ledger, TEXT.difference].map((name) => (
              <th key={name} scope="col" className="font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ label, report, ledger, difference }) => (
            <tr key={label}>
              <th scope="row" className="font-normal">
                {label}
              </th>
              <td>{addComma(report)}</td>
              <td>{addComma(ledger)}</td>
              <td className={classNames(difference !== 0 && "font-bold text-danger")}>{addComma(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
