import { BrandMark } from "./brand.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** Stands alone while the first page waits for the session. */
export function PageLoading() {
  return (
    <output aria-label={LAYOUT_TEXT.loading} className="grid min-h-dvh place-items-center">
      <span className="animate-pulse">
        <BrandMark size={44} />
      </span>
    </output>
  );
}
