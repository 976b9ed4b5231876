import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import {
  endOtherSessions,
  endSession,
  memberSessions,
} from "../../../api/contract/session/member-sessions.endpoints.ts";
import type { CommandEndpoint, Input } from "../../../api/contract/endpoint.ts";
import type { MemberSession } from "../../../api/contract/session/sessions.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ENDED_REASONS, MEMBER_TEXT as TEXT } from "./text.ts";

/** The logins of the last days. Those that live can be ended. */
export function SessionList({ onChanged }: { onChanged: () => void }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, memberSessions, {}));
  return (
    <Panel
      title={TEXT.sessions}
      aside={
        <CommandButton
          name="member.end-others"
          to={endOtherSessions}
          input={{}}
          label={TEXT.endOthers}
          look="quiet"
          size="sm"
          onDone={onChanged}
          doneText={({ ended }) => TEXT.endedOthers(ended)}
        />
      }
    >
      <QueryView query={query} lines={4}>
        {({ items }) => (
          <SessionRows items={items} to={endSession} inputOf={(id) => ({ params: { id } })} onEnded={onChanged} />
        )}
      </QueryView>
    </Panel>
  );
}

export interface SessionRowsProps<To extends CommandEndpoint> {
  items: readonly MemberSession[];
  /** Ends one of them. */
  to: To;
  inputOf: (id: string) => Input<To>;
  onEnded: () => void;
}

/** Logins of one account. */
export function SessionRows<To extends CommandEndpoint>({ items, ...end }: SessionRowsProps<To>) {
  return (
    <ul aria-label={TEXT.sessions} className="divide-y divide-line text-sm">
      {items.map((item) => (
        <SessionRow<To> key={item.id} item={item} {...end} />
      ))}
    </ul>
  );
}

type SessionRowProps<To extends CommandEndpoint> = Omit<SessionRowsProps<To>, "items"> & { item: MemberSession };

function SessionRow<To extends CommandEndpoint>({ item, to, inputOf, onEnded }: SessionRowProps<To>) {
  const { id, address, userAgent, createdAt, isCurrent, isLive, endedReason } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
      <div className="min-w-0">
        <p>
          <span className="font-semibold tabular-nums">{formatDateTime(createdAt)}</span>{" "}
          <span className="text-muted">{address}</span>
        </p>
        <p className="truncate text-xs text-muted">{userAgent === "" ? TEXT.unknownAgent : userAgent}</p>
      </div>
      {isCurrent ? (
        <span className="font-semibold text-accent">{TEXT.current}</span>
      ) : isLive ? (
        <CommandButton<To>
          name={`member.end.${id}`}
          to={to}
          input={inputOf(id)}
          label={TEXT.end}
          aria-label={TEXT.endOf(address)}
          look="quiet"
          size="sm"
          onDone={onEnded}
        />
      ) : (
        <span className="text-muted">{ENDED_REASONS[endedReason ?? ""] ?? TEXT.none}</span>
      )}
    </li>
  );
}
