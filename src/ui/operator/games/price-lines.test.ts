import { expect, it } from "vitest";
import { priceLines, readPriceLines } from "./price-lines.ts";

it("reads what it writes", () => {
  expect(priceLines({ "p-odd": 190, "p-0": 905 })).toBe("p-odd=1.90\np-0=9.05");
  expect(readPriceLines("p-odd=1.90\n\n p-0 = 9.05 ")).toEqual({ prices: { "p-odd": 190, "p-0": 905 } });
  expect(readPriceLines("p-odd=1.9\np-1=12")).toEqual({ prices: { "p-odd": 190, "p-1": 1_200 } });
  expect(readPriceLines("")).toEqual({ prices: {} });
});

it.each(["p-odd", "p-odd=", "p-odd=1.905", "p-odd=-1", "P=1.9", "a=b=1"])("%j is no price", (line) =>
  expect(readPriceLines(line)).toEqual({ wrong: line }),
);
