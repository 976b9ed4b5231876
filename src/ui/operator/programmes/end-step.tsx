import type { CommandEndpoint } from "../../../api/contract/endpoint.ts";
import type * as v from "valibot";
import { Button } from "../../primitives/button.tsx";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

type IdParams = v.GenericSchema<{ id: string }, { id: string }>;

/** Ends a row: `/admin/coupons/:id/end`. */
export type EndEndpoint = CommandEndpoint & { params: IdParams; query?: never; body?: never };

export interface EndStepProps {
  to: EndEndpoint;
  id: string;
  ask: string;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a coupon, a mission, an event or a tournament, once it is confirmed. */
export function EndStep({ to, id, ask, onDone, onClose }: EndStepProps) {
  const name = `${to.path} ${id}`;
  return (
    <div className="flex flex-wrap items-start justify-end gap-2">
      <p className="mr-auto text-sm">{ask}</p>
      <Button onClick={onClose}>{TEXT.close}</Button>
      <CommandButton
        key={name}
        name={name}
        to={to}
        input={{ params: { id } }}
        label={TEXT.end}
        look="danger"
        onDone={onDone}
        doneText={() => TEXT.ended}
      />
    </div>
  );
}
