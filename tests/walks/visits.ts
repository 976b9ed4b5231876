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
  return endsSession(walk, () => walk.page.getByRole("button", { name: "로그아웃" }).click());
}

/** To another page of the site without loading it anew, as a link does. */
export async function visit({ page }: Walk, path: string): Promise<void> {
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
  const headers = { "X-AUTH-TOKEN": `Bearer ${token}` };
  expect((await context.request.post("/api/message/read-all", { headers })).status()).toBe(204);
}
