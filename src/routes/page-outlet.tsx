import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Skeleton } from "../ui/primitives/skeleton.tsx";

/** Where a page stands in its frame. A part of the page that is still loading leaves the frame as it is. */
export function PageOutlet() {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Outlet />
    </Suspense>
  );
}
