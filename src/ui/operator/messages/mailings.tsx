import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { mailing, mailings, receivers } from "../../../api/contract/operator/mailings.endpoints.ts";
import type { Mailing } from "../../../api/contract/operator/mailings.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { MAILING_COLUMNS } from "./mailing-columns.ts";
import { MAILINGS_TEXT as TEXT } from "./text.ts";

const MailingView = lazy(() => import("./mailing-view.tsx").then((file) => ({ default: file.MailingView })));
const RecallForm = lazy(() => import("./recall-form.tsx").then((file) => ({ default: file.RecallForm })));

const readFilters = filtersOf({ state: choiceFilter(["sent", "recalled"]) });
const STATES = [
  { value: undefined, label: TEXT.all },
  { value: "sent", label: TEXT.standing },
  { value: "recalled", label: TEXT.recalled },
] as const;

/** What operators sent, how many have read it, and its recall. */
export function Mailings() {
  const { api } = useApp();
  const { page = 1, state } = useFilters(readFilters).filters;
  const query = useQuery(pageQuery(api, mailings, { query: { page, ...(state && { state }) } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.state} name="state" tabs={STATES} selected={state} />
      <EntityDesk<Mailing>
        label={TEXT.list}
        query={query}
        stale={[mailings, mailing, receivers]}
        empty={TEXT.empty}
        columns={MAILING_COLUMNS}
        rowId={({ id }) => id}
        rowTitle={({ title }) => title}
        editors={[
          { label: TEXT.look, render: ({ id }) => <MailingView id={id} /> },
          {
            label: TEXT.recall,
            right: "messages.send",
            look: "danger",
            isFor: ({ recalledAt }) => recalledAt === null,
            render: (row, { onFinish }) => <RecallForm mailing={row} onDone={() => onFinish(TEXT.recallDone)} />,
          },
        ]}
      />
    </div>
  );
}
