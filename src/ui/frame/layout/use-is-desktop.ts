import { useSyncExternalStore } from "react";
import { MOBILE_MAX_WIDTH } from "../../../domain/constants.ts";

const QUERY = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

function subscribe(listener: () => void): () => void {
  const mobile = matchMedia(QUERY);
  mobile.addEventListener("change", listener);
  return () => mobile.removeEventListener("change", listener);
}

/** True above 1263.98 px. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => !matchMedia(QUERY).matches);
}
