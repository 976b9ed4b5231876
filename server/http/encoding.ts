// Which of the encodings that the server offers a client accepts.

/** The first of `offered` that the header `accept-encoding` names and does not refuse by `q=0`; else `identity`. */
export function encodingOf<Offered extends string>(
  header: string | string[] | undefined,
  offered: readonly Offered[],
): Offered | "identity" {
  const accepted = String(header ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  return offered.find((one) => accepted.includes(one)) ?? "identity";
}
