// Signed calls as docs/provider.md says, written apart from the server: the two must agree.
import { createHmac, randomUUID } from "node:crypto";

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface Forging {
  secret?: string;
  /** Seconds away from now. */
  shift?: number;
  /** What is signed, where it is not what is sent. */
  signed?: string;
  unsigned?: boolean;
}

export interface Caller {
  origin: string;
  secret: string;
  /** Milliseconds since 1970; the other side's clock. */
  now(): number;
}

export async function call(
  { origin, secret, now }: Caller,
  method: string,
  path: string,
  body?: object | string,
  forging: Forging = {},
): Promise<Reply> {
  const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
  const at = String(Math.floor(now() / 1_000) + (forging.shift ?? 0));
  const signature = createHmac("sha256", forging.secret ?? secret)
    .update(`${at}\n${method} ${path}\n${forging.signed ?? text}`)
    .digest("hex");
  const headers = { "x-provider-timestamp": at, "x-provider-signature": signature };
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(!forging.unsigned && headers),
    },
    ...(body !== undefined && { body: text }),
    signal: AbortSignal.timeout(10_000),
  });
  const raw = await answer.text();
  return { status: answer.status, body: raw.startsWith("{") ? (JSON.parse(raw) as Reply["body"]) : {} };
}

export const id = (): string => randomUUID();

/** One thing that has to hold. `run` throws where it does not. */
export interface Point {
  name: string;
  run(): Promise<void>;
}

/** Runs the points in their order and tells of each. Returns the names of those that do not hold. */
export async function runPoints(points: readonly Point[], tell: (line: string) => void): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, run } of points) {
    try {
      await run();
      tell(`✓ ${name}`);
    } catch (error) {
      wrong.push(name);
      tell(`✗ ${name}\n    ${(error instanceof Error ? error.message : String(error)).split("\n").join("\n    ")}`);
    }
  }
  tell(`${points.length - wrong.length} / ${points.length}`);
  return wrong;
}
