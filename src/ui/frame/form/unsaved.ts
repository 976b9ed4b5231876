import { createContext, use, useEffect, useId } from "react";

/** Hears of the forms whose changes no draft keeps. Who asks before they are lost provides it. */
export const UnsavedContext = createContext<(form: string, isUnsaved: boolean) => void>(() => {});

/** Tells whether the form has changes that would be lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const tell = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    tell(form, true);
    return () => tell(form, false);
  }, [isUnsaved, tell, form]);
}
