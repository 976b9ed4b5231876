import * as v from "valibot";
import type { SnapshotFrom } from "xstate";
import type {
  CancellationPreview,
  CancellationQuery,
  CancellationReport,
} from "../../../api/contract/operator/bet-cancellations.ts";
import { cancelBets } from "../../../api/contract/operator/bet-cancellations.endpoints.ts";
import { Reason } from "../../../api/contract/operator/live.ts";
import type { betCancellationMachine } from "../../../machines/bet-cancellation/bet-cancellation.machine.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { PreviewBets } from "../preview/preview-bets.tsx";
import { PREVIEW_TEXT } from "../preview/text.ts";
import { OPERATOR_TEXT } from "../text.ts";
import { CANCEL_TEXT as TEXT } from "./cancel-text.ts";

const cancelOf = (span: CancellationQuery, { bets, paid, takenBack }: CancellationPreview) =>
  commandOf(cancelBets, {
    name: `admin.live.cancel.${span.fixtureId}`,
    schema: v.object({ reason: Reason }),
    confirms: true,
    input: ({ reason }) => ({ body: { ...span, reason, expected: { bets, paid, takenBack } } }),
    timeoutMs: 60_000,
  });

export interface CancelStepProps {
  span: CancellationQuery;
  snapshot: SnapshotFrom<typeof betCancellationMachine>;
  onBack: () => void;
  onAgain: () => void;
  onDone: (report: CancellationReport) => void;
}

/** What the cancellation of a span would do, and the command that does exactly that. */
export function CancelStep({ span, snapshot, onBack, onAgain, onDone }: CancelStepProps) {
  const { preview, problem } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex justify-end gap-1">
        <Button size="sm" onClick={onBack}>
          {TEXT.back}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={onAgain}>
          {TEXT.again}
        </Button>
      </div>
      {preview === null && isBusy && <Skeleton lines={3} />}
      {snapshot.matches({ asked: "failed" }) && (
        <ErrorState message={problem ?? OPERATOR_TEXT.failed} onRetry={onAgain} isRetrying={false} />
      )}
      {preview?.bets === 0 && <EmptyState title={TEXT.nothing} />}
      {preview !== null && preview.bets > 0 && <Previewed span={span} preview={preview} onDone={onDone} />}
    </div>
  );
}

function Previewed({
  span,
  preview,
  onDone,
}: Pick<CancelStepProps, "span" | "onDone"> & { preview: CancellationPreview }) {
  const sums = PREVIEW_TEXT.sums(preview.bets, preview.paid, preview.takenBack);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-bold tabular-nums">{sums}</p>
      {preview.running > 0 && <p className="text-xs text-muted">{TEXT.running(preview.running)}</p>}
      <PreviewBets items={preview.items} count={preview.bets} />
      <CommandForm
        key={sums}
        command={cancelOf(span, preview)}
        submitLabel={TEXT.submit}
        renderConfirm={() => (
          <>
            <p className="font-bold text-warn">{TEXT.confirm}</p>
            <p className="tabular-nums">{sums}</p>
          </>
        )}
        onDone={onDone}
      >
        <Field name="reason" label={TEXT.reason} maxLength={200} />
      </CommandForm>
    </div>
  );
}
