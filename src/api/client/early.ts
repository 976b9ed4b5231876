// What a page asks for before its scripts are there: a module of its own without imports, which the HTML loads first.
// It reads the token with the cookie, and with it what `<meta name="first-data">` names. The client takes each answer
// once, instead of asking.

interface Early {
  askedAt: number;
  /** The header X-AUTH-TOKEN of the request; undefined where the answer is the same for all. */
  auth: string | undefined;
  answer: Promise<Response>;
}

/** An answer that nobody took by then is too old to stand for a new one. */
const FRESH_MS = 10_000;
const early = new Map<string, Early>();

function ask(url: string, auth?: string): Promise<Response> {
  const headers = { Accept: "application/json", ...(auth !== undefined && { "X-AUTH-TOKEN": auth }) };
  const answer = fetch(url, { headers, credentials: "same-origin" });
  answer.catch(() => {});
  early.set(url, { askedAt: Date.now(), auth, answer });
  return answer;
}

/** Whether something was asked for early that nobody took yet. */
export function hasEarly(): boolean {
  return [...early.values()].some(({ askedAt }) => Date.now() - askedAt <= FRESH_MS);
}

/** Asks for the token, for what is for all, and for what is for the member who has a token. */
export async function askEarly({ all, member }: { all: readonly string[]; member: readonly string[] }): Promise<void> {
  for (const url of all) void ask(url);
  try {
    const token = (await ask("/api/member/token")).clone();
    const { token: value } = (await token.json()) as { token: string | null };
    if (value !== null) for (const url of member) void ask(url, `Bearer ${value}`);
  } catch {
    // The page asks itself, and says what went wrong.
  }
}

/** `fetch` for the client: an early answer to the same GET with the same token, or else a request. */
export async function fetchOrEarly(url: string, init: RequestInit): Promise<Response> {
  const found = early.get(url);
  early.delete(url);
  const auth = new Headers(init.headers).get("X-AUTH-TOKEN");
  if (!found || init.method !== "GET" || Date.now() - found.askedAt > FRESH_MS) return fetch(url, init);
  if (found.auth !== undefined && found.auth !== auth) return fetch(url, init);
  const aborted = new Promise<never>((_, reject) => {
    init.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error), { once: true });
  });
  return Promise.race([found.answer.catch(() => fetch(url, init)), aborted]);
}

const asked = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="first-data"]')?.content;
if (asked) void askEarly(JSON.parse(asked) as { all: string[]; member: string[] });
