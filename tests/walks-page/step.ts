// One event of a walk: something that a person, an operator, the network or time does.
import type { World } from "./world/world.ts";
import type { Page } from "./world/page.ts";

export interface Step {
  /** What happens, in Korean, as a person would tell it. */
  says: string;
  isPossible: (world: World) => boolean;
  /** What happens at once; the page then settles. */
  run: (world: World) => void | Promise<void>;
}

export type WithPage = (page: Page, world: World) => boolean;

/** Possible only where a page stands. */
export const onPage =
  (holds: WithPage) =>
  (world: World): boolean =>
    world.page !== null && holds(world.page, world);

export function pageOf({ page }: World): Page {
  if (!page) throw new Error("no page stands");
  return page;
}

/** A person cannot press what stands behind a dialog. */
export const isFree: WithPage = ({ app }) =>
  !app.actors.dialogs.getSnapshot().hasTag("modal") && !app.actors.session.getSnapshot().hasTag("expiring");

export const isLoggedIn: WithPage = ({ app }) => app.actors.session.getSnapshot().hasTag("authenticated");
