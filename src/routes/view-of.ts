// Finds the component of a page: each `*-page.tsx` under src/ui is a chunk of its own.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { tellLostPart } from "../ui/lost-part.ts";

type ViewModule = Readonly<Record<string, ComponentType>>;

const FILES = import.meta.glob<ViewModule>("../ui/**/*-page.tsx");

/** The name that a file exports: `sports/bets/bets-page` has `BetsPage`. */
export function componentName(view: string): string {
  const file = view.slice(view.lastIndexOf("/") + 1);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Loads a page's file. Throws a RangeError where there is none. */
export function loadView(view: string): Promise<ViewModule> {
  const load = FILES[`../ui/${view}.tsx`];
  if (!load) throw new RangeError(`src/ui/${view}.tsx does not exist`);
  return load().catch(tellLostPart);
}

/** The component of a page, loaded when the page is opened. */
export function viewOf(view: string) {
  return lazyRouteComponent(() => loadView(view), componentName(view));
}
