import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { bankAccountQuery, levelQuery, profileQuery } from "../../../api/queries/member.ts";
import { formatDateTime } from "../../../domain/labels/format.ts";
import { findPage } from "../../../domain/pages/pages.ts";
import { addComma, formatPrice } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { LevelIcon } from "../../primitives/level-icon.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Fact, Facts } from "./facts.tsx";
import { MEMBER_TEXT as TEXT } from "./text.ts";

const EXCHANGE = findPage("/exchange")?.path;

/** Who the member is, and what the level allows. */
export function InfoTab() {
  const { api } = useApp();
  const profile = useQuery(profileQuery(api));
  const bank = useQuery(bankAccountQuery(api));
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <Panel title={TEXT.profile}>
        <QueryView query={profile} isEmpty={() => false} lines={6}>
          {({ userId, nickname, level, phone, joinedAt, lastLoginAt }) => (
            <Facts>
              <Fact label={TEXT.userId}>{userId}</Fact>
              <Fact label={TEXT.nickname}>{nickname}</Fact>
              <Fact label={TEXT.level}>
                <span className="flex items-center gap-2">
                  <LevelIcon level={level} size={22} />
                  {level}
                </span>
              </Fact>
              <Fact label={TEXT.phone}>{phone ?? TEXT.none}</Fact>
              <Fact label={TEXT.joinedAt}>{formatDateTime(joinedAt)}</Fact>
              <Fact label={TEXT.lastLogin}>{lastLoginAt === null ? TEXT.none : formatDateTime(lastLoginAt)}</Fact>
            </Facts>
          )}
        </QueryView>
      </Panel>
      <LevelLimits />
      <Panel title={TEXT.bank}>
        <QueryView query={bank} isEmpty={() => false} lines={1}>
          {(own) => (
            <p className="flex flex-wrap items-center justify-between gap-2 p-3 text-sm">
              {own === null ? TEXT.noBank : TEXT.bankIs(own.bank, own.number, own.holder)}
              {EXCHANGE && (
                <Link to={EXCHANGE} className="font-semibold underline">
                  {TEXT.toExchange}
                </Link>
              )}
            </p>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}

function LevelLimits() {
  const { api } = useApp();
  const level = useQuery(levelQuery(api));
  const range = (from: number, to: number) => TEXT.range(addComma(from), addComma(to));
  return (
    <Panel title={TEXT.limits}>
      <QueryView query={level} isEmpty={() => false} lines={8}>
        {({ bets, money }) => (
          <Facts>
            <Fact label={TEXT.stake}>{range(bets.minStake, bets.maxStake)}</Fact>
            <Fact label={TEXT.selectionStake}>{TEXT.won(addComma(bets.maxSelectionStake))}</Fact>
            <Fact label={TEXT.legs}>{TEXT.legsOf(bets.maxLegs)}</Fact>
            <Fact label={TEXT.price}>{formatPrice(bets.maxPrice)}</Fact>
            <Fact label={TEXT.payout}>{TEXT.won(addComma(bets.maxPayout))}</Fact>
            <Fact label={TEXT.charge}>{range(money.minCharge, money.maxCharge)}</Fact>
            <Fact label={TEXT.exchange}>{range(money.minExchange, money.maxExchange)}</Fact>
            <Fact label={TEXT.perDay}>{TEXT.perDayIs(money.exchangesPerDay, addComma(money.exchangeWonPerDay))}</Fact>
          </Facts>
        )}
      </QueryView>
    </Panel>
  );
}
