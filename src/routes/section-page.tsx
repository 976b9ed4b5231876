// The section of the operator's console that the address names.
import { notFound, useParams } from "@tanstack/react-router";
import { findSection, type Section, SECTIONS } from "../domain/frame/pages/sections.ts";
import { NotFoundPage } from "../ui/frame/error/error-pages.tsx";
import { viewOf } from "./view-of.ts";

const PAGES = new Map(
  SECTIONS.map(({ path, view }) => {
    const Page = viewOf(view);
    return [path, { preload: Page.preload, element: <Page /> }];
  }),
);

/** Loads a section's file. Throws the router's not-found for a name without one. */
export async function loadSection(name: string): Promise<Section> {
  const section = findSection(name);
  if (!section) throw notFound();
  await PAGES.get(section.path)?.preload?.();
  return section;
}

export function SectionPage() {
  const { section } = useParams({ from: "/default/console/admin/$section" });
  const found = findSection(section);
  return found ? PAGES.get(found.path)?.element : <NotFoundPage />;
}
