import { lazy, Suspense } from "react";
import type { AddressSearchProps } from "./address-search.tsx";

/** After the first picture: a list comes before what it is searched with. */
const AddressSearch = lazy(() => import("./address-search.tsx").then((file) => ({ default: file.AddressSearch })));

/** The search of a list; every list has this one. */
export function SearchBox(props: AddressSearchProps) {
  return (
    <Suspense fallback={<div className="h-9 min-w-0 flex-[1_1_16rem]" />}>
      <AddressSearch {...props} />
    </Suspense>
  );
}
