import { failureText, TETHER_WITHDRAWAL_MAINTENANCE_TEXT } from "../../domain/lobby/launch-text.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { TetherWithdrawalContext } from "./tether-withdrawal.schema.ts";

export const TETHER_WITHDRAWAL_ALERTS = {
  alertMaintenance: TETHER_WITHDRAWAL_MAINTENANCE_TEXT,
  alertFailure: ({ failure }: TetherWithdrawalContext) => failureText(failure),
  alertRefusal: ({ refusal }: TetherWithdrawalContext) => refusal?.message ?? failureText(null),
} satisfies AlertTexts<TetherWithdrawalContext>;
