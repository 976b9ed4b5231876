import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { holds } from "../../../api/contract/operator/live.endpoints.ts";
import type { StandingHold, StopScope } from "../../../api/contract/operator/live.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { useReread } from "../use-reread.ts";
import { StopButton } from "./stop-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const isOperators = (scope: StandingHold["scope"]): scope is StopScope => scope !== "feed";

/** Stops that stand, of operators and of the watchdog, with the way to lift those of operators. */
export function HoldList() {
  const { api } = useApp();
  const query = useQuery({ ...queryOf(api, holds, {}), ...useReread("live") });
  const [told, setTold] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ActionNotice text={told} />
      <QueryView query={query} empty={<EmptyState title={TEXT.noHolds} />} lines={3}>
        {({ items }) => (
          <ul className="overflow-hidden rounded-lg border border-line bg-surface">
            {items.map(({ scope, key, name, reason, by, at, markets }) => (
              <li
                key={`${scope} ${key}`}
                data-hold={`${scope} ${key}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 text-sm first:border-t-0"
              >
                <span className="rounded-sm bg-raised px-1 text-xs text-muted">{TEXT.scope(scope)}</span>
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-warn tabular-nums">{TEXT.heldMarkets(markets)}</span>
                <span className="min-w-0 flex-1 text-xs text-muted">
                  {scope === "feed" ? TEXT.silent(name, formatShortDateTime(at)) : reason}
                </span>
                <span className="text-xs text-faint tabular-nums">
                  {by ?? TEXT.watchdog} · {formatShortDateTime(at)}
                </span>
                {isOperators(scope) && (
                  <StopButton
                    scope={scope}
                    of={key}
                    name={name}
                    isHeld
                    onDone={setTold}
                    {...((scope === "all" || scope === "sport") && {
                      confirm: <p className="font-bold text-warn">{TEXT.askLift(name)}</p>,
                    })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
