import { EMPTY_SLIP_TEXT } from "./slip-title.ts";

/** Says that nothing is picked yet. */
export function EmptySlip() {
  return (
    <div className="grid gap-1 px-3 py-8 text-center text-sm text-muted">
      <p className="font-semibold">{EMPTY_SLIP_TEXT.title}</p>
      <p className="text-xs">{EMPTY_SLIP_TEXT.hint}</p>
    </div>
  );
}
