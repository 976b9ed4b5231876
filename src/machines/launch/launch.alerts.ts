import { UNDER_MAINTENANCE_TEXT, WINDOW_BLOCKED_TEXT } from "../../domain/lobby/launch-text.ts";
import { CONTACT_ADMINISTRATOR_TEXT } from "../../domain/lobby/shut-lobby.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { LaunchContext } from "./launch.schema.ts";

export const LAUNCH_ALERTS = {
  alertBarred: CONTACT_ADMINISTRATOR_TEXT,
  alertBlocked: WINDOW_BLOCKED_TEXT,
  alertFailure: UNDER_MAINTENANCE_TEXT,
} satisfies AlertTexts<LaunchContext>;
