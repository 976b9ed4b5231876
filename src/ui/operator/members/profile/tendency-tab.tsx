import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import {
  changeTendency,
  memberProfile,
  tendencyChanges,
} from "../../../../api/contract/operator/member-profile.endpoints.ts";
import { type MemberProfile, TendencyRequest } from "../../../../api/contract/operator/member-profile.ts";
import { pageQuery } from "../../../../api/queries/page-query.ts";
import { TENDENCY_NAMES } from "../../../../domain/account/tendencies.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { useApp } from "../../../app-context.ts";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { commandOf } from "../../../frame/form/commands.ts";
import { Field } from "../../../frame/form/field.tsx";
import { SelectField } from "../../../frame/form/select-field.tsx";
import { filtersOf } from "../../../frame/list/filters.ts";
import { ListPager } from "../../../frame/list/list-pager.tsx";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { Panel } from "../../../primitives/panel.tsx";
import { useStale } from "../../use-stale.ts";
import { TENDENCY_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});
const WAYS = ["set", "clear"] as const;
const { code, reason } = TendencyRequest.entries;

const tendencyOf = (userId: string) =>
  commandOf(changeTendency, {
    name: `admin.tendency.${userId}`,
    schema: v.object({ code, way: v.picklist(WAYS), reason }),
    input: ({ way, ...rest }) => ({ params: { userId }, body: { ...rest, isSet: way === "set" } }),
  });

/** The member's codes, which of them does what, and who set and cleared them why. */
export function TendencyTab({ member: { userId, tendency } }: { member: Pick<MemberProfile, "userId" | "tendency"> }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const asked = { params: { userId }, query: { page: filters.page ?? 1 } };
  const query = useQuery(pageQuery(api, tendencyChanges, asked));
  const readAnew = useStale(memberProfile);
  return (
    <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
      <Panel title={TEXT.codes}>
        <div className="grid grid-cols-1 gap-3 p-3">
          {tendency.length === 0 ? (
            <p className="text-sm text-muted">{TEXT.noCodes}</p>
          ) : (
            <ul aria-label={TEXT.codes} className="grid gap-1 text-sm">
              {tendency.map((one) => (
                <li key={one}>
                  <span className="font-semibold tabular-nums">{one}</span>{" "}
                  <span className="text-muted">{TENDENCY_NAMES[one] ?? TEXT.unnamed}</span>
                </li>
              ))}
            </ul>
          )}
          <CommandForm
            command={tendencyOf(userId)}
            initial={{ way: "set" }}
            submitLabel={TEXT.save}
            doneText={() => TEXT.saved}
            onDone={readAnew}
          >
            <Field name="code" label={TEXT.code} hint={TEXT.codeHint} inputMode="numeric" autoComplete="off" />
            <SelectField
              name="way"
              label={TEXT.action}
              options={WAYS.map((value) => ({ value, label: TEXT[value] }))}
            />
            <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
          </CommandForm>
        </div>
      </Panel>
      <Panel title={TEXT.list}>
        <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={3} lineClassName="h-10">
          {({ items, page, pageCount }) => (
            <>
              <ul aria-label={TEXT.list} className="divide-y divide-line text-sm">
                {items.map(({ id, at, by, code: changed, isSet, reason: why }) => (
                  <li key={id} className="grid gap-0.5 px-3 py-2">
                    <p>
                      <span className="font-semibold tabular-nums">{TEXT.changed(changed, isSet)}</span>{" "}
                      <span className="break-words">{why}</span>
                    </p>
                    <p className="text-xs text-muted tabular-nums">
                      {by} · {formatDateTime(at)}
                    </p>
                  </li>
                ))}
              </ul>
              <ListPager page={page} pageCount={pageCount} />
            </>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}
