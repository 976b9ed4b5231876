import { UNDER_MAINTENANCE_TEXT, WINDOW_BLOCKED_TEXT } from "../../domain/lobby/launch-text.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { GameLaunchContext } from "./game-launch.schema.ts";

export const GAME_LAUNCH_ALERTS = {
  alertBlocked: WINDOW_BLOCKED_TEXT,
  alertFailure: UNDER_MAINTENANCE_TEXT,
} satisfies AlertTexts<GameLaunchContext>;
