import { useEffect, useId, useRef } from "react";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import type { BetPress, SlipShown } from "../../../machines/betting/betting.schema.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { settledNotice } from "../bets/settled-notice.ts";
import type { SlipProps } from "./betting.ts";
import { requestText } from "./bet-request.ts";
import { PlaceButton } from "./place-button.tsx";
import { PendingBet } from "./pending-bet.tsx";
import { Receipt, ReceiptActions } from "./receipt.tsx";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { SlipTotal } from "./slip-total.tsx";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

const ACTIONS: readonly { event: BetPress; label: string; isMain?: boolean }[] = [
  { event: { type: "command.reconcile" }, label: PLACEMENT_TEXT.checkNow },
  { event: { type: "command.discard" }, label: PLACEMENT_TEXT.discard },
  { event: { type: "command.resend" }, label: PLACEMENT_TEXT.resend, isMain: true },
  { event: { type: "placement.edit" }, label: PLACEMENT_TEXT.back, isMain: true },
];

/** What became of the bet, from the press of the button to its outcome. */
export function PlacementOutcome({ betting }: SlipProps) {
  const reasonId = useId();
  const snapshot = useSlip(betting, ({ placement }) => placement);
  const box = useRef<HTMLDivElement>(null);
  const isSettled = snapshot.hasTag("settled");
  useEffect(() => {
    if (isSettled) box.current?.focus();
  }, [isSettled]);
  const accepted = snapshot.matches("accepted") ? snapshot.context.bet : null;
  const isMoved = snapshot.matches("priceChanged");
  // What is sent again leaves only while prices are live: until then its button says so.
  const isBlocked = (event: BetPress): boolean =>
    event.type === "command.resend" && snapshot.matches("unsent") && !snapshot.can(event);
  const actions = ACTIONS.filter(({ event }) => snapshot.can(event) || isBlocked(event));
  const isResendBlocked = actions.some(({ event }) => isBlocked(event));
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-machine="placement"
      data-state={stateText(snapshot.value)}
      className={classNames(
        "grid gap-2 rounded-md border p-3 text-sm",
        accepted
          ? "border-accent bg-accent-soft"
          : isSettled
            ? "border-danger bg-danger-soft"
            : "border-edge bg-raised",
      )}
    >
      <output className="grid">
        <Words snapshot={snapshot} />
        {isResendBlocked && (
          <span id={reasonId} className="text-xs text-warn">
            {SLIP_TEXT.notFresh}
          </span>
        )}
      </output>
      {snapshot.hasTag("busy") && <Asked betting={betting} />}
      {accepted && <Receipt bet={accepted} />}
      {snapshot.matches("refused") && <HighestStake betting={betting} maxStake={snapshot.context.refusal?.maxStake} />}
      {isMoved && (
        <>
          <SlipTotal betting={betting} />
          <SlipBlockNote id={reasonId} betting={betting} isHidden />
          <PlaceButton betting={betting} reasonId={reasonId} />
        </>
      )}
      {actions.length > 0 && (
        <div className="flex flex-wrap justify-end gap-1.5">
          {accepted && <ReceiptActions bet={accepted} betting={betting} />}
          {actions.map(({ event, label, isMain }) => (
            <Button
              key={event.type}
              size="sm"
              look={isMain && !isMoved && !isBlocked(event) ? "primary" : "quiet"}
              className="aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-muted"
              aria-disabled={isBlocked(event) || undefined}
              aria-describedby={isBlocked(event) ? reasonId : undefined}
              onClick={() => betting.press(event)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Words({ snapshot }: { snapshot: SlipShown["placement"] }) {
  const { bet, refusal } = snapshot.context;
  if (snapshot.matches("storing") || snapshot.matches("sending")) return <Text title={PLACEMENT_TEXT.sending} />;
  if (snapshot.matches("withdrawing")) return <Text title={PLACEMENT_TEXT.withdrawing} />;
  if (snapshot.matches("interrupted")) return <Text title={PLACEMENT_TEXT.unknown} hint={PLACEMENT_TEXT.interrupted} />;
  if (snapshot.hasTag("uncertain")) return <Text title={PLACEMENT_TEXT.unknown} hint={PLACEMENT_TEXT.unknownHint} />;
  if (snapshot.matches("unsent"))
    return <Text title={PLACEMENT_TEXT.unsent} hint={refusal?.message ?? PLACEMENT_TEXT.unsentHint} />;
  if (snapshot.hasTag("pending")) return <PendingBet bet={bet} />;
  if (snapshot.matches("priceChanged"))
    return <Text title={PLACEMENT_TEXT.priceChanged} hint={PLACEMENT_TEXT.priceChangedHint} />;
  if (snapshot.matches("refused")) return <Text title={PLACEMENT_TEXT.rejected} hint={refusal?.message} />;
  if (!bet) return null;
  const facts = `${addComma(bet.stake)}${SLIP_TEXT.won} × ${formatPrice(bet.price)} = ${addComma(bet.payout)}${SLIP_TEXT.won}`;
  // Settled while its receipt was shown.
  return <Text title={settledNotice(bet)?.title ?? PLACEMENT_TEXT.accepted} hint={facts} />;
}

function Text({ title, hint }: { title: string; hint?: string | undefined }) {
  return (
    <span className="grid gap-1">
      <span className="font-bold">{title}</span>
      {hint && <span className="text-xs tabular-nums">{hint}</span>}
    </span>
  );
}

/** The bet that is under way, as it was sent: the slip may hold something else after a reload. */
function Asked({ betting }: SlipProps) {
  const request = useSlip(betting, ({ placement }) => placement.context.request);
  const legs = useSlip(betting, ({ slip }) => slip.context.legs);
  if (!request) return null;
  const { title, facts } = requestText(
    request,
    legs.map(({ entry }) => entry),
  );
  return (
    <p className="grid gap-0.5 text-xs">
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="text-muted tabular-nums">{facts}</span>
    </p>
  );
}

/** What exceeds a limit is refused with the highest stake that would be taken; the slip offers it. */
function HighestStake({ betting, maxStake }: SlipProps & { maxStake: number | undefined }) {
  if (maxStake === undefined) return null;
  if (maxStake === 0) return <p className="text-xs">{PLACEMENT_TEXT.noStake}</p>;
  return (
    <div className="flex items-center justify-between gap-2 text-xs">
      <span className="tabular-nums">{PLACEMENT_TEXT.highest(addComma(maxStake))}</span>
      <Button
        size="sm"
        onClick={() => {
          betting.press({ type: "placement.edit" });
          betting.edit({ type: "stake.set", stake: maxStake });
        }}
      >
        {SLIP_TEXT.highestInstead(addComma(maxStake))}
      </Button>
    </div>
  );
}
