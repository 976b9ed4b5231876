import { useQuery } from "@tanstack/react-query";
import type { InferOutput } from "valibot";
import type { FriendPage, FriendRewardPage } from "../../../api/contract/programmes/friends.ts";
import { friendRewardsQuery, friendsQuery } from "../../../api/queries/programmes/friends.ts";
import { formatDate, formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { type PlainColumn, PlainTable } from "./plain-table.tsx";
import { FRIEND_TEXT as TEXT, REWARD_KINDS } from "./text.ts";

type Friend = InferOutput<typeof FriendPage>["items"][number];
type Reward = InferOutput<typeof FriendRewardPage>["items"][number];

const FRIENDS: readonly PlainColumn<Friend>[] = [
  { header: TEXT.nickname, cell: ({ nickname }) => nickname },
  { header: TEXT.joinedAt, cell: ({ joinedAt }) => formatDate(joinedAt) },
  { header: TEXT.earned, cell: ({ points }) => `${addComma(points)}P`, isNumber: true },
];

const REWARDS: readonly PlainColumn<Reward>[] = [
  { header: TEXT.at, cell: ({ at }) => formatShortDateTime(at) },
  { header: TEXT.friend, cell: ({ friend }) => friend },
  { header: TEXT.kind, cell: ({ kind }) => REWARD_KINDS[kind] },
  { header: TEXT.base, cell: ({ base }) => `${addComma(base)}원`, isNumber: true },
  { header: TEXT.earned, cell: ({ points }) => `${addComma(points)}P`, isNumber: true },
];

export function FriendList({ page }: { page: number }) {
  const { api } = useApp();
  const query = useQuery(friendsQuery(api, page));
  return (
    <Panel title={TEXT.members}>
      <QueryView query={query} empty={<EmptyState title={TEXT.noMembers} />} lineClassName="h-9">
        {(found) => (
          <div className="pb-3">
            <PlainTable label={TEXT.members} rows={found.items} columns={FRIENDS} />
            <ListPager page={found.page} pageCount={found.pageCount} />
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

export function RewardList({ page }: { page: number }) {
  const { api } = useApp();
  const query = useQuery(friendRewardsQuery(api, page));
  return (
    <Panel title={TEXT.rewards}>
      <QueryView query={query} empty={<EmptyState title={TEXT.noRewards} />} lineClassName="h-9">
        {(found) => (
          <div className="pb-3">
            <PlainTable label={TEXT.rewards} rows={found.items} columns={REWARDS} />
            <ListPager page={found.page} pageCount={found.pageCount} />
          </div>
        )}
      </QueryView>
    </Panel>
  );
}
