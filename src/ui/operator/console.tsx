import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { queryOf } from "../../api/client/ask.ts";
import { waitingCounts } from "../../api/contract/operator/money.endpoints.ts";
import { useApp } from "../app-context.ts";
import { classNames } from "../primitives/class-names.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import "../primitives/scroll-edges.css";
import { OPERATOR_TEXT } from "./text.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { StaffArea } from "./staff/staff-area.tsx";
import { useConsoleRows } from "./staff/use-console-rows.ts";
import { useReread } from "./use-reread.ts";

/** On a phone the row of tabs is wider than the page; counts that come late widen it more. */
function keepInSight(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest("ul");
  const nav = link?.closest("nav");
  if (!link || !row || !nav) return;
  const observer = new ResizeObserver(() => {
    nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** The frame of the operator's sections: a row of links with what waits in each, and the section below it. */
export function Console({ children }: { children: ReactNode }) {
  const { api } = useApp();
  const rows = useConsoleRows();
  // Nothing waits for an account that has to be set up first.
  const enabled = rows.length > 0;
  const { data: waiting } = useQuery({ ...queryOf(api, waitingCounts, {}), ...useReread("waiting"), enabled });
  const waitingAt = (to: string) => waiting?.counts[to.slice(to.lastIndexOf("/") + 1)] ?? 0;
  const path = useLocation({ select: ({ pathname }) => pathname.split("/").slice(0, 3).join("/") });
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeading title={OPERATOR_TEXT.title} />
      <nav
        aria-label={OPERATOR_TEXT.tabs}
        className="scroll-edges relative mb-3 overflow-x-auto border-b border-line [--edge-base:var(--color-canvas)]"
      >
        <ul className="flex w-max desktop:w-auto desktop:flex-wrap">
          {rows.map(({ to, label }) => (
            <li key={to}>
              <Link
                ref={to === path ? keepInSight : null}
                to={to}
                search={{}}
                className={classNames(
                  "relative flex h-10 items-center gap-1.5 border-b-2 px-4 text-sm whitespace-nowrap desktop:h-9 desktop:px-3",
                  to === path ? "border-accent font-bold" : "border-transparent text-muted hover:text-ink",
                )}
              >
                {label}
                {waitingAt(to) > 0 && (
                  <span className="rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent tabular-nums">
                    <span className="sr-only">{OPERATOR_TEXT.waiting}</span>
                    {waitingAt(to)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <StaffArea>
        <UnsavedGuard>{children}</UnsavedGuard>
      </StaffArea>
    </div>
  );
}
