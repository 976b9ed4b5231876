import { FIXTURE_STATUSES, type FixtureStatus } from "../../domain/market.ts";

export const ADMIN_TABS = ["settings", "fixtures", "import", "popups", "members", "audit"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export interface AdminSearch {
  tab?: AdminTab;
  status?: FixtureStatus;
  page?: number;
}

/** Takes what is well formed and leaves out the rest. */
export function parseAdminSearch(search: Record<string, unknown>): AdminSearch {
  const tab = ADMIN_TABS.find((known) => known === search.tab);
  const status = FIXTURE_STATUSES.find((known) => known === search.status);
  const page = Number(search.page);
  return {
    ...(tab && { tab }),
    ...(status && { status }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
