import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { ObjectHistory } from "../../audit-log/object-history.tsx";

/** What operators did and read about the member. */
export function HistoryTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  return <ObjectHistory subjects={[`member:${userId}`]} />;
}
