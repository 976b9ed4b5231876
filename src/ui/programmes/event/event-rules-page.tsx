import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { eventRules } from "../../../api/contract/programmes/campaign-events.endpoints.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { EVENT_TEXT as TEXT } from "./text.ts";

/** The terms that hold for every event. */
export function EventRulesPage() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, eventRules, {}));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/event/rules")} />
      <EventTabs selected="/event/rules" />
      <QueryView query={query} empty={<EmptyState title={TEXT.noRules} />}>
        {({ items }) => (
          <div className="grid grid-cols-1 gap-3">
            {items.map(({ id, title, contents }) => (
              <Panel key={id} title={title}>
                <SafeHtml html={contents} className="p-3 text-sm" />
              </Panel>
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}
