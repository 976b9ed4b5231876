import { failureText, TETHER_DEPOSIT_MAINTENANCE_TEXT, WINDOW_BLOCKED_TEXT } from "../../domain/lobby/launch-text.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { TetherDepositContext } from "./tether-deposit.schema.ts";

export const TETHER_DEPOSIT_ALERTS = {
  alertBlocked: WINDOW_BLOCKED_TEXT,
  alertMaintenance: TETHER_DEPOSIT_MAINTENANCE_TEXT,
  alertFailure: ({ failure }: TetherDepositContext) => failureText(failure),
  alertRefusal: ({ refusal }: TetherDepositContext) => refusal?.message ?? failureText(null),
} satisfies AlertTexts<TetherDepositContext>;
