import { lazy, Suspense } from "react";

const SearchOpener = lazy(() => import("./search-opener.tsx").then((file) => ({ default: file.SearchOpener })));

/** The place of the search in the header, kept until its code is there. */
export function SearchPlace({ isField = false }: { isField?: boolean }) {
  return (
    <Suspense fallback={<span className="size-9" />}>
      <SearchOpener isField={isField} />
    </Suspense>
  );
}
