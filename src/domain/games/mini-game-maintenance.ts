// Whether a mini-game may be played: specification, sections 3 and 4.

/** GET /settingMinigame/{id}. */
export interface MiniGameSetting {
  systemMaintenanceFlg: boolean;
}

/** A game whose setting is missing counts as one that is being repaired. */
export function isMiniGameUnderMaintenance(setting: MiniGameSetting | null): boolean {
  return setting === null || setting.systemMaintenanceFlg;
}
