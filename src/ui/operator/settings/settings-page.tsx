import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import type { Settings, SettingsChange } from "../../../api/contract/settings.ts";
import { changeSettings, settingsQuery } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import type * as v from "valibot";
import { ActionNotice } from "../action-notice.tsx";
import { CheckField } from "../check-field.tsx";
import { fromSeoulInput, toSeoulInput } from "../seoul-input.ts";
import { TextArea } from "../../primitives/text-area.tsx";
import { ADMIN_TEXT, SETTINGS_TEXT } from "../text.ts";
import { useAction } from "../use-action.ts";

type SettingsNow = v.InferOutput<typeof Settings>;

export function SettingsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(settingsQuery(api));
  if (query.isPending) return <Skeleton lines={6} />;
  if (query.isError)
    return (
      <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  return (
    <SettingsForm
      settings={query.data}
      onSave={async (change) => {
        queryClient.setQueryData(settingsQuery(api).queryKey, await changeSettings(api, change));
        return ADMIN_TEXT.saved;
      }}
    />
  );
}

function SettingsForm({
  settings,
  onSave,
}: {
  settings: SettingsNow;
  onSave: (change: SettingsChange) => Promise<string>;
}) {
  const { isBusy, notice, run } = useAction();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeOf(new FormData(event.currentTarget));
    run(() => onSave(change));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Group title={SETTINGS_TEXT.maintenance}>
        <CheckField name="siteNoticeFlg" label={SETTINGS_TEXT.siteNoticeFlg} defaultChecked={settings.siteNoticeFlg} />
        <TextArea
          name="maintenanceNotice"
          label={SETTINGS_TEXT.maintenanceNotice}
          defaultValue={settings.maintenanceNotice}
          maxLength={5_000}
          rows={4}
        />
        <TextField
          type="datetime-local"
          name="maintenanceEndsAt"
          label={SETTINGS_TEXT.maintenanceEndsAt}
          defaultValue={toSeoulInput(settings.maintenanceEndsAt)}
        />
      </Group>
      <Group title={SETTINGS_TEXT.session} isPaired>
        <TextField
          type="number"
          name="autoLogoutMin"
          label={SETTINGS_TEXT.autoLogoutMin}
          min={1}
          max={1_440}
          required
          defaultValue={settings.autoLogoutMin}
        />
        <TextField
          type="number"
          name="logoutMin"
          label={SETTINGS_TEXT.logoutMin}
          min={1}
          max={1_440}
          required
          defaultValue={settings.logoutMin}
        />
      </Group>
      <Group title={SETTINGS_TEXT.site}>
        <CheckField
          name="joinStartEndFlg"
          label={SETTINGS_TEXT.joinStartEndFlg}
          defaultChecked={settings.joinStartEndFlg}
        />
        <CheckField
          name="tetherMaintenanceFlag"
          label={SETTINGS_TEXT.tetherMaintenanceFlag}
          defaultChecked={settings.tetherMaintenanceFlag === 1}
        />
        <TextField name="news" label={SETTINGS_TEXT.news} maxLength={500} defaultValue={settings.news} />
      </Group>
      <div className="flex items-center justify-end gap-3">
        <ActionNotice notice={notice} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {ADMIN_TEXT.save}
        </Button>
      </div>
    </form>
  );
}

function Group({ title, children, isPaired = false }: { title: string; children: ReactNode; isPaired?: boolean }) {
  return (
    <Panel title={title}>
      <div className={isPaired ? "grid gap-3 p-3 tablet:grid-cols-2" : "grid gap-3 p-3"}>{children}</div>
    </Panel>
  );
}

function changeOf(form: FormData): SettingsChange {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    siteNoticeFlg: form.has("siteNoticeFlg"),
    maintenanceNotice: text("maintenanceNotice"),
    maintenanceEndsAt: fromSeoulInput(text("maintenanceEndsAt")),
    autoLogoutMin: Number(text("autoLogoutMin")),
    logoutMin: Number(text("logoutMin")),
    joinStartEndFlg: form.has("joinStartEndFlg"),
    tetherMaintenanceFlag: form.has("tetherMaintenanceFlag") ? 1 : 0,
    news: text("news"),
  };
}
