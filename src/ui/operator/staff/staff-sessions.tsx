import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { endStaffSession, forgetStaffDevice, staffSessions } from "../../../api/contract/operator/staff.endpoints.ts";
import { SessionRows } from "../../account/member/session-list.tsx";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { useStale } from "../use-stale.ts";
import { DeviceList } from "./device-list.tsx";
import { STAFF_TEXT as TEXT } from "./text.ts";

/** The logins and the browsers of one of the staff. */
export function StaffSessions({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, staffSessions, { params: { userId } }));
  const readAnew = useStale(staffSessions);
  return (
    <div className="grid gap-3">
      <QueryView query={query} lines={4}>
        {({ sessions, devices }) => (
          <>
            <SessionRows
              items={sessions}
              to={endStaffSession}
              inputOf={(id) => ({ params: { userId, id } })}
              onEnded={readAnew}
            />
            <DeviceList
              devices={devices}
              to={forgetStaffDevice}
              inputOf={(id) => ({ params: { userId, id } })}
              onDone={readAnew}
            />
          </>
        )}
      </QueryView>
      <div className="flex justify-end">
        <Button onClick={onClose}>{TEXT.close}</Button>
      </div>
    </div>
  );
}
