import { claimMission } from "../../../api/contract/programmes/missions.endpoints.ts";
import type { Mission } from "../../../api/contract/programmes/missions.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { MISSION_TEXT as TEXT } from "./text.ts";

export interface ClaimButtonProps {
  mission: Mission;
  /** From 0. */
  step: number;
  targetText: string;
  onDone: () => void;
}

/** Claims a step that is reached. */
export function ClaimButton({ mission: { id, from, title }, step, targetText, onDone }: ClaimButtonProps) {
  return (
    <CommandButton
      name={`mission.${id}.${step}.${from}`}
      to={claimMission}
      input={{ params: { id }, body: { step } }}
      label={TEXT.claim}
      aria-label={TEXT.claimOf(title, targetText)}
      size="sm"
      onDone={onDone}
    />
  );
}
