import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { settings } from "../../../api/contract/operator/operator.endpoints.ts";
import { onlineMembers } from "../../../api/contract/operator/members.endpoints.ts";
import { reread } from "../../../api/queries/reread.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { OPERATOR_TEXT, SETTINGS_TEXT as TEXT } from "../text.ts";
import { MessengerForms } from "./messenger-form.tsx";
import { PointTermsForm } from "./point-terms-form.tsx";
import { formOf, settingsCommand, type SettingsForm } from "./settings-command.ts";

/** The site's settings, the terms of points, and the messengers of the login page. */
export function SettingsPage() {
  return (
    <div className="grid gap-3">
      <SiteSettings />
      <PointTermsForm />
      <MessengerForms />
    </div>
  );
}

/** To begin a maintenance a word has to be typed, and what it does is said first. */
function SiteSettings() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, settings, {}));
  return (
    <QueryView query={query}>
      {(found) => (
        <CommandForm
          command={settingsCommand(found.siteNoticeFlg)}
          initial={formOf(found)}
          afterDone="keep"
          submitLabel={OPERATOR_TEXT.save}
          renderConfirm={(values) => <MaintenanceWarning values={values} />}
          doneText={() => OPERATOR_TEXT.saved}
          onDone={(saved) => queryClient.setQueryData(keyOf(settings), saved)}
        >
          <Group title={TEXT.maintenance}>
            <CheckField name="siteNoticeFlg" label={TEXT.siteNoticeFlg} />
            {!found.siteNoticeFlg && <Field name="typed" label={TEXT.typed} hint={TEXT.typedHint} autoComplete="off" />}
            <AreaField name="maintenanceNotice" label={TEXT.maintenanceNotice} maxLength={5_000} rows={4} />
            <Field
              name="maintenanceEndsAt"
              label={TEXT.maintenanceEndsAt}
              hint={TEXT.maintenanceEndsHint}
              placeholder={TEXT.timeFormat}
              autoComplete="off"
            />
          </Group>
          <Group title={TEXT.session} isPaired>
            <NumberField name="autoLogoutMin" label={TEXT.autoLogoutMin} />
            <NumberField name="logoutMin" label={TEXT.logoutMin} />
          </Group>
          <Group title={TEXT.site}>
            <CheckField name="joinStartEndFlg" label={TEXT.joinStartEndFlg} />
            <CheckField name="joinApproval" label={TEXT.joinApproval} />
            <CheckField name="tetherMaintenanceFlag" label={TEXT.tetherMaintenanceFlag} />
          </Group>
        </CommandForm>
      )}
    </QueryView>
  );
}

/** Whom a maintenance logs out, and how it ends. */
function MaintenanceWarning({ values }: { values: SettingsForm }) {
  const { api } = useApp();
  const online = useQuery({ ...queryOf(api, onlineMembers, {}), ...reread("onlineMembers") });
  return (
    <>
      <p className="text-base font-bold text-warn">{TEXT.ask}</p>
      <p>{TEXT.online(online.data ? addComma(online.data.members) : null)}</p>
      <p>{values.maintenanceEndsAt === "" ? TEXT.endsByHand : TEXT.endsAt(values.maintenanceEndsAt)}</p>
    </>
  );
}

function Group({ title, children, isPaired = false }: { title: string; children: ReactNode; isPaired?: boolean }) {
  return (
    <Panel title={title}>
      <div className={isPaired ? "grid gap-3 p-3 tablet:grid-cols-2" : "grid gap-3 p-3"}>{children}</div>
    </Panel>
  );
}
