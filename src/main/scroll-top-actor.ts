// The way back to the top of a page. Loaded after it: nobody has scrolled before.
import { createActor } from "xstate";
import { scrollTopMachine } from "../machines/scroll-top/scroll-top.machine.ts";
import type { LateActors, PageActors } from "../ui/app-context.ts";
import { scrollPageToTop } from "./scroll-page.ts";

/** Starts it and adds it to the page's machines. */
export function startScrollTop(actors: PageActors): Pick<LateActors, "scrollTop"> {
  const scrollTop = createActor(scrollTopMachine.provide({ actions: { scrollToTop: scrollPageToTop } }));
  scrollTop.start();
  Object.assign(actors, { scrollTop });
  return { scrollTop };
}
