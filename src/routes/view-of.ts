// Finds the component of a page: each `*-page.tsx` under src/ui is a chunk of its own.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { tellLostPart } from "../ui/lost-part.ts";

type ViewModule = Readonly<Record<string, ComponentType>>;

type ViewFiles = Readonly<Record<string, () => Promise<unknown>>>;

const FILES: ViewFiles = import.meta.glob(["../ui/**/*-page.tsx", "!../ui/operator/**"]);

/** The name that a file exports: `sports/bets/bets-page` has `BetsPage`. */
export function componentName(view: string): string {
  const file = view.slice(view.lastIndexOf("/") + 1);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const operatorFiles = async (): Promise<ViewFiles> => (await import("./operator-views.ts")).OPERATOR_FILES;

/** Loads a page's file. Rejects with a RangeError where there is none. */
export async function loadView(view: string): Promise<ViewModule> {
  try {
    const load = (view.startsWith("operator/") ? await operatorFiles() : FILES)[`../ui/${view}.tsx`];
    if (!load) throw new RangeError(`src/ui/${view}.tsx does not exist`);
    return (await load()) as ViewModule;
  } catch (error) {
    return tellLostPart(error);
  }
}

/** The component of a page, loaded when the page is opened. */
export function viewOf(view: string) {
  return lazyRouteComponent(() => loadView(view), componentName(view));
}
