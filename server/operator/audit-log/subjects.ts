// On whom or what a call is, by its path and what it carries: `member:member01`, `provider:trial`.

const KINDS: Readonly<Record<string, string>> = {
  enquiries: "enquiry",
  "blocked-addresses": "address",
  "money-requests": "money-request",
  "tether-orders": "tether-order",
};
const MOST = 50;

const kindOf = (segment: string): string => KINDS[segment] ?? segment.replace(/s$/, "");

type Loose = Readonly<Record<string, unknown>>;
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string" && one !== "");

export function subjectsOf(path: string, params: unknown, body: unknown): string[] {
  const segments = path.split("/").slice(2);
  const asked = (typeof body === "object" && body !== null ? body : {}) as Loose;
  const named = (params ?? {}) as Loose;
  const members = [named.userId, asked.userId, asked.userIds, asked.receivers].flatMap(textsOf);
  const inPath = segments.flatMap((segment, place) => {
    const name = segment.startsWith(":") ? segment.slice(1) : "";
    return name === "" || name === "userId"
      ? []
      : textsOf(named[name]).map((id) => `${kindOf(segments[place - 1] ?? "")}:${id}`);
  });
  const ids = textsOf(asked.ids).map((id) => `${kindOf(segments[0] ?? "")}:${id}`);
  const others = (["fixtureId", "marketId", "provider", "betId"] as const).flatMap((name) =>
    textsOf(asked[name]).map((id) => `${name.replace(/Id$/, "")}:${id}`),
  );
  return [...new Set([...members.map((userId) => `member:${userId}`), ...inPath, ...ids, ...others])].slice(0, MOST);
}
