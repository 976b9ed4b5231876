import { useQuery } from "@tanstack/react-query";
import { guideQuery } from "../../../api/queries/community/customer.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { RULE_TEXT as TEXT } from "../customer/text.ts";
import { CashOutRule } from "./cash-out-rule.tsx";
import { GuideList } from "./guide-list.tsx";

/** The betting rules by sport and game, searchable. */
export function RulePage() {
  const { api } = useApp();
  const query = useQuery(guideQuery(api, "rule"));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={titleOf("/rule")} />
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={10} lineClassName="h-11">
        {({ items }) => <GuideList entries={items} text={TEXT} />}
      </QueryView>
      <CashOutRule />
    </div>
  );
}
