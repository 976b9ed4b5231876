/** The product's name stands here and nowhere else. */
export const PRODUCT_NAME = "한판";

/** Page titles end with the product's name (specification, section 9). */
export function pageTitle(title: string): string {
  return `${title} | ${PRODUCT_NAME}`;
}
