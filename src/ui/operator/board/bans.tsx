import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { liftWritingBan, writingBans, writings } from "../../../api/contract/operator/board.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { Panel } from "../../primitives/panel.tsx";
import { LockList } from "../desk/lock-list.tsx";
import { BOARD_TEXT as TEXT } from "./text.ts";

/** Members who may not write, and why. */
export function Bans() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, writingBans, {}));
  return (
    <Panel title={TEXT.bans}>
      <div className="grid gap-2 p-3">
        <LockList
          query={query}
          lockOf={({ userId, nickname, reason, endsAt }) => ({
            id: userId,
            name: `${nickname} (${userId})`,
            reason,
            time: endsAt ? TEXT.until(formatDateTime(endsAt)) : TEXT.forever,
          })}
          to={liftWritingBan}
          inputOf={(userId) => ({ params: { userId } })}
          stale={[writingBans, writings]}
          text={{ ...TEXT, empty: TEXT.noBans }}
        />
      </div>
    </Panel>
  );
}
