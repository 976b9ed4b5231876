import { useQuery } from "@tanstack/react-query";
import { joins, decideJoin } from "../../../api/contract/operator/joins.endpoints.ts";
import type { JoinCheck, JoinState } from "../../../api/contract/operator/joins.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime, formatPhone } from "../../../domain/common/format.ts";
import { TRACE_KIND_NAMES } from "../../../domain/account/one-person.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { useReread } from "../use-reread.ts";
import { useStale } from "../use-stale.ts";
import { Fact } from "./fact.tsx";
import { RefuseForm } from "./refuse-form.tsx";
import { JOIN_KIND_NAMES, JOINS_TEXT as TEXT } from "./text.ts";

/** Sign-ups and changes that wait, or were decided. */
export function JoinList({ state, page }: { state: JoinState; page: number }) {
  const { api } = useApp();
  const query = useQuery({
    ...pageQuery(api, joins, { query: { state, page } }),
    ...useReread("joins"),
  });
  const readAnew = useStale(joins);
  return (
    <QueryView
      query={query}
      empty={<EmptyState title={state === "waiting" ? TEXT.empty : TEXT.emptyDecided} />}
      lines={5}
      lineClassName="h-16"
    >
      {(found) => (
        <>
          <ul
            aria-label={TEXT.title}
            className="grid gap-px overflow-hidden rounded-lg border border-line bg-line text-sm"
          >
            {found.items.map((item) => (
              <JoinRow key={item.id} item={item} onDecided={readAnew} />
            ))}
          </ul>
          <ListPager page={found.page} pageCount={found.pageCount} />
        </>
      )}
    </QueryView>
  );
}

function JoinRow({ item, onDecided }: { item: JoinCheck; onDecided: () => void }) {
  const { id, kind, userId, phone, bank, shared, decidedBy, decidedAt, reason } = item;
  const who = kind === "join" ? userId : TEXT.changeOf(userId, JOIN_KIND_NAMES[kind]);
  return (
    <li className="grid items-start gap-3 bg-surface p-3 tablet:grid-cols-[1fr_auto]">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-4">
        <Fact label={TEXT.what}>{JOIN_KIND_NAMES[kind]}</Fact>
        <Fact label={TEXT.userId}>
          <MemberLink userId={userId} />
        </Fact>
        <Fact label={TEXT.nickname}>{item.nickname}</Fact>
        <Fact label={TEXT.recommender}>{item.recommender ?? TEXT.none}</Fact>
        {phone !== null && <Fact label={TEXT.phone}>{formatPhone(phone)}</Fact>}
        {bank && <Fact label={TEXT.bank}>{`${bank.bank} ${bank.number} ${bank.holder}`}</Fact>}
        <Fact label={TEXT.askedAt}>{formatDateTime(item.askedAt)}</Fact>
        {decidedAt !== null && (
          <Fact label={TEXT.decided}>{TEXT.by(decidedBy ?? TEXT.none, formatDateTime(decidedAt))}</Fact>
        )}
        {reason !== null && <Fact label={TEXT.reason}>{reason}</Fact>}
        {shared.length > 0 && (
          <Fact label={TEXT.sharedWith} isWide>
            {shared.map(({ kind: what, count, userIds }) => (
              <span key={what} className="block text-warn">
                {TEXT.sameOf(TRACE_KIND_NAMES[what], count, userIds.join(", "), count - userIds.length)}
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {item.state === "waiting" && (
        <div className="grid gap-2">
          <CommandButton
            name={`admin.approve.${id}`}
            to={decideJoin}
            input={{ params: { id }, body: { decision: "approve" } }}
            label={TEXT.approve}
            aria-label={TEXT.approveOf(who)}
            onDone={onDecided}
          />
          <RefuseForm id={id} userId={who} onDone={onDecided} />
        </div>
      )}
    </li>
  );
}
