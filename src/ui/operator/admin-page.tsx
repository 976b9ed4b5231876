import { Link, useSearch } from "@tanstack/react-router";
import { classNames } from "../primitives/class-names.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import { ADMIN_TABS, parseAdminSearch } from "./admin-search.ts";
import { AuditTab } from "./audit-tab.tsx";
import { FixturesTab } from "./fixtures-tab.tsx";
import { ImportTab } from "./import-tab.tsx";
import { MembersTab } from "./members-tab.tsx";
import { PopupsTab } from "./popups-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";
import { ADMIN_TEXT, TAB_LABEL } from "./text.ts";

function showTab(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What an operator runs the site with. The tab stands in the address. */
export function AdminPage() {
  const search = parseAdminSearch(useSearch({ strict: false }));
  const current = search.tab ?? "settings";
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading title={ADMIN_TEXT.title} />
      <nav aria-label={ADMIN_TEXT.tabs} className="mb-3 overflow-x-auto border-b border-line">
        <ul className="flex w-max">
          {ADMIN_TABS.map((tab) => (
            <li key={tab}>
              <Link
                // On a phone the row of tabs is wider than the page.
                ref={tab === current ? showTab : null}
                to="/admin"
                search={{ tab }}
                aria-current={tab === current ? "page" : undefined}
                className={classNames(
                  "grid h-10 place-items-center border-b-2 px-4 text-sm whitespace-nowrap",
                  tab === current ? "border-accent font-bold" : "border-transparent text-muted hover:text-ink",
                )}
              >
                {TAB_LABEL[tab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {current === "settings" && <SettingsTab />}
      {current === "fixtures" && <FixturesTab status={search.status} page={search.page ?? 1} />}
      {current === "import" && <ImportTab />}
      {current === "popups" && <PopupsTab />}
      {current === "members" && <MembersTab />}
      {current === "audit" && <AuditTab />}
    </div>
  );
}
