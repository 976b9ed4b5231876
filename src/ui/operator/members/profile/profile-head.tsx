import { Link } from "@tanstack/react-router";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { LevelIcon } from "../../../primitives/level-icon.tsx";
import { Fact } from "../../joins/fact.tsx";
import { MemberLink } from "../member-link.tsx";
import { PROFILE_TEXT as TEXT } from "./text.ts";

/** Who the member is, what the member has, and what stands against the account. */
export function ProfileHead({ member }: { member: MemberProfile }) {
  const { userId, nickname, level, isOnline, disabledReason, joinState, lastLoginAt, recommender, tendency } = member;
  return (
    <section className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LevelIcon level={level} />
        <h2 className="text-lg font-bold break-all">{`${nickname} (${userId})`}</h2>
        {isOnline && (
          <span className="rounded bg-accent-soft px-1.5 text-xs font-semibold text-accent">{TEXT.online}</span>
        )}
        {disabledReason !== null && (
          <span className="rounded bg-danger-soft px-1.5 text-xs font-semibold text-danger">
            {TEXT.disabled(disabledReason)}
          </span>
        )}
        {joinState !== "approved" && (
          <span className="rounded bg-warn-soft px-1.5 text-xs font-semibold text-warn">{TEXT[joinState]}</span>
        )}
        <Link to="/admin/members" search={{}} className="ml-auto text-sm text-muted underline">
          {TEXT.back}
        </Link>
      </header>
      <dl
        aria-label={TEXT.facts}
        className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm tabular-nums tablet:grid-cols-3 desktop:grid-cols-5"
      >
        <Fact label={TEXT.emoney}>{TEXT.won(addComma(member.emoney))}</Fact>
        <Fact label={TEXT.point}>{TEXT.points(addComma(member.point))}</Fact>
        <Fact label={TEXT.bets}>{TEXT.betsOf(member.bets, addComma(member.stake))}</Fact>
        <Fact label={TEXT.openBets}>{TEXT.betsOf(member.openBets, addComma(member.openStake))}</Fact>
        <Fact label={TEXT.level}>{level}</Fact>
        <Fact label={TEXT.joinedAt}>{formatDateTime(member.joinedAt)}</Fact>
        <Fact label={TEXT.lastLogin}>{lastLoginAt === null ? TEXT.none : formatDateTime(lastLoginAt)}</Fact>
        <Fact label={TEXT.recommender}>
          {recommender?.isMember ? <MemberLink userId={recommender.userId} /> : (recommender?.userId ?? TEXT.none)}
        </Fact>
        <Fact label={TEXT.tendency}>{tendency.length === 0 ? TEXT.none : tendency.join(", ")}</Fact>
        <Fact label={TEXT.notes}>{TEXT.count(member.notes)}</Fact>
      </dl>
    </section>
  );
}
