const UNITS = ["", "만", "억", "조"] as const;

/** An amount by its groups of four digits: 123450000 is "1억 2,345만원", 0 is "0원". */
export function wonInWords(amount: number): string {
  const groups = UNITS.map((unit, at) => ({ unit, value: Math.floor(amount / 10_000 ** at) % 10_000 }));
  const words = groups
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) => `${value.toLocaleString("ko-KR")}${unit}`)
    .toReversed();
  return `${words.join(" ") || "0"}원`;
}
