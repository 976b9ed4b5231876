import { checkIn } from "../../../api/contract/programmes/attendance.endpoints.ts";
import { rewardText } from "../../../domain/programmes/labels.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { ATTENDANCE_TEXT as TEXT } from "./text.ts";

export interface CheckInButtonProps {
  today: string;
  isCheckedIn: boolean;
  onDone: () => void;
}

/** Checks in for today, and says what was paid. */
export function CheckInButton({ today, isCheckedIn, onDone }: CheckInButtonProps) {
  return (
    <CommandButton
      name={`attendance.${today}`}
      to={checkIn}
      input={{}}
      label={isCheckedIn ? TEXT.checkedIn : TEXT.checkIn}
      disabled={isCheckedIn}
      onDone={onDone}
      doneText={({ rewards }) => TEXT.paid(rewards.map(rewardText).join(", "))}
    />
  );
}
