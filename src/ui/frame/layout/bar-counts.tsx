import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { openBetsCountQuery, runningCountQuery } from "../../../api/queries/frame/open-bets.ts";
import { useApp } from "../../app-context.ts";
import { openQueries } from "../../open-queries.ts";
import { BAR_TEXT } from "./bar-text.ts";

/** How many fixtures run. */
export function RunningCount() {
  return (
    <WithQueries>
      <Running />
    </WithQueries>
  );
}

function Running() {
  const { data = 0 } = useQuery(runningCountQuery(useApp().api));
  return <Badge count={data} label={BAR_TEXT.running(data)} />;
}

/** How many bets of the member are open. */
export function OpenBetsCount() {
  return (
    <WithQueries>
      <OpenBets />
    </WithQueries>
  );
}

function OpenBets() {
  const { data = 0 } = useQuery(openBetsCountQuery(useApp().api));
  return <Badge count={data} label={BAR_TEXT.open(data)} />;
}

/** The bar stands outside of the frame of pages, below an error page too. */
function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={openQueries(useApp().queries)}>{children}</QueryClientProvider>;
}

/** It takes no room of its tab, so that nothing moves when it comes. */
function Badge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-1 left-1/2 ml-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-bold text-on-accent">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
