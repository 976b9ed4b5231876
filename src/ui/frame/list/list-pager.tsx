import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { Pager } from "../../primitives/list/pager.tsx";

/** Links to the pages of a list. An address behind the last page becomes that of the last page. */
export function ListPager({ page, pageCount }: { page: number; pageCount: number }) {
  const asked = Number((useSearch({ strict: false }) as { page?: unknown }).page ?? 1);
  const navigate = useNavigate();
  const isBehind = asked > pageCount && page === pageCount;
  useEffect(() => {
    if (isBehind) void navigate({ to: ".", search: (search: object) => ({ ...search, page }), replace: true });
  }, [isBehind, navigate, page]);
  return (
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
  );
}
