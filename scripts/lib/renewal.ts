// How long a package may stay as it is: docs/security/renewal.md.

/** Days from the day on which the answer is there: a version without the fault. */
const DAYS: Readonly<Record<string, number>> = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 };

/** A part of what `npm audit --json` prints. */
interface Audit {
  vulnerabilities?: Readonly<
    Record<
      string,
      {
        severity: string;
        isDirect: boolean;
        range: string;
        /** The packages that bring it along. */
        effects: readonly string[];
        fixAvailable: boolean | { name: string; version: string };
        via: readonly (string | { title: string; url: string })[];
      }
    >
  >;
  message?: string;
  error?: { summary?: string };
}

/** A part of what `npm outdated --json` prints. */
type Outdated = Readonly<Record<string, { current?: string; wanted: string; latest: string }>>;

interface Verdict {
  lines: string[];
  /** Known faults in what runs in production; null where the registry did not say. */
  faults: number | null;
}

export function readAudit(text: string): Verdict {
  const audit = parsed<Audit>(text);
  if (!audit?.vulnerabilities)
    return { lines: [`the registry did not answer: ${audit?.message ?? "nothing"}`], faults: null };
  const all = Object.entries(audit.vulnerabilities);
  const lines = all.map(([name, { severity, range, effects, via, fixAvailable }]) => {
    const titles = via.flatMap((one) => (typeof one === "string" ? [] : [`${one.title} ${one.url}`]));
    const by = effects.length > 0 ? `, brought by ${effects.join(", ")}` : "";
    const answer = fixAvailable ? `renew within ${DAYS[severity] ?? 0} days` : "no version without it yet";
    return `${severity} ${name} ${range}${by}: ${answer}. ${titles.join("; ")}`;
  });
  return { lines: all.length > 0 ? lines : ["no known fault in what runs in production"], faults: all.length };
}

/** Direct packages that have a newer stable version. */
export function readOutdated(text: string): string[] {
  const found = text.trim() === "" ? {} : parsed<Outdated>(text);
  if (found === null || "error" in found) return ["the registry did not say which versions are the newest"];
  const newer = Object.entries(found).filter(
    ([, { current, latest }]) => current !== undefined && isNewer(latest, current),
  );
  return newer.length > 0
    ? newer.map(([name, { current = "", latest }]) => `${name} ${current} -> ${latest} (${stepOf(current, latest)})`)
    : ["every package that the product names is the newest stable one"];
}

const partsOf = (version: string): number[] => version.split(/[-+]/, 1)[0]?.split(".").map(Number) ?? [];

/** Whether `latest` is a stable version above `current`. */
export function isNewer(latest: string, current: string): boolean {
  if (latest.includes("-")) return false;
  const [to, from] = [partsOf(latest), partsOf(current)];
  const at = to.findIndex((part, index) => part !== from[index]);
  return at >= 0 ? (to[at] ?? 0) > (from[at] ?? 0) : current.includes("-");
}

/** The largest part of the version that changes. */
export function stepOf(current: string, latest: string): "major" | "minor" | "patch" {
  const [to, from] = [partsOf(latest), partsOf(current)];
  if (to[0] !== from[0]) return "major";
  return to[1] === from[1] ? "patch" : "minor";
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
