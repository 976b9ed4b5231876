import { createContext, use, useEffect } from "react";

/** Holds the button of the question, or lets it go. */
export const ConfirmHold = createContext<(isHeld: boolean) => void>(() => {});

/** What a question shows is still read, or could not be: nobody confirms it meanwhile. */
export function useConfirmHeld(isHeld: boolean): void {
  const hold = use(ConfirmHold);
  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [hold, isHeld]);
}
