import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

it("writes rows with what has to be quoted quoted", () => {
  expect(
    csvOf([
      ["이름", "금액"],
      ['김, "철수"', -5],
      [null, "a\nb"],
    ]),
  ).toBe('\uFEFF이름,금액\r\n"김, ""철수""",-5\r\n,"a\nb"\r\n');
});

it.each(["=1+1", "+1", "-1", "@a", "\ta"])("takes %j as text, not as a formula", (text) =>
  expect(csvOf([[text]])).toContain(`'${text}`),
);
