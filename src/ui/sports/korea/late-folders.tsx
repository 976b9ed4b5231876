import { lazy, Suspense } from "react";
import type { BonusFoldersProps } from "./bonus-folders.tsx";

const BonusFolders = lazy(() => import("./bonus-folders.tsx").then((file) => ({ default: file.BonusFolders })));

/** The bonus folders, after the first picture: what they raise comes first. */
export function LateFolders(props: BonusFoldersProps) {
  return (
    <Suspense>
      <BonusFolders {...props} />
    </Suspense>
  );
}
