import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { queryOf } from "../../../../api/client/ask.ts";
import {
  disableAccount,
  disabledAccounts,
  enableAccount,
} from "../../../../api/contract/operator/accounts.endpoints.ts";
import {
  endMemberSession,
  memberLogins,
  memberProfile,
} from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberLogins, MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { DisableRequest } from "../../../../api/contract/operator/operator.ts";
import { denyMember, kickMember } from "../../../../api/contract/operator/sessions.endpoints.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { SessionRows } from "../../../account/member/session-list.tsx";
import { useApp } from "../../../app-context.ts";
import { CommandButton } from "../../../frame/form/command-button.tsx";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { commandOf } from "../../../frame/form/commands.ts";
import { Field } from "../../../frame/form/field.tsx";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { type PlainColumn, PlainTable } from "../../../programmes/friend/plain-table.tsx";
import { useStale } from "../../use-stale.ts";
import { LOGINS_TEXT as TEXT } from "./text.ts";
import "../../../primitives/scroll-edges.css";

type Place = MemberLogins["places"][number] & { id: string };

const PLACES: readonly PlainColumn<Place>[] = [
  { header: TEXT.kindHead, cell: ({ kind }) => TEXT.kind[kind] },
  { header: TEXT.value, cell: ({ value }) => value },
  { header: TEXT.since, cell: ({ since }) => formatDateTime(since) },
  { header: TEXT.others, cell: ({ others }) => TEXT.othersOf(others), isNumber: true },
];

const denial = (userId: string) =>
  commandOf(disableAccount, {
    name: `admin.deny.${userId}`,
    schema: v.object({ reason: DisableRequest.entries.reason }),
    confirms: true,
    input: (body) => ({ params: { userId }, body }),
  });

/** Where the member logs in from, and what ends that: at once, or until it is lifted. */
export function LoginsTab({ member }: { member: Pick<MemberProfile, "userId" | "disabledReason"> }) {
  const { userId } = member;
  const { api } = useApp();
  const query = useQuery(queryOf(api, memberLogins, { params: { userId } }));
  const readAnew = useStale(memberProfile, disabledAccounts);
  return (
    <div className="grid grid-cols-1 items-start gap-3 desktop:grid-cols-2">
      <Panel title={TEXT.sessions}>
        <QueryView
          query={query}
          isEmpty={({ sessions }) => sessions.length === 0}
          empty={<p className="p-3 text-sm text-muted">{TEXT.noSessions}</p>}
          lines={4}
        >
          {({ sessions }) => (
            <SessionRows
              items={sessions}
              to={endMemberSession}
              inputOf={(id) => ({ params: { userId, id } })}
              onEnded={readAnew}
            />
          )}
        </QueryView>
      </Panel>
      <div className="grid grid-cols-1 gap-3">
        <Panel title={TEXT.access}>
          <AccessActions member={member} onDone={readAnew} />
        </Panel>
        <Panel title={TEXT.places}>
          <QueryView
            query={query}
            isEmpty={({ places }) => places.length === 0}
            empty={<p className="p-3 text-sm text-muted">{TEXT.noPlaces}</p>}
            lines={3}
          >
            {({ places }) => (
              <div className="scroll-edges overflow-x-auto whitespace-nowrap">
                <PlainTable
                  label={TEXT.places}
                  columns={PLACES}
                  rows={places.map((place) => ({ ...place, id: `${place.kind} ${place.value}` }))}
                />
              </div>
            )}
          </QueryView>
        </Panel>
      </div>
    </div>
  );
}

interface AccessActionsProps {
  member: Pick<MemberProfile, "userId" | "disabledReason">;
  onDone: () => void;
}

/** Out at once (556), a blank page (406), and out until it is lifted. */
export function AccessActions({ member: { userId, disabledReason }, onDone }: AccessActionsProps) {
  const shared = { input: { params: { userId } }, look: "quiet", size: "sm", onDone } as const;
  const ended = ({ ended: count }: { ended: number }) => TEXT.ended(count);
  return (
    <div className="grid grid-cols-1 gap-3 p-3">
      <div className="flex flex-wrap gap-2">
        <CommandButton
          {...shared}
          name={`admin.kick.${userId}`}
          to={kickMember}
          label={TEXT.kick}
          question={{ message: TEXT.kickAsk(userId) }}
          doneText={ended}
        />
        <CommandButton
          {...shared}
          name={`admin.blank.${userId}`}
          to={denyMember}
          label={TEXT.blank}
          question={{ message: TEXT.blankAsk(userId) }}
          doneText={ended}
        />
        {disabledReason !== null && (
          <CommandButton {...shared} name={`admin.enable.${userId}`} to={enableAccount} label={TEXT.lift} />
        )}
      </div>
      {disabledReason === null && (
        <CommandForm
          command={denial(userId)}
          submitLabel={TEXT.deny}
          renderConfirm={({ reason }) => (
            <>
              <p className="font-bold">{TEXT.denyAsk(userId)}</p>
              <p className="text-muted">{TEXT.reasonIs(reason)}</p>
            </>
          )}
          onDone={onDone}
        >
          <Field name="reason" label={TEXT.reason} hint={TEXT.denyMeans} maxLength={200} autoComplete="off" />
        </CommandForm>
      )}
    </div>
  );
}
