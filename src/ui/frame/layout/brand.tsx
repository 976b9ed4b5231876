import { Link } from "@tanstack/react-router";
import { PRODUCT_NAME } from "../../../domain/common/product.ts";

export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="text-accent">
      <circle cx="16" cy="16" r="11.5" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="16" cy="16" r="4" fill="currentColor" />
    </svg>
  );
}

/** The mark and the product's name, as a link to the home page. `isShort`: on a phone the mark alone is seen. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-w-0 items-center gap-2 overflow-hidden text-lg font-extrabold tracking-tight whitespace-nowrap"
    >
      <span className="shrink-0">
        <BrandMark />
      </span>
      <span className={isShort ? "sr-only phone:not-sr-only" : ""}>{PRODUCT_NAME}</span>
    </Link>
  );
}
