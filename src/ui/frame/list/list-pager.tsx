import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";

/** It stands below the rows: the first picture does without it. */
const Pager = lazy(() => import("../../primitives/list/pager.tsx").then((file) => ({ default: file.Pager })));

/** Links to the pages of a list. An address behind the last page becomes that of the last page. */
export function ListPager({ page, pageCount }: { page: number; pageCount: number }) {
  const asked = Number((useSearch({ strict: false }) as { page?: unknown }).page ?? 1);
  const navigate = useNavigate();
  const isBehind = asked > pageCount && page === pageCount;
  useEffect(() => {
    if (isBehind) void navigate({ to: ".", search: (search: object) => ({ ...search, page }), replace: true });
  }, [isBehind, navigate, page]);
  if (pageCount <= 1) return null;
  return (
    <Suspense fallback={<div className="h-12" />}>
      <Pager
        page={page}
        pageCount={pageCount}
        renderLink={(target, { name, text, isCurrent, className }) => (
          <Link
            to="."
            search={(search: object) => ({ ...search, page: target === 1 ? undefined : target })}
            activeOptions={{ exact: true }}
            aria-label={name}
            aria-current={isCurrent ? "page" : undefined}
            className={className}
          >
            {text}
          </Link>
        )}
      />
    </Suspense>
  );
}
