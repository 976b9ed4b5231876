import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import {
  addMemberNote,
  memberNotes,
  memberProfile,
} from "../../../../api/contract/operator/member-profile.endpoints.ts";
import { type MemberProfile, NoteRequest } from "../../../../api/contract/operator/member-profile.ts";
import { pageQuery } from "../../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { useApp } from "../../../app-context.ts";
import { AreaField } from "../../../frame/form/area-field.tsx";
import { CommandForm } from "../../../frame/form/command-form.tsx";
import { commandOf } from "../../../frame/form/commands.ts";
import { filtersOf } from "../../../frame/list/filters.ts";
import { ListPager } from "../../../frame/list/list-pager.tsx";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { useStale } from "../../use-stale.ts";
import { NOTES_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});
const noteOf = (userId: string) =>
  commandOf(addMemberNote, {
    name: `admin.note.${userId}`,
    schema: v.object(NoteRequest.entries),
    input: (body) => ({ params: { userId }, body }),
  });

/** What operators wrote about the member, with who and when. */
export function NotesTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, memberNotes, { params: { userId }, query: { page: filters.page ?? 1 } }));
  const readAnew = useStale(memberProfile);
  return (
    <div className="grid grid-cols-1 gap-3">
      <CommandForm command={noteOf(userId)} submitLabel={TEXT.add} doneText={() => TEXT.added} onDone={readAnew}>
        <AreaField name="note" label={TEXT.note} hint={TEXT.hint} rows={3} maxLength={1_000} />
      </CommandForm>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={3} lineClassName="h-12">
        {({ items, page, pageCount }) => (
          <>
            <ul
              aria-label={TEXT.list}
              className="grid gap-px overflow-hidden rounded-lg border border-line bg-line text-sm"
            >
              {items.map(({ id, at, by, note }) => (
                <li key={id} className="grid gap-1 bg-surface px-3 py-2">
                  <p className="text-xs text-muted tabular-nums">
                    {by} · {formatDateTime(at)}
                  </p>
                  <p className="break-words whitespace-pre-wrap">{note}</p>
                </li>
              ))}
            </ul>
            <ListPager page={page} pageCount={pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
