/** Of the product's own family; the text is a glyph of its first file (scripts/vite/product-font.ts). */
const FACE = '1rem "Hanpan Sans"';
const GLYPH = "홈";
const PATIENCE_MS = 400;

let font: Promise<unknown> | null = null;

/**
 * Asks for the font of the first page, while the scripts that draw it run. Resolves when it is there, or after 400 ms: text
 * that changes its font later is laid out twice.
 */
export function firstFont(): Promise<unknown> {
  font ??= Promise.race([
    globalThis.document?.fonts?.load(FACE, GLYPH).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  return font;
}
