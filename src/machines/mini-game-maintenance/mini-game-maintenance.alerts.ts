import { failureText, UNDER_MAINTENANCE_TEXT } from "../../domain/lobby/launch-text.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { MiniGameMaintenanceContext } from "./mini-game-maintenance.schema.ts";

export const MINI_GAME_MAINTENANCE_ALERTS = {
  alertMaintenance: UNDER_MAINTENANCE_TEXT,
  alertFailure: ({ failure }: MiniGameMaintenanceContext) => failureText(failure),
} satisfies AlertTexts<MiniGameMaintenanceContext>;
