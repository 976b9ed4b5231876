import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CONSOLE_ROWS } from "../frame/layout/menu-table.ts";
import { classNames } from "../primitives/class-names.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import { ADMIN_TEXT } from "./text.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";

function showTab(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The frame of the operator's sections: a row of links, and the section below it. */
export function Console({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeading title={ADMIN_TEXT.title} />
      <nav aria-label={ADMIN_TEXT.tabs} className="mb-3 overflow-x-auto border-b border-line">
        <ul className="flex w-max">
          {CONSOLE_ROWS.map(({ to, label }) => (
            <li key={to}>
              <Link
                // On a phone the row of tabs is wider than the page.
                ref={to === path ? showTab : null}
                to={to}
                search={{}}
                className={classNames(
                  "grid h-10 place-items-center border-b-2 px-4 text-sm whitespace-nowrap",
                  to === path ? "border-accent font-bold" : "border-transparent text-muted hover:text-ink",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <UnsavedGuard>{children}</UnsavedGuard>
    </div>
  );
}
