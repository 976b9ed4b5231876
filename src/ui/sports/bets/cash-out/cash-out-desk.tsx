import { useSelector } from "@xstate/react";
import { addComma } from "../../../../domain/price.ts";
import { stateText } from "../../../machine-state.ts";
import { Button } from "../../../primitives/button.tsx";
import { CashOutNow } from "./cash-out-now.tsx";
import { CashOutPart } from "./cash-out-part.tsx";
import { CashOutQuestion } from "./cash-out-question.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";
import type { CashOutActor } from "./use-cash-out.ts";

/** A cash-out as its actor stands: the offer, the question, and what became of it. */
export function CashOutDesk({ actor }: { actor: CashOutActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  return (
    <section
      aria-label={TEXT.title}
      data-machine="cash-out"
      data-state={stateText(snapshot.value)}
      className="grid gap-2 px-3 py-2 text-sm"
    >
      <CashOutNow offer={context.offer} move={context.move}>
        {snapshot.matches("closed") && (
          <Button
            size="sm"
            disabled={(context.offer?.value ?? null) === null}
            onClick={() => actor.send({ type: "cashOut.open" })}
          >
            {TEXT.open}
          </Button>
        )}
        {snapshot.can({ type: "cashOut.close" }) && (
          <Button size="sm" onClick={() => actor.send({ type: "cashOut.close" })}>
            {TEXT.close}
          </Button>
        )}
      </CashOutNow>
      {snapshot.matches("quoting") && <CashOutPart actor={actor} />}
      {(snapshot.matches("confirming") || snapshot.matches("moved")) && <CashOutQuestion actor={actor} />}
      <Outcome actor={actor} />
    </section>
  );
}

function Outcome({ actor }: { actor: CashOutActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { report, refusal, intent } = snapshot.context;
  switch (snapshot.value) {
    case "suspended":
      return <output className="text-warn">{TEXT.suspended}</output>;
    case "storing":
    case "sending":
      return <output className="text-muted">{TEXT.sending}</output>;
    case "unknown":
    case "reconciling":
      return (
        <Notice text={TEXT.unknown}>
          <Button isBusy={snapshot.matches("reconciling")} onClick={() => actor.send({ type: "cashOut.reconcile" })}>
            {TEXT.reconcile}
          </Button>
        </Notice>
      );
    case "unsent":
    case "withdrawing":
      return (
        <Notice text={refusal?.message ?? (intent?.request ? TEXT.unsent : TEXT.unsentWithoutRequest)}>
          <Button isBusy={snapshot.matches("withdrawing")} onClick={() => actor.send({ type: "cashOut.discard" })}>
            {TEXT.discard}
          </Button>
          {snapshot.can({ type: "cashOut.resend" }) && (
            <Button look="primary" onClick={() => actor.send({ type: "cashOut.resend" })}>
              {TEXT.resend}
            </Button>
          )}
        </Notice>
      );
    case "interrupted":
      return <Notice text={TEXT.interrupted} />;
    case "paid":
      return <output className="font-bold text-accent">{TEXT.done(addComma(report?.paid ?? 0))}</output>;
    case "refused":
      return (
        <p role="alert" className="text-danger">
          {refusal?.message}
        </p>
      );
    default:
      return null;
  }
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <p role="alert">{text}</p>
      {children && <div className="flex flex-wrap justify-end gap-2">{children}</div>}
    </div>
  );
}
