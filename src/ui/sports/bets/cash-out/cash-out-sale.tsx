import { useSelector } from "@xstate/react";
import { addComma } from "../../../../domain/common/price.ts";
import { SubmissionNotice } from "../../../frame/form/submission-notice.tsx";
import { stateText } from "../../../machine-state.ts";
import { Button } from "../../../primitives/button.tsx";
import { CashOutNow } from "./cash-out-now.tsx";
import { CashOutPart } from "./cash-out-part.tsx";
import { CashOutWaiting } from "./cash-out-waiting.tsx";
import { CASH_OUT_TEXT as TEXT } from "./text.ts";
import type { CashOutActor, CashOutSnapshot } from "./use-cash-out.ts";

/** Only the answer to a request told of the stop: the offer is of before it. */
const isStoppedMeanwhile = (snapshot: CashOutSnapshot) =>
  snapshot.matches("suspended") && snapshot.context.offer?.value !== null;

/** What waits or is paid has its own amount: what the rest is bought for now is no part of it. */
const isTold = (snapshot: CashOutSnapshot) =>
  snapshot.context.waits !== null || snapshot.matches("paid") || isStoppedMeanwhile(snapshot);

/** A cash-out as its actor stands: the offer, its one press, and what became of it. */
export function CashOutSale({ actor }: { actor: CashOutActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  return (
    <section
      aria-label={TEXT.title}
      data-machine="cash-out"
      data-state={stateText(snapshot.value)}
      className="grid gap-2 px-3 py-2 text-sm"
    >
      {!isTold(snapshot) && (
        <CashOutNow offer={context.offer} move={context.move}>
          <Close actor={actor} />
        </CashOutNow>
      )}
      {snapshot.matches("moved") && (
        <p role="alert" className="text-xs text-warn">
          {TEXT.moved}
        </p>
      )}
      {(snapshot.matches("quoting") || snapshot.matches("moved")) && (context.offer?.value ?? null) !== null && (
        <CashOutPart actor={actor} />
      )}
      <Outcome actor={actor} />
    </section>
  );
}

function Close({ actor }: { actor: CashOutActor }) {
  const canClose = useSelector(actor, (snapshot) => snapshot.can({ type: "cashOut.close" }));
  if (!canClose) return null;
  return (
    <Button size="sm" onClick={() => actor.send({ type: "cashOut.close" })}>
      {TEXT.close}
    </Button>
  );
}

function Outcome({ actor }: { actor: CashOutActor }) {
  const snapshot = useSelector(actor, (now) => now);
  const { report, refusal, waits } = snapshot.context;
  // One element while it waits and while its outcome is asked for: its seconds run on.
  if (waits && (snapshot.matches("waiting") || snapshot.matches("reconciling")))
    return <CashOutWaiting waits={waits} />;
  switch (snapshot.value) {
    case "suspended":
      return isStoppedMeanwhile(snapshot) && <output className="text-warn">{TEXT.suspended}</output>;
    case "storing":
    case "sending":
      return <output className="text-muted">{TEXT.sending}</output>;
    case "paid":
      return (
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <output className="font-bold text-accent">{TEXT.done(addComma(report?.paid ?? 0))}</output>
          <Close actor={actor} />
        </div>
      );
    case "refused":
      return (
        <p role="alert" className="text-danger">
          {refusal?.message}
        </p>
      );
    default:
      return <SubmissionNotice snapshot={snapshot} send={actor.send} {...(waits && { unknown: TEXT.deciding })} />;
  }
}
