import { useEffect, useState } from "react";
import { PREFETCH_IDLE_TIMEOUT_MS } from "../domain/common/constants.ts";

/** True from the first idle moment on: what is shown from then does not compete with what the page needs first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const tell = () => setIdle(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(tell, PREFETCH_IDLE_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(tell, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
