import type { ReactNode } from "react";
import type { SlotSheet, SlotSpinFacts, SlotView } from "../../../../api/contract/lobby/house.ts";
import { verifySpin } from "../../../../domain/lobby/house/fair.ts";
import { SLOT_STAKES, type SlotSpin, spinAt, wonOf } from "../../../../domain/lobby/house/slot.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { Button } from "../../../primitives/button.tsx";
import { PROOF_TEXT, SLOT_TEXT as TEXT, SYMBOL_NAMES, VISIT_TEXT } from "../text.ts";
import { ProofFacts } from "../visit/proof-facts.tsx";
import { PayTable } from "./pay-table.tsx";
import { Reels, type ReelsProps } from "./reels.tsx";

/** The leaf states of the machine `slot-spin`. */
export type SlotState =
  | "loading"
  | "failed"
  | "resting.ready"
  | "resting.lost"
  | "resting.returned"
  | "resting.won"
  | "resting.refused"
  | "free"
  | "spinning.storing"
  | "spinning.sending"
  | "spinning.unknown"
  | "spinning.reconciling"
  | "spinning.unsent"
  | "spinning.withdrawing"
  | "stopping"
  | "over";

export interface SlotScreenProps {
  state: SlotState;
  view: SlotView | null;
  result: SlotSpinFacts | null;
  stake: number;
  /** What the server said when it refused. */
  refusal: string | null;
  sheet: SlotSheet | null;
  canSpin: boolean;
  canStake: boolean;
  /** What is known of a spin that had no answer. */
  notice?: ReactNode;
  onSpin: () => void;
  onStake: (stake: number) => void;
  onRetry: () => void;
}

const MOTIONS: Partial<Record<SlotState, ReelsProps["motion"]>> = {
  "spinning.storing": "turning",
  "spinning.sending": "turning",
  "spinning.unknown": "turning",
  "spinning.reconciling": "turning",
  stopping: "stopping",
};
/** Before the first spin. */
const FIRST = spinAt("base", [6, 8, 9, 10, 11]);

const isPoor = ({ state, view, stake }: Pick<SlotScreenProps, "state" | "view" | "stake">): boolean =>
  state.startsWith("resting") && (view?.visit.balance ?? Infinity) < stake;

function messageOf({ state, view, result, refusal, stake }: SlotScreenProps): string {
  if (state === "resting.refused") return refusal ?? VISIT_TEXT.failed;
  if (state === "free" && refusal !== null) return refusal;
  if (state === "free" && view?.free) return TEXT.free(view.free.left, view.free.stake, view.free.won);
  if (state === "resting.won" && result) return TEXT.celebrated(result.roundWon);
  if (state === "resting.returned" && result) return TEXT.returned(result.roundWon);
  if (isPoor({ state, view, stake })) return TEXT.poor;
  if (state === "resting.lost") return TEXT.lost;
  return state === "resting.ready" ? TEXT.ready : "";
}

function winsOf(spin: SlotSpin, { stake }: SlotSpinFacts): string[] {
  const lines = spin.lines.map(({ line, symbol, count, pay }) =>
    TEXT.line(line + 1, SYMBOL_NAMES[symbol], count, wonOf(pay, stake)),
  );
  return spin.scatterPay > 0 ? [...lines, TEXT.scatter(spin.scatters, wonOf(spin.scatterPay, stake))] : lines;
}

/** The slot: its reels, what they paid, the stake, the pays and the proof. */
export function SlotScreen(props: SlotScreenProps) {
  const { state, view, result, stake, sheet, canSpin, canStake, onSpin, onStake, onRetry } = props;
  if (state === "over" || state === "failed")
    return (
      <div role="alert" className="grid justify-items-start gap-2 p-3">
        <p>{state === "over" ? VISIT_TEXT.over : VISIT_TEXT.failed}</p>
        {state === "failed" && <Button onClick={onRetry}>{VISIT_TEXT.again}</Button>}
      </div>
    );
  const motion = MOTIONS[state] ?? "still";
  const spin = result === null ? FIRST : spinAt(result.mode, result.stops);
  const isStanding = motion === "still" && result !== null && state !== "loading";
  return (
    <div className="grid gap-3 p-3 slip:grid-cols-2" data-state={state} aria-busy={state === "loading"}>
      <section className="grid content-start gap-3">
        <Reels spin={spin} motion={motion} isWon={state === "resting.won"} />
        <output
          className={
            state === "resting.won" ? "block text-center text-xl font-bold text-warn" : "block text-center text-sm"
          }
        >
          {messageOf(props)}
        </output>
        {props.notice}
        {(state === "resting.refused" || isPoor(props)) && (
          <Button size="sm" className="justify-self-center" onClick={onRetry}>
            {TEXT.balanceAgain}
          </Button>
        )}
        <ul className="min-h-10 text-center text-xs text-muted">
          {isStanding && winsOf(spin, result).map((text) => <li key={text}>{text}</li>)}
        </ul>
        <fieldset className="flex flex-wrap justify-center gap-1" aria-label={TEXT.stake} disabled={!canStake}>
          {SLOT_STAKES.map((one) => (
            <Button
              key={one}
              size="sm"
              look={one === stake ? "primary" : "quiet"}
              aria-pressed={one === stake}
              disabled={!canStake}
              onClick={() => onStake(one)}
            >
              {addComma(one)}
            </Button>
          ))}
        </fieldset>
        <Button look="primary" size="lg" className="justify-self-center" disabled={!canSpin} onClick={onSpin}>
          {state === "free" ? TEXT.freeSpin : TEXT.spin} {addComma(stake)}
        </Button>
        <ProofFacts
          facts={[
            ...(view ? [[PROOF_TEXT.promised, view.promised] as const] : []),
            ...(isStanding
              ? ([
                  [PROOF_TEXT.previous, result.previous],
                  [PROOF_TEXT.seed, result.seed],
                  [PROOF_TEXT.nonce, result.nonce],
                ] as const)
              : []),
          ]}
          verify={isStanding ? () => verifySpin(result, result.previous) : null}
        />
      </section>
      <PayTable sheet={sheet} />
    </div>
  );
}
