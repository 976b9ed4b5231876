import { PRODUCT_NAME } from "../../../domain/common/product.ts";
import { BrandMark } from "./brand.tsx";
import { LAYOUT_TEXT } from "./text.ts";

/** Stands alone while a page waits for the session. On a first load the picture of index.html stays in its place. */
export function PageLoading() {
  return (
    <output aria-label={LAYOUT_TEXT.loading} className="page-loading grid min-h-dvh place-items-center">
      <span className="grid animate-pulse justify-items-center gap-2">
        <BrandMark size={44} />
        <span className="font-fallback text-lg font-bold">{PRODUCT_NAME}</span>
      </span>
    </output>
  );
}
