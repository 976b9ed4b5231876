import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { lazy, type ReactNode, Suspense } from "react";
import { bankAccountQuery, levelQuery, profileQuery } from "../../../api/queries/account/member.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FactRow } from "../../frame/dialog/fact-row.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";

import { MEMBER_TEXT as TEXT } from "./text.ts";

const AccountPanel = lazy(() =>
  import("../../wallet/exchange/account-panel.tsx").then((file) => ({ default: file.AccountPanel })),
);

/** Who the member is, what the level allows, and the own bank account. */
export function InfoTab() {
  const { api, actors } = useApp();
  const ownLevel = useSelector(actors.session, ({ context }) => context.user?.level);
  const profile = useQuery(profileQuery(api, ownLevel));
  const bank = useQuery(bankAccountQuery(api));
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <div className="grid gap-3">
        <Panel title={TEXT.profile}>
          <QueryView query={profile} lines={6}>
            {({ userId, nickname, level, phone, joinedAt, lastLoginAt }) => (
              <Facts>
                <FactRow label={TEXT.userId}>{userId}</FactRow>
                <FactRow label={TEXT.nickname}>{nickname}</FactRow>
                <FactRow label={TEXT.level}>
                  <span className="flex items-center gap-2">
                    <LevelIcon level={level} size={22} />
                    {level}
                  </span>
                </FactRow>
                <FactRow label={TEXT.phone}>{phone ?? TEXT.none}</FactRow>
                <FactRow label={TEXT.joinedAt}>{formatDateTime(joinedAt)}</FactRow>
                <FactRow label={TEXT.lastLogin}>
                  {lastLoginAt === null ? TEXT.none : formatDateTime(lastLoginAt)}
                </FactRow>
              </Facts>
            )}
          </QueryView>
        </Panel>
        <QueryView query={bank} lines={1}>
          {(own) => (
            <Suspense fallback={<Skeleton lines={2} />}>
              <AccountPanel account={own} />
            </Suspense>
          )}
        </QueryView>
      </div>
      <LevelBetLimits ownLevel={ownLevel} />
    </div>
  );
}

function LevelBetLimits({ ownLevel }: { ownLevel: number | undefined }) {
  const { api } = useApp();
  const level = useQuery(levelQuery(api, ownLevel));
  const range = (from: number, to: number) => TEXT.range(addComma(from), addComma(to));
  return (
    <Panel title={TEXT.limits}>
      <QueryView query={level} lines={8}>
        {({ bets, money }) => (
          <Facts>
            <FactRow label={TEXT.stake}>{range(bets.minStake, bets.maxStake)}</FactRow>
            <FactRow label={TEXT.selectionStake}>{TEXT.won(addComma(bets.maxSelectionStake))}</FactRow>
            <FactRow label={TEXT.legs}>{TEXT.legsOf(bets.maxLegs)}</FactRow>
            <FactRow label={TEXT.price}>{formatPrice(bets.maxPrice)}</FactRow>
            <FactRow label={TEXT.payout}>{TEXT.won(addComma(bets.maxPayout))}</FactRow>
            <FactRow label={TEXT.charge}>{range(money.minCharge, money.maxCharge)}</FactRow>
            <FactRow label={TEXT.exchange}>{range(money.minExchange, money.maxExchange)}</FactRow>
            <FactRow label={TEXT.perDay}>
              {TEXT.perDayIs(money.exchangesPerDay, addComma(money.exchangeWonPerDay))}
            </FactRow>
          </Facts>
        )}
      </QueryView>
    </Panel>
  );
}

/** Names and values, one under another. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line px-3 text-sm tabular-nums">{children}</dl>;
}
