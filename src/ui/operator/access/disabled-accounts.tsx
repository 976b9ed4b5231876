import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { disabledAccounts, enableAccount } from "../../../api/contract/operator/accounts.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { LockList } from "../desk/lock-list.tsx";
import { ACCESS_TEXT as TEXT } from "./text.ts";

/** Accounts that may not log in, until that is lifted. */
export function DisabledAccounts() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, disabledAccounts, {}));
  return (
    <LockList
      query={query}
      lockOf={({ userId, reason, disabledAt }) => ({
        id: userId,
        name: userId,
        reason,
        time: formatDateTime(disabledAt),
      })}
      to={enableAccount}
      inputOf={(userId) => ({ params: { userId } })}
      stale={[disabledAccounts]}
      text={TEXT}
    />
  );
}
