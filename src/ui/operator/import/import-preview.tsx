import { useQuery } from "@tanstack/react-query";
import { dryImportQuery } from "../../../api/queries/operator/operator-fixtures.ts";
import { useApp } from "../../app-context.ts";
import { useConfirmHeld } from "../../frame/form/confirm-hold.ts";
import { IMPORT_TEXT as TEXT } from "../text.ts";
import { type ImportForm, importQuery } from "./import-command.ts";
import { RefusedRows } from "./refused-rows.tsx";
import { useImportProgress } from "./use-import-progress.ts";

/** What the import would do; nothing is written for it. */
export function ImportPreview({ values: { csv, ...rest } }: { values: ImportForm }) {
  const { api } = useApp();
  const { data, error, isPending } = useQuery(dryImportQuery(api, csv, importQuery(rest)));
  const progress = useImportProgress(isPending);
  useConfirmHeld(data === undefined);
  if (isPending) return <output>{progress}</output>;
  if (error) return <p className="text-danger">{error.message}</p>;
  return (
    <>
      <p className="text-base font-bold">{TEXT.ask(data.taken, data.changed, data.refusedCount)}</p>
      {data.corrected > 0 && <p className="text-warn">{TEXT.corrects(data.corrected, data.paid, data.takenBack)}</p>}
      <p className="text-sm text-muted">{TEXT.takesTwo}</p>
      {data.refused.length > 0 && <RefusedRows report={data} />}
    </>
  );
}
