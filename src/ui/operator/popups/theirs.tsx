import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { popupEditingMachine } from "../../../machines/popup-editing/popup-editing.machine.ts";
import { Button } from "../../primitives/button.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { OPERATOR_TEXT } from "../text.ts";
import { PopupPreview } from "./popup-preview.tsx";
import { POPUPS_TEXT as TEXT } from "./text.ts";

export interface TheirsProps {
  actor: ActorRefFrom<typeof popupEditingMachine>;
  snapshot: SnapshotFrom<typeof popupEditingMachine>;
}

/** What another operator has saved meanwhile, at its place, and which of the two goes on. */
export function Theirs({ actor, snapshot }: TheirsProps) {
  if (!snapshot.hasTag("held")) return null;
  const { theirs, problem } = snapshot.context;
  return (
    <section aria-label={TEXT.theirs} className="grid grid-cols-1 gap-2 rounded-md border border-line p-2 text-sm">
      {snapshot.hasTag("busy") && <output>{TEXT.reading}</output>}
      {snapshot.matches({ moved: "gone" }) && <p className="text-warn">{TEXT.gone}</p>}
      {problem !== null && (
        <ErrorState
          message={problem || OPERATOR_TEXT.failed}
          onRetry={() => actor.send({ type: "popup.again" })}
          isRetrying={false}
        />
      )}
      {theirs && (
        <>
          <p className="text-warn">{TEXT.moved}</p>
          <h3 className="font-semibold">{TEXT.theirs}</h3>
          <PopupPreview popup={theirs} />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-1">
        {snapshot.hasTag("mayTake") && (
          <Button onClick={() => actor.send({ type: "popup.takeTheirs" })}>{TEXT.takeTheirs}</Button>
        )}
        {snapshot.hasTag("mayKeep") && (
          <Button look="primary" onClick={() => actor.send({ type: "popup.keepMine" })}>
            {TEXT.keepMine}
          </Button>
        )}
      </div>
    </section>
  );
}
