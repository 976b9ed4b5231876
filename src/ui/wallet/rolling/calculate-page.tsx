import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { CALCULATE_PAGES } from "../../../domain/wallet/calculate-pages.ts";
import { pathOnly } from "../../../domain/frame/path.ts";
import { classNames } from "../../primitives/class-names.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { RollingView } from "./rolling-view.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";

const LineTable = lazy(() => import("./line-table.tsx").then((file) => ({ default: file.LineTable })));
const RollingHistory = lazy(() => import("./rolling-history.tsx").then((file) => ({ default: file.RollingHistory })));

/** The settlement pages: rolling by category or by member of the line, the request, and the requests before. */
export function CalculatePage() {
  const path = useLocation({ select: ({ pathname }) => pathOnly(pathname) });
  const page = CALCULATE_PAGES.find((one) => one.path === path) ?? CALCULATE_PAGES[0];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={page.title} />
      <nav aria-label={TEXT.pages} className="overflow-x-auto">
        <ul className="flex w-max gap-1">
          {CALCULATE_PAGES.map((one) => (
            <li key={one.path}>
              <Link
                to={one.path}
                search={{}}
                aria-current={one === page ? "page" : undefined}
                className={classNames(
                  "flex h-9 items-center rounded-md border px-3 text-sm",
                  one === page
                    ? "border-accent bg-accent-soft font-bold"
                    : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
                )}
              >
                {one.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <RollingView scope={page.scope} />
      <Suspense fallback={<Skeleton lines={6} />}>
        {page.isByMember && <LineTable scope={page.scope} />}
        <RollingHistory isShort={page.isByMember} />
      </Suspense>
    </div>
  );
}
