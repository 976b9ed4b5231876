/** A context as text: actors by their names, sets as lists, and nothing twice over. */
export function plainText(value: unknown): string {
  const seen = new WeakSet<object>();
  return JSON.stringify(
    value,
    (_, one: unknown) => {
      if (typeof one === "bigint" || typeof one === "function") return String(one);
      if (typeof one !== "object" || one === null) return one;
      if ("getSnapshot" in one) return `(actor ${"id" in one ? String(one.id) : ""})`;
      if (one instanceof Set) return [...one];
      if (one instanceof Map) return Object.fromEntries(one);
      if (one instanceof Error) return `${one.name}: ${one.message}`;
      if (seen.has(one)) return "…";
      seen.add(one);
      return one;
    },
    2,
  );
}
