// The section of the operator's console that the address names, or what it has of one thing.
import { notFound, useParams } from "@tanstack/react-router";
import {
  type Detail,
  DETAILS,
  findDetail,
  findSection,
  type Section,
  SECTIONS,
} from "../domain/frame/pages/sections.ts";
import type { AppContext } from "../ui/app-context.ts";
import { openQueries } from "../ui/open-queries.ts";
import { OfRight } from "../ui/operator/of-right.tsx";
import { ownAccountQuery } from "../ui/operator/staff/own-account-query.ts";
import { NotFoundPage } from "../ui/frame/error/error-pages.tsx";
import { viewOf } from "./view-of.ts";

const PAGES = new Map<string, { preload: ReturnType<typeof viewOf>["preload"]; element: React.ReactNode }>(
  [...SECTIONS, ...DETAILS].map(({ path, view }) => {
    const Page = viewOf(view);
    return [path, { preload: Page.preload, element: <Page /> }];
  }),
);

interface Named {
  section: string;
  id?: string | undefined;
}

const findNamed = ({ section, id }: Named): Section | Detail | null =>
  id === undefined ? findSection(section) : findDetail(section);

/** Loads a section's file and the account that asks for it. Throws the router's not-found for a name without one. */
export async function loadSection(named: Named, { api, queries }: AppContext): Promise<Section | Detail> {
  const found = findNamed(named);
  if (!found) throw notFound();
  const account = openQueries(queries).ensureQueryData(ownAccountQuery(api));
  await Promise.all([account, PAGES.get(found.path)?.preload?.()]);
  return found;
}

export function SectionPage() {
  const named = useParams({ from: "/default/console/admin/$section/{-$id}" });
  const found = findNamed(named);
  return found ? (
    // Of another thing it is another page.
    <OfRight key={named.id ?? ""} right={found.right}>
      {PAGES.get(found.path)?.element}
    </OfRight>
  ) : (
    <NotFoundPage />
  );
}
