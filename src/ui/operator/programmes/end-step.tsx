import type * as v from "valibot";
import { Button } from "../../primitives/button.tsx";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

export interface EndStepProps {
  /** The path of the call below /api, which is also the command's name. */
  path: string;
  ask: string;
  answer: v.GenericSchema;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a coupon, a mission, an event or a tournament, once it is confirmed. */
export function EndStep({ path, ask, answer, onDone, onClose }: EndStepProps) {
  return (
    <div className="flex flex-wrap items-start justify-end gap-2">
      <p className="mr-auto text-sm">{ask}</p>
      <Button onClick={onClose}>{TEXT.close}</Button>
      <CommandButton
        key={path}
        name={path}
        request={{ method: "POST", path }}
        answer={answer}
        label={TEXT.end}
        look="danger"
        onDone={onDone}
        doneText={() => TEXT.ended}
      />
    </div>
  );
}
