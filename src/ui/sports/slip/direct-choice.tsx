import type { SlipProps } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

/** Whether a press on Place places at once, without the confirmation. */
export function DirectChoice({ betting }: SlipProps) {
  const isDirect = useSlip(betting, ({ placement }) => placement.context.isDirect);
  return (
    <label className="flex min-h-7 cursor-pointer items-center gap-2 text-xs">
      <input
        type="checkbox"
        checked={isDirect}
        onChange={({ currentTarget }) =>
          betting.press({ type: "placement.setDirect", isDirect: currentTarget.checked })
        }
        className="size-4 accent-accent"
      />
      <span className="font-semibold">{SLIP_TEXT.direct}</span>
      <span className="text-muted">{SLIP_TEXT.directHint}</span>
    </label>
  );
}
