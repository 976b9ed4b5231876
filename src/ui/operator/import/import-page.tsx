import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { ADMIN_FIXTURES_KEY, importFixtures } from "../../../api/queries/admin.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { RefusedRows, type Report } from "./refused-rows.tsx";
import { fromSeoulInput } from "../seoul-input.ts";
import { IMPORT_TEXT } from "../text.ts";
import { isChanged, useUnsaved } from "../unsaved.tsx";
import { useAction } from "../use-action.ts";
import { useImportProgress } from "./use-import-progress.ts";

/** Takes a season from a CSV file and tells what became of each refused row. */
export function ImportPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [report, setReport] = useState<Report | null>(null);
  const { isBusy, notice, run } = useAction();
  const progress = useImportProgress(isBusy);
  const [isEdited, setEdited] = useState(false);
  useUnsaved(isEdited);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isDry = submitter instanceof HTMLButtonElement && submitter.value === "dry";
    run(async () => {
      const file = form.get("file");
      if (!(file instanceof File) || file.size === 0) throw new Error(IMPORT_TEXT.noFile);
      const season = String(form.get("season") ?? "").trim();
      const start = fromSeoulInput(String(form.get("start") ?? "")) ?? "now";
      const next = await importFixtures(api, file, {
        start,
        speed: String(form.get("speed")),
        ...(season !== "" && { season }),
        ...(isDry && { dryRun: "true" }),
      });
      setReport(next);
      if (isDry) return IMPORT_TEXT.dryReport(next.taken, next.changed, next.refusedCount);
      setEdited(false);
      await queryClient.invalidateQueries({ queryKey: ADMIN_FIXTURES_KEY });
      return IMPORT_TEXT.report(next.taken, next.changed, next.refusedCount);
    });
  };
  return (
    <Panel title={titleOf("/admin/import")}>
      <form
        onSubmit={submit}
        onChange={(event) => setEdited(isChanged(event.currentTarget))}
        className="grid gap-3 p-3 tablet:grid-cols-2"
      >
        <label className="grid gap-1 text-xs font-semibold text-muted tablet:col-span-2">
          {IMPORT_TEXT.file}
          <input
            type="file"
            name="file"
            accept=".csv,text/csv"
            required
            className="w-full rounded-md border border-edge bg-field p-2 text-sm font-normal text-ink file:mr-3 file:rounded-sm file:border file:border-edge file:bg-raised file:px-3 file:py-1 file:text-ink"
          />
        </label>
        <TextField
          name="season"
          label={IMPORT_TEXT.season}
          hint={IMPORT_TEXT.seasonHint}
          pattern="\d{4}-\d{4}"
          placeholder="2023-2024"
        />
        <TextField
          type="number"
          name="speed"
          label={IMPORT_TEXT.speed}
          hint={IMPORT_TEXT.speedHint}
          min={0.001}
          max={1_000_000}
          step="any"
          required
          defaultValue={1}
        />
        <TextField type="datetime-local" name="start" label={IMPORT_TEXT.startAt} hint={IMPORT_TEXT.startHint} />
        <div className="flex items-end justify-end gap-3 tablet:col-span-2">
          <ActionNotice notice={isBusy ? { text: progress, isError: false } : notice} />
          <Button type="submit" value="dry" isBusy={isBusy}>
            {IMPORT_TEXT.dryRun}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {IMPORT_TEXT.submit}
          </Button>
        </div>
      </form>
      {report && report.refused.length > 0 && <RefusedRows report={report} />}
    </Panel>
  );
}
