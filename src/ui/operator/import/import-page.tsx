import { TimeField } from "../time-input.tsx";
import { useState } from "react";
import { ALL_FIXTURES_KEY } from "../../../api/queries/operator/operator-fixtures.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { FileField } from "../../frame/form/file-field.tsx";
import { useFormScope } from "../../frame/form/form-context.ts";
import { Panel } from "../../primitives/panel.tsx";
import { IMPORT_TEXT as TEXT } from "../text.ts";
import { useStale } from "../use-stale.ts";
import { importCommand } from "./import-command.ts";
import { ImportPreview } from "./import-preview.tsx";
import { RefusedRows, type Report } from "./refused-rows.tsx";
import { useImportProgress } from "./use-import-progress.ts";

/** Takes a season from a CSV file: what it would do is shown first, and what became of each refused row last. */
export function ImportPage() {
  const readAnew = useStale(ALL_FIXTURES_KEY);
  const [report, setReport] = useState<Report | null>(null);
  return (
    <Panel title={sectionTitle("/admin/import")}>
      <div className="p-3">
        <CommandForm
          command={importCommand}
          initial={{ speed: "1" }}
          submitLabel={TEXT.submit}
          renderConfirm={(values) => <ImportPreview values={values} />}
          doneText={({ taken, changed, refusedCount }) => TEXT.report(taken, changed, refusedCount)}
          onDone={(done) => {
            setReport(done);
            readAnew();
          }}
        >
          <FileField name="csv" label={TEXT.file} accept=".csv,text/csv" />
          <div className="grid items-start gap-3 tablet:grid-cols-3">
            <Field name="season" label={TEXT.season} hint={TEXT.seasonHint} placeholder="2023-2024" />
            <Field name="speed" label={TEXT.speed} hint={TEXT.speedHint} inputMode="decimal" autoComplete="off" />
            <TimeField name="start" label={TEXT.startAt} hint={TEXT.startHint} />
          </div>
          <Progress />
        </CommandForm>
      </div>
      {report && report.refused.length > 0 && <RefusedRows report={report} />}
    </Panel>
  );
}

/** How far the import is, while it is on its way. */
function Progress() {
  const { isBusy } = useFormScope();
  const progress = useImportProgress(isBusy);
  return isBusy && <output>{progress}</output>;
}
