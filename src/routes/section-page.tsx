// The section of the operator's console that the address names.
import { notFound, useParams } from "@tanstack/react-router";
import { findSection, type Section, SECTIONS } from "../domain/frame/pages/sections.ts";
import type { AppContext } from "../ui/app-context.ts";
import { openQueries } from "../ui/open-queries.ts";
import { OfRight } from "../ui/operator/of-right.tsx";
import { ownAccountQuery } from "../ui/operator/staff/own-account-query.ts";
import { NotFoundPage } from "../ui/frame/error/error-pages.tsx";
import { viewOf } from "./view-of.ts";

const PAGES = new Map(
  SECTIONS.map(({ path, view }) => {
    const Page = viewOf(view);
    return [path, { preload: Page.preload, element: <Page /> }];
  }),
);

/** Loads a section's file and the account that asks for it. Throws the router's not-found for a name without one. */
export async function loadSection(name: string, { api, queries }: AppContext): Promise<Section> {
  const section = findSection(name);
  if (!section) throw notFound();
  const account = openQueries(queries).ensureQueryData(ownAccountQuery(api));
  await Promise.all([account, PAGES.get(section.path)?.preload?.()]);
  return section;
}

export function SectionPage() {
  const { section } = useParams({ from: "/default/console/admin/$section" });
  const found = findSection(section);
  return found ? <OfRight right={found.right}>{PAGES.get(found.path)?.element}</OfRight> : <NotFoundPage />;
}
