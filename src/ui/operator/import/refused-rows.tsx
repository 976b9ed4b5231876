import type * as v from "valibot";
import type { ImportReport } from "../../../api/contract/operator/fixtures.ts";
import { IMPORT_TEXT } from "./text.ts";

export type Report = v.InferOutput<typeof ImportReport>;

/** The refused rows with their lines in the file. */
export function RefusedRows({ report }: { report: Pick<Report, "refused" | "refusedCount"> }) {
  const rest = report.refusedCount - report.refused.length;
  return (
    <div className="border-t border-line pt-3">
      <table className="w-full text-sm">
        <caption className="mb-1 text-left text-xs font-bold">{IMPORT_TEXT.refused}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="w-20 py-1">
              {IMPORT_TEXT.line}
            </th>
            <th scope="col">{IMPORT_TEXT.reason}</th>
          </tr>
        </thead>
        <tbody>
          {report.refused.map(({ line, reason }) => (
            <tr key={line} className="border-b border-line last:border-b-0">
              <td className="py-1 tabular-nums">{line}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="mt-1 text-xs text-muted">{IMPORT_TEXT.more(rest)}</p>}
    </div>
  );
}
