// What a page asks for first: a module of its own without imports, which the HTML loads first. The HTML holds the answers
// (server/http/tell-first.ts), and the addresses of those that the server did not have in time: they are asked for before
// the page's scripts are there. The client takes each answer once, instead of asking.

interface Early {
  askedAt: number;
  /** The header X-AUTH-TOKEN of the request; undefined where the answer is the same for all. */
  auth: string | undefined;
  answer: Promise<Response>;
}

/** An answer that nobody took by then is too old to stand for a new one. */
const FRESH_MS = 10_000;
const early = new Map<string, Early>();

function keep(url: string, auth: string | undefined, answer: Promise<Response>): void {
  early.set(url, { askedAt: Date.now(), auth, answer });
}

function ask(url: string, auth?: string): Promise<Response> {
  const headers = { Accept: "application/json", ...(auth !== undefined && { "X-AUTH-TOKEN": auth }) };
  const answer = fetch(url, { headers, credentials: "same-origin" });
  answer.catch(() => {});
  keep(url, auth, answer);
  return answer;
}

/** Whether something was told or asked for early that nobody took yet. */
export function hasEarly(): boolean {
  return [...early.values()].some(({ askedAt }) => Date.now() - askedAt <= FRESH_MS);
}

/** The JSON of an early answer, which stays to be taken; undefined where there is none. */
export async function readEarly(url: string): Promise<unknown> {
  return (await early.get(url)?.answer)?.clone().json();
}

interface First {
  told: readonly { url: string; auth?: string; body: string }[];
  all: readonly string[];
  member: readonly string[];
}

const TOKEN = "/api/member/token";

/** Entries of local storage, each the name of the last session that was left: until its logout is answered, and since. */
export const LEFT_SESSION = { unanswered: "hanpan.left", ended: "hanpan.ended" } as const;

/** Names a session where scripts can read it; what is left of the token cannot be guessed. */
export const nameOfSession = (token: string): string => token.slice(0, 8);

/** Whether the page was made for a session that was left meanwhile. */
const isLeft = (token: string): boolean =>
  Object.values(LEFT_SESSION).some((key) => globalThis.localStorage?.getItem(key) === nameOfSession(token));

/** Keeps what was told. Asks for the rest: what is for all, and what is for the member who has a token. */
export async function takeFirst({ told, all, member }: First): Promise<void> {
  for (const { url, auth, body } of told) keep(url, auth, Promise.resolve(new Response(body)));
  for (const url of all) void ask(url);
  try {
    const body = told.find(({ url }) => url === TOKEN)?.body ?? (await (await ask(TOKEN)).clone().text());
    const { token } = JSON.parse(body) as { token: string | null };
    if (token !== null && !isLeft(token)) for (const url of member) void ask(url, `Bearer ${token}`);
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

const first = globalThis.document?.getElementById("first-data");
if (first) {
  // The token stays in this module alone.
  first.remove();
  void takeFirst(JSON.parse(first.textContent) as First);
}
