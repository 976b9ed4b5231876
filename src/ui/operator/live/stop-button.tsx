import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HoldReport, type StopScope } from "../../../api/contract/live-desk.ts";
import { LIVE_DESK_KEY } from "../../../api/queries/live-desk.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

export interface StopButtonProps {
  scope: StopScope;
  /** Of the sport, the fixture or the market; empty for everything. */
  of: string;
  /** As operators read it. */
  name: string;
  isHeld: boolean;
  /** What is asked before; left out, it is done at once. */
  confirm?: ReactNode;
  /** Takes what was done, in Korean. */
  onDone: (told: string) => void;
}

/** Stops the bets on something, or lifts that stop. */
export function StopButton({ scope, of, name, isHeld, confirm, onDone }: StopButtonProps) {
  const queryClient = useQueryClient();
  const target = { scope, key: of };
  return (
    <CommandButton
      key={isHeld ? "lift" : "stop"}
      name={`admin.live.${isHeld ? "lift" : "stop"}.${scope}.${of}`}
      size="sm"
      look={isHeld ? "quiet" : "danger"}
      label={isHeld ? TEXT.lift : TEXT.stop}
      aria-label={isHeld ? TEXT.liftOf(name) : TEXT.stopOf(name)}
      request={
        isHeld
          ? { method: "POST", path: "admin/live/holds/lift", body: target }
          : { method: "POST", path: "admin/live/holds", body: { ...target, reason: TEXT.atOnce } }
      }
      answer={HoldReport}
      confirm={confirm}
      onDone={(report) => {
        onDone(isHeld ? TEXT.lifted(name, report) : TEXT.stopped(name, report));
        void queryClient.invalidateQueries({ queryKey: LIVE_DESK_KEY });
      }}
    />
  );
}
