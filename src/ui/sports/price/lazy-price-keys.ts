/** A ref: `priceKeys`, once its code is there. No page waits for it; where it never comes each price is a Tab stop. */
export const lazyPriceKeys = (element: HTMLElement | null): void =>
  void import("./price-keys.ts").then(
    (file) => file.priceKeys(element),
    () => undefined,
  );
