import { expect, it } from "vitest";
import { pageTitle, PRODUCT_NAME } from "./product.ts";

it("a page's title begins with the page and ends with the product's name [REQ-9.31]", () => {
  expect(PRODUCT_NAME).toBe("한판");
  expect(pageTitle("충전")).toMatch(/^충전\W.*한판$/);
});
