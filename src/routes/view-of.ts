// Finds the component of a page: each `*-page.tsx` under src/ui is a chunk of its own.
import { lazyRouteComponent } from "@tanstack/react-router";
import type { FunctionComponent } from "react";
import { hasEarly } from "../api/client/early.ts";
import type { AppContext } from "../ui/app-context.ts";
import { tellLostPart } from "../ui/lost-part.ts";

type ViewModule = Readonly<Record<string, FunctionComponent>> & {
  /** Resolves when what the page draws first is there. Never rejects. */
  readonly prepare?: (context: AppContext, path: string) => Promise<unknown>;
};

/** What the HTML tells waits for nothing but a busy processor. */
const TOLD_MS = 1_000;

type ViewFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The pages that most visits begin with. The other tables are loaded with the first page of theirs. */
export const FIRST_FILES: ViewFiles = import.meta.glob([
  "../ui/frame/**/*-page.tsx",
  "../ui/account/login/*-page.tsx",
  "../ui/sports/korea/*-page.tsx",
]);

/** The name that a file exports: `sports/bets/bets-page` has `BetsPage`. */
function componentName(view: string): string {
  const file = view.slice(view.lastIndexOf("/") + 1);
  return file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

async function lateFiles(view: string): Promise<ViewFiles> {
  if (view.startsWith("operator/")) return (await import("./operator-views.ts")).OPERATOR_FILES;
  return (await import("./member-views.ts")).MEMBER_FILES;
}

/** Loads a page's file. Rejects with a RangeError where there is none. */
async function loadView(view: string): Promise<ViewModule> {
  try {
    const file = `../ui/${view}.tsx`;
    const load = FIRST_FILES[file] ?? (await lateFiles(view))[file];
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

/**
 * On a first load the page waits a moment for the data that the HTML tells or asks for, so that its first picture has them and no
 * lines in their place.
 */
export async function prepareView(view: string, context: AppContext, path: string): Promise<void> {
  if (!hasEarly()) return;
  const { prepare } = await loadView(view);
  const patience = new Promise((resolve) => setTimeout(resolve, TOLD_MS));
  await Promise.race([prepare?.(context, path), patience]);
}
