import * as v from "valibot";
import { saveSettings } from "../../../api/contract/operator/operator.endpoints.ts";
import { type Settings, SettingsChange } from "../../../api/contract/operator/settings.ts";
import { parseSeoul } from "../../../domain/common/time.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { SETTINGS_TEXT as TEXT } from "../text.ts";

/** What an operator types to begin a maintenance. */
const WORD = "점검 시작";

const { maintenanceNotice, autoLogoutMin, logoutMin } = SettingsChange.entries;
const part = <Schema extends v.GenericSchema>({ wrapped }: { wrapped: Schema }) => wrapped;

const Form = v.object({
  siteNoticeFlg: v.boolean(),
  typed: v.string(),
  maintenanceNotice: part(maintenanceNotice),
  /** The time of Seoul; "" is none. */
  maintenanceEndsAt: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || parseSeoul(text) !== null, TEXT.wrongTime),
  ),
  autoLogoutMin: part(autoLogoutMin),
  logoutMin: part(logoutMin),
  joinStartEndFlg: v.boolean(),
  joinApproval: v.boolean(),
  tetherMaintenanceFlag: v.boolean(),
});
export type SettingsForm = v.InferOutput<typeof Form>;

export function formOf(settings: Settings): SettingsForm {
  const { maintenanceEndsAt, tetherMaintenanceFlag, ...rest } = settings;
  return {
    ...rest,
    typed: "",
    maintenanceEndsAt: toSeoulInput(maintenanceEndsAt),
    tetherMaintenanceFlag: tetherMaintenanceFlag === 1,
  };
}

/** `isOn`: a maintenance is running already, so none begins by saving. */
export const settingsCommand = (isOn: boolean) =>
  commandOf(saveSettings, {
    name: "admin.settings",
    schema: v.pipe(
      Form,
      v.forward(
        v.check(({ siteNoticeFlg, typed }) => isOn || !siteNoticeFlg || typed.trim() === WORD, TEXT.typeIt),
        ["typed"],
      ),
    ),
    confirms: ({ siteNoticeFlg }) => siteNoticeFlg && !isOn,
    input: ({ typed: _typed, maintenanceEndsAt, tetherMaintenanceFlag, ...rest }) => ({
      body: {
        ...rest,
        maintenanceEndsAt: parseSeoul(maintenanceEndsAt)?.toISOString() ?? null,
        tetherMaintenanceFlag: tetherMaintenanceFlag ? (1 as const) : (0 as const),
      },
    }),
  });
