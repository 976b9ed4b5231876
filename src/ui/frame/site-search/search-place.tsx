import { lazy } from "react";
import { FramePart } from "../error/part-boundary.tsx";

const SearchOpener = lazy(() => import("./search-opener.tsx").then((file) => ({ default: file.SearchOpener })));

/** The place of the search in the header, kept until its code is there. */
export function SearchPlace({ isField = false }: { isField?: boolean }) {
  return (
    <FramePart fallback={<span className="size-9" />}>
      <SearchOpener isField={isField} />
    </FramePart>
  );
}
