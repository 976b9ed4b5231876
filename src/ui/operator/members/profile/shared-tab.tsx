import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { filtersOf } from "../../../frame/list/filters.ts";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { TraceList } from "../../joins/trace-list.tsx";

const readFilters = filtersOf({});

/** What other accounts have too, whether somebody has looked at it or not. */
export function SharedTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { filters } = useFilters(readFilters);
  return <TraceList asked={{ userId, isChecked: "all", page: filters.page ?? 1 }} />;
}
