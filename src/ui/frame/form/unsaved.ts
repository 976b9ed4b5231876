import { createContext, use, useEffect } from "react";

/** Counts the forms whose changes no draft keeps. Who asks before they are lost provides it. */
export const UnsavedContext = createContext<(change: 1 | -1) => void>(() => {});

/** Tells whether the form has changes that would be lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const count = use(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    count(1);
    return () => count(-1);
  }, [isUnsaved, count]);
}
