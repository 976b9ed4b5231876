import { Link } from "@tanstack/react-router";
import { PRODUCT_NAME } from "../../../domain/product.ts";

export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="text-accent">
      <circle cx="16" cy="16" r="11.5" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="16" cy="16" r="4" fill="currentColor" />
    </svg>
  );
}

/** The mark and the product's name, as a link to the home page. */
export function Brand() {
  return (
    <Link to="/" className="flex items-center gap-2 text-lg font-extrabold tracking-tight">
      <BrandMark />
      {PRODUCT_NAME}
    </Link>
  );
}
