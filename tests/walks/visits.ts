// How a person comes to a page of the site, and what the page asks before it shows it.
import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import type { Walk } from "./lib/walk.ts";

/** Every navigation asks for it first, so it waits as long as this is held. */
export const GUARD = "**/api/setting/maintanace";

/** Logs in without a page: the cookie is there, and the next page that is opened has the session. */
export async function signIn({ context }: Walk, userId: string): Promise<void> {
  const answer = await context.request.post("/api/member/login", { data: { userId, password: DEMO_PASSWORD } });
  expect(answer.status(), `the login of ${userId}`).toBe(200);
}

/** The operator at the page and at the API: one session, for a second login would end the first. */
export async function signInOperator(walk: Walk): Promise<void> {
  await signIn(walk, "admin01");
  const { token } = await (await walk.context.request.get("/api/member/token")).json();
  walk.operator.token = token;
}

/** At the login that stands there, without loading the page anew. */
export async function logIn({ page }: Walk, userId: string): Promise<void> {
  await page.getByLabel("아이디", { exact: true }).fill(userId);
  await page.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel("비밀번호", { exact: true }).press("Enter");
}

/** Does what ends the session, until the server has ended it too: its answer takes the cookie, and not the next one's. */
export async function endsSession({ page }: Walk, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse("**/api/member/logout");
  await act();
  await answered;
}

export function logOut(walk: Walk): Promise<void> {
  return endsSession(walk, () => walk.member.logout());
}

function linkTo({ page }: Walk, path: string) {
  return page.locator(`a[href="${path}"]:visible`);
}

/** To a page of the site by a link of the one that stands, which loads nothing anew. */
export async function visit(walk: Walk, path: string): Promise<void> {
  await linkTo(walk, path).first().click();
}

/** To the page that stands, with another fragment typed behind its address: no browser loads it anew for that. */
export async function visitAnew({ page, notes }: Walk): Promise<void> {
  const visits = Number(notes.get("visits") ?? 0) + 1;
  notes.set("visits", visits);
  await page.goto(new URL(`#visit-${visits}`, page.url()).href);
}

/** How far behind (below 0) or ahead this page is that the tab was at before and has not been loaded anew since; 0 for none. */
function stepsTo({ page }: Walk, path: string): Promise<number> {
  return page.evaluate((wanted) => {
    const here = navigation.currentEntry?.index ?? 0;
    const known = navigation
      .entries()
      .filter(({ url, sameDocument }) => sameDocument && url !== null && new URL(url).pathname === wanted);
    const steps = known.map(({ index }) => index - here).filter((one) => one !== 0);
    return steps.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0;
  }, path);
}

/** Chooses from the list of pages that the browser keeps behind its Back and Forward. */
async function goSteps({ context, page }: Walk, steps: number): Promise<void> {
  const browser = await context.newCDPSession(page);
  const { entries, currentIndex } = await browser.send("Page.getNavigationHistory");
  const entry = entries[currentIndex + steps];
  if (!entry) throw new Error(`the tab was nowhere ${steps} pages from here`);
  await browser.send("Page.navigateToHistoryEntry", { entryId: entry.id });
  await browser.detach();
}

/** To any page, one that no link leads to from here too, without loading anything anew. */
export async function visitAny(walk: Walk, path: string): Promise<void> {
  if ((await linkTo(walk, path).count()) > 0) return visit(walk, path);
  if (new URL(walk.page.url()).pathname === path) return visitAnew(walk);
  const steps = await stepsTo(walk, path);
  if (steps !== 0) return goSteps(walk, steps);
  await visitByScript(walk, path);
}

/** To a page that no link opens in this tab. A typed address would load the page anew, and the machine would begin once more. */
export async function visitByScript({ page }: Walk, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
}

/** Makes the page ask for what is held, and waits until this one request is all that waits; an older one is given up. */
export async function asksAnew({ held }: Walk, name: string, ask: () => Promise<unknown>): Promise<void> {
  const old = held.count(name) > 0 ? await held.arrived(name) : null;
  await ask();
  await expect.poll(async () => held.count(name) === 1 && (await held.arrived(name)) !== old).toBe(true);
}

/** The member reads everything in another tab. */
export async function readElsewhere({ context }: Walk): Promise<void> {
  const { token } = await (await context.request.get("/api/member/token")).json();
  const headers = { "X-AUTH-TOKEN": `Bearer ${token}`, "Idempotency-Key": crypto.randomUUID() };
  expect((await context.request.post("/api/message/read-all", { headers })).status()).toBe(204);
}

/** Leaves the page by the browser's history, also where something is open that one step back would only close. */
export async function leaveBack({ page }: Walk): Promise<void> {
  await page.evaluate(() => history.go((history.state as { covers?: string } | null)?.covers === undefined ? -1 : -2));
}
