// Answers with the HTML what its page asks for first: the server makes the calls itself, for the member of the cookie, so
// that the page waits for no second round trip. The HTML is never stored then.
import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { type FirstData, TOKEN } from "./first-data.ts";

/** An answer that the HTML holds. */
interface Told {
  url: string;
  /** The header X-AUTH-TOKEN of its call; undefined where the answer is the same for all. */
  auth?: string;
  /** JSON, as the call answers it. */
  body: string;
}

/** What the HTML holds of its page's first data: the answers, and the addresses that the page asks for itself. */
export interface FirstAnswers extends FirstData {
  told: readonly Told[];
}

/** The HTML waits so long for its data at most. What comes later is asked for by the page. */
const PATIENCE_MS = 300;

/**
 * Navigations that bring a cookie of SameSite=Strict. Another one may be a member's all the same, whose page asks with the
 * cookie: it is not told that there is no session.
 */
const OWN_SITES = new Set<unknown>(["none", "same-origin", "same-site"]);

export async function tellFirst(
  app: Pick<App, "inject">,
  request: Pick<FastifyRequest, "headers" | "socket">,
  { all, member }: FirstData,
): Promise<FirstAnswers> {
  const patience = patienceOf(PATIENCE_MS);
  const isFromElsewhere = !OWN_SITES.has(request.headers["sec-fetch-site"]);
  const tell = (url: string, headers: Record<string, string> = {}) =>
    Promise.race([answerOf(app, request, url, headers), patience.isOver]);
  try {
    const [asToken, ...ofAll] = await Promise.all([
      tell(TOKEN, { cookie: request.headers.cookie ?? "" }),
      ...all.map((url) => tell(url)),
    ]);
    const token = asToken ? (JSON.parse(asToken.body) as { token: string | null }).token : null;
    const ofToken = token === null && isFromElsewhere ? null : asToken;
    const auth = `Bearer ${token}`;
    const asked = ofToken && token === null ? [] : member;
    const ofMember = token === null ? [] : await Promise.all(asked.map((url) => tell(url, { "x-auth-token": auth })));
    const told = [
      ofToken,
      ...ofAll,
      // The page takes an answer for the same token only.
      ...ofMember.map((one) => one && { ...one, auth }),
    ].filter((one) => one !== null);
    const isMissing = (url: string) => !told.some((one) => one.url === url);
    return { told, all: all.filter(isMissing), member: asked.filter(isMissing) };
  } finally {
    patience.end();
  }
}

/** The answer of a call in JSON, from the address of the request; null for a refusal. */
async function answerOf(
  app: Pick<App, "inject">,
  request: Pick<FastifyRequest, "headers" | "socket">,
  url: string,
  given: Record<string, string>,
): Promise<Told | null> {
  const forwarded = request.headers["x-forwarded-for"];
  const { remoteAddress } = request.socket;
  const answer = await app.inject({
    method: "GET",
    url,
    headers: { ...given, ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  return answer.statusCode === 200 ? { url, body: answer.body } : null;
}

function patienceOf(ms: number): { isOver: Promise<null>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return { isOver, end: () => clearTimeout(timer) };
}
