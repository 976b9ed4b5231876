import type { ReactNode } from "react";
import { holds, liveFixtures, liftHold, placeHold } from "../../../api/contract/operator/live.endpoints.ts";
import type { HoldReport, StopScope } from "../../../api/contract/operator/live.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { useStale } from "../use-stale.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

export interface StopButtonProps {
  scope: StopScope;
  /** Of the sport, the fixture or the market; empty for everything. */
  of: string;
  /** As operators read it. */
  name: string;
  isHeld: boolean;
  /** What the button says, where "stop" and "lift" alone would not tell. */
  label?: string;
  /** What is asked before; left out, it is done at once. */
  confirm?: ReactNode;
  /** Takes what was done, in Korean. */
  onDone: (told: string) => void;
}

/** Stops the bets on something, or lifts that stop. */
export function StopButton({ scope, of, name, isHeld, label, confirm, onDone }: StopButtonProps) {
  const readAnew = useStale(liveFixtures, holds);
  const target = { scope, key: of };
  const shared = {
    name: `admin.live.${isHeld ? "lift" : "stop"}.${scope}.${of}`,
    size: "sm",
    confirm,
    onDone: (report: HoldReport) => {
      onDone(isHeld ? TEXT.lifted(name, report) : TEXT.stopped(name, report));
      readAnew();
    },
  } as const;
  return isHeld ? (
    <CommandButton
      key="lift"
      {...shared}
      look="quiet"
      label={label ?? TEXT.lift}
      aria-label={TEXT.liftOf(name)}
      to={liftHold}
      input={{ body: target }}
    />
  ) : (
    <CommandButton
      key="stop"
      {...shared}
      look="danger"
      label={label ?? TEXT.stop}
      aria-label={TEXT.stopOf(name)}
      to={placeHold}
      input={{ body: { ...target, reason: TEXT.atOnce } }}
    />
  );
}
