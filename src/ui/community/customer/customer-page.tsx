import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { guideQuery } from "../../../api/queries/community/customer.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { GuideList } from "../rule/guide-list.tsx";
import { ArticleList } from "./article-list.tsx";
import { EnquiryList } from "./enquiry-list.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ tab: choiceFilter(["mine", "notice", "news"]) });
const TABS = [
  { value: undefined, label: TEXT.faq },
  { value: "mine", label: TEXT.mine },
  { value: "notice", label: TEXT.notice },
  { value: "news", label: TEXT.news },
];
/** What belongs to one tab is not carried to another. */
const PLAIN = { section: undefined, text: undefined };

/** FAQ, own enquiries, notices and news. */
export function CustomerPage() {
  const { actors } = useApp();
  const { tab } = readFilters(useSearch({ strict: false }));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/customer")}
        aside={
          <div className="flex gap-2">
            <Button onClick={() => actors.dialogs.send({ type: "dialog.open", name: "customerWrite" })}>
              {TEXT.writeInDialog}
            </Button>
            <Link
              to="/customer/write"
              className="grid h-9 place-items-center rounded-md bg-accent px-3.5 text-sm font-semibold text-on-accent hover:brightness-110"
            >
              {TEXT.write}
            </Link>
          </div>
        }
      />
      <div className="mb-2">
        <FilterTabs label={TEXT.tabs} name="tab" tabs={TABS} selected={tab} also={PLAIN} />
      </div>
      {tab === "mine" ? <EnquiryList /> : tab ? <ArticleList key={tab} kind={tab} /> : <Faq />}
    </div>
  );
}

function Faq() {
  const { api } = useApp();
  const query = useQuery(guideQuery(api, "faq"));
  return (
    <QueryView query={query} empty={<EmptyState title={TEXT.noFaq} />} lines={8} lineClassName="h-11">
      {({ items }) => <GuideList entries={items} text={TEXT} />}
    </QueryView>
  );
}
