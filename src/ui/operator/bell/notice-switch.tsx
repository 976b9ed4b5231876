import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { waitingNoticeMachine } from "../../../machines/waiting-notice/waiting-notice.machine.ts";
import { stateText } from "../../machine-state.ts";
import { BELL_TEXT as TEXT } from "./text.ts";

export interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  onToggle: () => void;
}

export function Switch({ label, isOn, isBusy = false, onToggle }: SwitchProps) {
  return (
    <label className="flex h-8 items-center justify-between gap-2 text-sm">
      {label}
      <input type="checkbox" checked={isOn} disabled={isBusy} onChange={onToggle} className="size-4" />
    </label>
  );
}

/** The switch of the browser's notifications, as their machine says. */
export function NoticeSwitch({ actor }: { actor: ActorRefFrom<typeof waitingNoticeMachine> }) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <div data-machine="waiting-notice" data-state={stateText(snapshot.value)}>
      <Switch
        label={TEXT.notice}
        isOn={snapshot.hasTag("on")}
        isBusy={snapshot.hasTag("busy")}
        onToggle={() => actor.send({ type: "notice.toggle" })}
      />
      <output className="text-xs text-warn">
        {snapshot.matches("forbidden") && TEXT.forbidden}
        {snapshot.matches("asking") && TEXT.asking}
      </output>
    </div>
  );
}
