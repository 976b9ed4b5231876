import type { RefCallback } from "react";

/** `priceKeys`, once its code is there: no page waits for it, and one that never comes leaves each price a Tab stop. */
export const lazyPriceKeys: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  let end: ReturnType<RefCallback<HTMLElement>>;
  let isOver = false;
  const start = async () => {
    const { priceKeys } = await import("./price-keys.ts");
    if (!isOver) end = priceKeys(element);
  };
  start().catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
};
