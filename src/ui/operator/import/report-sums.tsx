import type { ImportReport } from "../../../api/contract/operator/fixtures.ts";
import { IMPORT_TEXT as TEXT } from "./text.ts";

/** How many rows of a file are taken, changed and refused, and what scores that change pay and take back. */
export function ReportSums({ report }: { report: ImportReport }) {
  const { taken, changed, corrected, paid, takenBack, refusedCount } = report;
  return (
    <>
      <p className="text-base font-bold tabular-nums">{TEXT.sums(taken, changed, refusedCount)}</p>
      {corrected > 0 && <p className="text-warn tabular-nums">{TEXT.corrects(corrected, paid, takenBack)}</p>}
    </>
  );
}
