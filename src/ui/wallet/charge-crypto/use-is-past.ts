import { useEffect, useState } from "react";

/** Whether the instant has passed; false for none. It becomes true by itself. */
export function useIsPast(instant: string | null): boolean {
  const end = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - Date.now();
    if (!Number.isFinite(left)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [end]);
  return now >= end;
}
