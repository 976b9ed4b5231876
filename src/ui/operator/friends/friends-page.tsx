import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferOutput } from "valibot";
import { FriendRulesOnWire, type AdminFriendRewardPage } from "../../../api/contract/friends.ts";
import { allFriendRewardsQuery, friendRulesQuery } from "../../../api/queries/friends.ts";
import { formatShortDateTime } from "../../../domain/labels/format.ts";
import { addComma } from "../../../domain/price.ts";
import { type PlainColumn, PlainTable } from "../../account/friend/plain-table.tsx";
import { REWARD_KINDS } from "../../account/friend/text.ts";
import { useApp } from "../../app-context.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { FRIENDS_ADMIN_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const readFilters = filtersOf({});

const rulesCommand = defineCommand({
  name: "admin.friend-rules",
  schema: FriendRulesOnWire,
  request: (body) => ({ method: "PUT", path: "admin/friend-rules", body }),
  answer: FriendRulesOnWire,
});

type Reward = InferOutput<typeof AdminFriendRewardPage>["items"][number];
const COLUMNS: readonly PlainColumn<Reward>[] = [
  { header: TEXT.at, cell: ({ at }) => formatShortDateTime(at) },
  { header: TEXT.to, cell: ({ userId }) => userId },
  { header: TEXT.friend, cell: ({ friend }) => friend },
  { header: TEXT.kind, cell: ({ kind }) => REWARD_KINDS[kind] },
  { header: TEXT.base, cell: ({ base }) => addComma(base), isNumber: true },
  { header: TEXT.points, cell: ({ points }) => addComma(points), isNumber: true },
];

/** What recommenders are given, and what they were given. */
export function FriendsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters } = useFilters(readFilters);
  const rules = useQuery(friendRulesQuery(api));
  const rewards = useQuery(allFriendRewardsQuery(api, filters.page ?? 1));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.rules}>
        <div className="max-w-110 p-3">
          <QueryView query={rules} isEmpty={() => false}>
            {(found) => (
              <CommandForm
                command={rulesCommand}
                initial={found}
                afterDone="keep"
                submitLabel={TEXT.save}
                doneText={() => TEXT.saved}
                onDone={(saved) => queryClient.setQueryData(friendRulesQuery(api).queryKey, saved)}
              >
                <CheckField name="isOn" label={TEXT.isOn} />
                <NumberField name="lossPercent" label={TEXT.lossPercent} hint={TEXT.hint} />
                <NumberField name="firstChargePercent" label={TEXT.firstChargePercent} />
                <NumberField name="maxPoints" label={TEXT.maxPoints} />
              </CommandForm>
            )}
          </QueryView>
        </div>
      </Panel>
      <Panel title={TEXT.rewards}>
        <QueryView
          query={rewards}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={TEXT.empty} />}
          lineClassName="h-9"
        >
          {(page) => (
            <div className="scroll-edges overflow-x-auto pb-3">
              <PlainTable label={TEXT.rewards} rows={page.items} columns={COLUMNS} />
              <ListPager page={page.page} pageCount={page.pageCount} />
            </div>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}
