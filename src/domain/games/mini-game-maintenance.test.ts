import { expect, it } from "vitest";
import { isMiniGameUnderMaintenance } from "./mini-game-maintenance.ts";

it.each([
  [null, true],
  [{ systemMaintenanceFlg: true }, true],
  [{ systemMaintenanceFlg: false }, false],
])("a setting of %j is maintenance: %s", (setting, isMaintained) => {
  expect(isMiniGameUnderMaintenance(setting)).toBe(isMaintained);
});
