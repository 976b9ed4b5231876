import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { MemberProtection } from "../member-protection.tsx";

/** What the member has set to be protected, and breaks. */
export function LimitsTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-3">
      <MemberProtection userId={userId} />
    </div>
  );
}
