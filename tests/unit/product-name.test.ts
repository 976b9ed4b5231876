import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PRODUCT_NAME } from "../../src/domain/common/product.ts";

test("the HTML has the product's name as its title before any script runs", () => {
  const html = readFileSync(join(import.meta.dirname, "..", "..", "index.html"), "utf8");
  expect(html).toContain(`<title>${PRODUCT_NAME}</title>`);
});
