import { spendCoupon } from "../../../api/contract/programmes/coupons.endpoints.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { COUPON_TEXT as TEXT } from "./text.ts";

export interface SpendButtonProps {
  id: string;
  title: string;
  onDone: () => void;
}

/** Uses a coupon. */
export function SpendButton({ id, title, onDone }: SpendButtonProps) {
  return (
    <CommandButton
      name={`coupon.use.${id}`}
      to={spendCoupon}
      input={{ params: { id } }}
      label={TEXT.spend}
      aria-label={TEXT.labelOf(title)}
      onDone={onDone}
    />
  );
}
