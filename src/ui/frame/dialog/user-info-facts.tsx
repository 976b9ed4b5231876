import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { ownBetLimits } from "../../../api/contract/sports/bet-limits.endpoints.ts";
import { memberSessions } from "../../../api/contract/session/member-sessions.endpoints.ts";
import type { User } from "../../../api/contract/session/member.ts";
import { accountKind } from "../../../domain/session/account.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { Money } from "../../primitives/money.tsx";
import { QueryView } from "../list/query-view.tsx";
import { FactRow } from "./fact-row.tsx";
import { DIALOG_TEXT as TEXT } from "./text.ts";

/** What is read when the dialog opens: the logins, and for a member the stake limits. */
export function UserInfoFacts({ user }: { user: User }) {
  return (
    // The dialogs stand beside the frame that provides the client.
    <QueryClientProvider client={openQueries(useApp().queries)}>
      {accountKind(user) === "member" && <BetLimitRows />}
      <LoginRows />
    </QueryClientProvider>
  );
}

function BetLimitRows() {
  const query = useQuery(queryOf(useApp().api, ownBetLimits, {}));
  return (
    <QueryView query={query} lines={4} lineClassName="h-10">
      {(limits) => (
        <dl className="divide-y divide-line border-t border-line text-sm">
          <FactRow label={TEXT.stake}>
            <Money amount={limits.minStake} /> ~ <Money amount={limits.maxStake} />
          </FactRow>
          <FactRow label={TEXT.maxPayout}>
            <Money amount={limits.maxPayout} />
          </FactRow>
          <FactRow label={TEXT.maxPrice}>{formatPrice(limits.maxPrice)}</FactRow>
          <FactRow label={TEXT.maxLegs}>{TEXT.legs(limits.maxLegs)}</FactRow>
          <FactRow label={TEXT.perSelection}>
            <Money amount={limits.maxSelectionStake} />
          </FactRow>
          <FactRow label={TEXT.perFixture}>
            <Money amount={limits.maxFixtureStake} />
          </FactRow>
        </dl>
      )}
    </QueryView>
  );
}

function LoginRows() {
  const query = useQuery(queryOf(useApp().api, memberSessions, {}));
  return (
    <QueryView query={query} lines={2} lineClassName="h-10">
      {({ items }) => {
        const at = items.findIndex((item) => item.isCurrent);
        const [current, last] = [items[at], items[at + 1]];
        return (
          <dl className="divide-y divide-line border-t border-line text-sm">
            <FactRow label={TEXT.thisLogin}>{current && formatDateTime(current.createdAt)}</FactRow>
            <FactRow label={TEXT.lastLogin}>
              {last ? (
                <span className="grid justify-items-end">
                  {formatDateTime(last.createdAt)}
                  <span className="text-xs font-normal break-all text-muted">{last.address}</span>
                </span>
              ) : (
                TEXT.noLastLogin
              )}
            </FactRow>
          </dl>
        );
      }}
    </QueryView>
  );
}
