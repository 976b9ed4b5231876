import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { fixtureImportMachine } from "../../../machines/fixture-import/fixture-import.machine.ts";
import type { ImportFile } from "../../../machines/fixture-import/fixture-import.schema.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { useUnsaved } from "../../frame/form/unsaved.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { OPERATOR_TEXT } from "../text.ts";
import { importCommand } from "./import-command.ts";
import { RefusedRows } from "./refused-rows.tsx";
import { ReportSums } from "./report-sums.tsx";
import { IMPORT_TEXT as TEXT } from "./text.ts";
import { useImportProgress } from "./use-import-progress.ts";

export interface JudgedFileProps {
  actor: ActorRefFrom<typeof fixtureImportMachine>;
  snapshot: SnapshotFrom<typeof fixtureImportMachine>;
}

/** What the file would do, and the command that asks a second operator for exactly that. */
export function JudgedFile({ actor, snapshot }: JudgedFileProps) {
  const { file, report, problem } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const progress = useImportProgress(isBusy);
  // Nobody was asked yet: who leaves chooses the file again.
  useUnsaved(true);
  const judgeAgain = () => actor.send({ type: "import.again" });
  return (
    <div className="grid grid-cols-1 gap-3">
      {isBusy && <output>{progress}</output>}
      {snapshot.matches({ judged: "failed" }) && (
        <ErrorState message={problem ?? OPERATOR_TEXT.failed} onRetry={judgeAgain} isRetrying={false} />
      )}
      {snapshot.matches({ judged: "empty" }) && <EmptyState title={TEXT.nothing} />}
      {!isBusy && report && <ReportSums report={report} />}
      {snapshot.hasTag("mayAsk") && file && (
        <Ask file={file} onAsked={(approval) => actor.send({ type: "import.asked", approval })} />
      )}
      {report && report.refused.length > 0 && <RefusedRows report={report} />}
      <div className="flex gap-1">
        <Button size="sm" onClick={() => actor.send({ type: "import.change" })}>
          {TEXT.change}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={judgeAgain}>
          {TEXT.again}
        </Button>
      </div>
    </div>
  );
}

/** The file is too large to be stored with its key: a lost answer is looked up, and not sent again by itself. */
function Ask({ file, onAsked }: { file: ImportFile; onAsked: (approval: string) => void }) {
  return (
    <CommandForm
      command={importCommand}
      initial={file}
      submitLabel={TEXT.submit}
      onRefused={({ approval }) => approval !== undefined && onAsked(approval)}
    >
      <p className="text-sm text-muted">{TEXT.takesTwo}</p>
    </CommandForm>
  );
}
