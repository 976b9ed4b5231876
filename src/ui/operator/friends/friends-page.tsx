import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { allFriendRewards, changeFriendRules, friendRules } from "../../../api/contract/operator/friends.endpoints.ts";
import { FriendRulesOnWire, type OperatorFriendRewardPage } from "../../../api/contract/programmes/friends.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { programmeCeiling } from "../../../api/contract/operator/rolling.endpoints.ts";
import { ceilingText, changeProblem } from "../../../domain/programmes/ceiling.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { type PlainColumn, PlainTable } from "../../programmes/friend/plain-table.tsx";
import { REWARD_KINDS } from "../../programmes/friend/text.ts";
import { useApp } from "../../app-context.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField, NumberField } from "../../frame/form/number-field.tsx";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { FRIENDS_OPERATOR_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const readFilters = filtersOf({});

/** `null`: what is given back is not known yet, and the server says what is too much. */
const rulesFor = (ceiling: ProgrammeCeiling | null) =>
  commandOf(changeFriendRules, {
    name: "admin.friend-rules",
    schema: v.pipe(
      FriendRulesOnWire,
      v.rawCheck(({ dataset, addIssue }) => {
        if (!ceiling || !dataset.typed) return;
        const { programmes, edges } = ceiling;
        const { value: input } = dataset;
        const problem = changeProblem(edges, programmes, { ...programmes, friend: input });
        if (!problem) return;
        const before = programmes.friend;
        const key = before.isOn && input.lossPercent <= before.lossPercent ? "firstChargePercent" : "lossPercent";
        const path = { type: "object", origin: "value", input, key, value: input[key] } as const;
        addIssue({ message: ceilingText(problem), path: [path] });
      }),
    ),
    input: (body) => ({ body }),
  });

type Reward = v.InferOutput<typeof OperatorFriendRewardPage>["items"][number];
const COLUMNS: readonly PlainColumn<Reward>[] = [
  { header: TEXT.at, cell: ({ at }) => formatDateTime(at) },
  { header: TEXT.to, cell: ({ userId }) => <MemberLink userId={userId} /> },
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
  const rules = useQuery(queryOf(api, friendRules, {}));
  const ceiling = useQuery(queryOf(api, programmeCeiling, {})).data ?? null;
  const rewards = useQuery(pageQuery(api, allFriendRewards, { query: { page: filters.page ?? 1 } }));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.rules}>
        <div className="max-w-110 p-3">
          <QueryView query={rules}>
            {(found) => (
              <CommandForm
                command={rulesFor(ceiling)}
                initial={found}
                afterDone="keep"
                submitLabel={TEXT.save}
                doneText={() => TEXT.saved}
                onDone={(saved) => queryClient.setQueryData(keyOf(friendRules), saved)}
              >
                <CheckField name="isOn" label={TEXT.isOn} />
                <NumberField name="lossPercent" label={TEXT.lossPercent} hint={TEXT.hint} />
                <NumberField name="firstChargePercent" label={TEXT.firstChargePercent} />
                <NumberField name="firstChargeTurnover" label={TEXT.firstChargeTurnover} hint={TEXT.turnoverHint} />
                <MoneyField name="maxPoints" label={TEXT.maxPoints} />
              </CommandForm>
            )}
          </QueryView>
        </div>
      </Panel>
      <Panel title={TEXT.rewards}>
        <QueryView query={rewards} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
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
