import { addComma } from "../../domain/common/price.ts";
import { PRIMITIVE_TEXT } from "./text.ts";

/** An amount in won, or in points, with its unit. */
export function Money({
  amount,
  unit = "won",
  className,
}: {
  amount: number;
  unit?: "won" | "point";
  className?: string;
}) {
  return (
    <span className={className}>
      <span className="font-semibold tabular-nums">{addComma(amount)}</span>
      <span className="ml-0.5 text-muted">{PRIMITIVE_TEXT[unit]}</span>
    </span>
  );
}
