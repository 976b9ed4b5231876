// A member at the inbox: what is pressed there, and what the server and another device do meanwhile.
import { expect, type Locator } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { dialogsMachine } from "../../../src/machines/dialogs/dialogs.machine.ts";
import { FAILURE_TEXT } from "../../../src/api/client/failure.ts";
import { BETS_TEXT } from "../../../src/ui/sports/bets/text.ts";
import { DEMO_PASSWORD } from "../../factories/api-user.ts";
import type { Step } from "../lib/browser-model.ts";
import type { LatePart, Walk } from "../lib/walk.ts";
import { leaveBack, visit } from "../visits.ts";

export type Snapshot = SnapshotFrom<typeof dialogsMachine>;

const MEMBER = "member09";
export const NICKNAME = "번개손";
const ELSEWHERE = "/bet_result";
const GONE = "곧 사라질 쪽지";
/** What the two questions of the model are about. */
const KEPT: Readonly<Record<string, string>> = { "q-1": "첫째 쪽지", "q-2": "둘째 쪽지" };
/** What the page says of a message that is not there, and of a network that fails. */
export const SAID: Readonly<Record<string, string>> = { first: "찾을 수 없습니다.", second: FAILURE_TEXT.network };

export const isModal = (snapshot: Snapshot): boolean => snapshot.hasTag("modal");

/** Opens the inbox as a member who comes from elsewhere. */
export async function open(walk: Walk, { hasCode }: { hasCode: boolean }): Promise<void> {
  await arrive(walk, { late: hasCode ? null : "open-dialogs" });
  await enter(walk);
}

/** Opens the page as a member who is logged in, elsewhere than at the inbox. The code of one part may be late. */
export async function arrive(walk: Walk, { late }: { late: LatePart | null }): Promise<void> {
  const { page, context, held } = walk;
  await page.goto("about:blank");
  // A path holds a call for as long as it likes; the 15 s after which a call gives up run on no clock of the walk.
  if (walk.isNew) await context.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  const login = await context.request.post("/api/member/login", { data: { userId: MEMBER, password: DEMO_PASSWORD } });
  walk.notes.set("token", ((await login.json()) as { token: string }).token);
  if (late) await walk.holdCode(late);
  await held.hold("read", /\/api\/message\/[^/]+\/read/);
  await held.hold("remove", /\/api\/message\/[^/]+$/, "DELETE");
  await ofMember(walk, "POST", "message/read-all");
  await page.goto(ELSEWHERE);
  await expect(page.locator('[data-machine="loading-bar"]')).toHaveAttribute("data-state", "hidden");
  await expect(page.getByRole("banner")).toBeVisible();
}

/** To the inbox, with two messages that stay and one that another device is about to delete. */
async function enter(walk: Walk): Promise<void> {
  await fill(walk);
  await visit(walk, "/message");
  await expect(row(walk, GONE)).toBeVisible();
}

/** Back to the inbox where a step led away from it. */
async function returnTo(walk: Walk): Promise<void> {
  if (new URL(walk.page.url()).pathname !== "/message") await enter(walk);
}

async function fill(walk: Walk): Promise<void> {
  const before = await inbox(walk);
  for (const title of Object.values(KEPT))
    if (!before.some((message) => message.title === title)) await send(walk, title);
  await ofMember(walk, "POST", "message/read-all");
  await vanish(walk);
  await send(walk, GONE);
}

/** Another device deletes the message. */
export async function vanish(walk: Walk): Promise<void> {
  for (const { id, title } of await inbox(walk)) if (title === GONE) await ofMember(walk, "DELETE", `message/${id}`);
}

/** Away from the inbox, as the browser's own button leads; what is unread would lead back to it. */
export async function leave(walk: Walk): Promise<void> {
  await vanish(walk);
  await leaveBack(walk);
  await walk.member.expectPath(ELSEWHERE);
  // The address is there before the page has been let go: a message that comes until then leads back to the inbox.
  await expect(walk.page.locator("main h1")).toHaveText(BETS_TEXT.title);
}

/** The message is deleted that the question was about; one of the same name comes with what the page reads anew. */
export async function removed(walk: Walk, id: string): Promise<void> {
  const title = KEPT[id] ?? id;
  const request = await walk.held.arrived("remove");
  const old = (await inbox(walk)).find((message) => message.title === title);
  expect(request.url().endsWith(old?.id ?? "?"), "the message that was asked about is deleted").toBe(true);
  await send(walk, title);
  await fill(walk);
  const isList = ({ url, method }: { url: string; method: string }) => url.endsWith("/api/message") && method === "GET";
  const read = walk.page.waitForResponse((answer) => isList({ url: answer.url(), method: answer.request().method() }));
  await walk.held.letGo("remove", 204);
  await (await read).finished();
}

/** The page has asked for no deletion. */
export const nothingRemoved = ({ held }: Walk): void => expect(held.count("remove")).toBe(0);

export const openUserInfo = ({ member }: Walk): Promise<void> => member.chooseOwn("내 정보");

/** Presses Delete at the message that this question of the model is about. */
export async function askRemoval(walk: Walk, id: string): Promise<void> {
  const item = walk.page.getByRole("listitem").filter({ hasText: KEPT[id] ?? id });
  const button = item.getByRole("button", { name: "삭제", exact: true });
  if (!(await button.isVisible())) await row(walk, KEPT[id] ?? id).click();
  await button.click();
}

/**
 * Reads the message that is gone, as often as alerts come before a person can press anything at the page again; or in
 * the whole path, where nothing is drawn that keeps a person from it.
 */
export async function prepareAlerts(walk: Walk, steps: readonly Step[], isWhole = false): Promise<void> {
  const end = isWhole ? -1 : steps.findIndex(({ after }) => !after.hasTag("modal"));
  const phase = steps.slice(0, end < 0 ? steps.length : end);
  await readGone(walk, phase.filter(({ event }) => event.type === "alert.show").length);
}

/** Reads the message that is gone until so many of the calls wait. */
export async function readGone(walk: Walk, wanted: number): Promise<void> {
  await returnTo(walk);
  // An inbox that was left and is come back to has been read anew, without what another device has deleted since.
  if (wanted > walk.held.count("read") && !(await row(walk, GONE).isVisible())) {
    await visit(walk, ELSEWHERE);
    await enter(walk);
  }
  for (let missing = wanted - walk.held.count("read"); missing > 0; missing--) {
    const item = row(walk, GONE);
    if ((await item.getAttribute("aria-expanded")) === "true") await item.click();
    const count = walk.held.count("read");
    await item.click();
    await expect.poll(() => walk.held.count("read")).toBe(count + 1);
  }
}

/** A call that the page made for the message that is gone fails: the server answers, or no answer comes. */
export async function tellAlert(walk: Walk, label: string): Promise<void> {
  await vanish(walk);
  if (label.endsWith("/first")) await walk.held.letGo("read", 404);
  else await walk.held.cut("read");
}

function row({ page }: Walk, title: string): Locator {
  return page.getByRole("main").getByRole("button", { name: title });
}

/** The operator calls for maintenance; the member is logged out at the next navigation. */
export async function logOutByGate(walk: Walk): Promise<void> {
  await vanish(walk);
  await walk.operator.settings({ siteNoticeFlg: true });
  // An alert lies over the links.
  await leaveBack(walk);
  await walk.member.expectPath("/maintenance");
}

async function send({ operator }: Walk, title: string): Promise<void> {
  await operator.ask("POST", "/api/admin/messages", { userId: MEMBER, title, contents: "<p>내용</p>" });
}

async function inbox(walk: Walk): Promise<{ id: string; title: string }[]> {
  const answer = await ofMember(walk, "GET", "message");
  return ((await answer.json()) as { items: { id: string; title: string }[] }).items;
}

/** A call of the same session from another tab. */
async function ofMember({ server, notes }: Walk, method: string, path: string): Promise<Response> {
  const headers = {
    "X-AUTH-TOKEN": `Bearer ${String(notes.get("token"))}`,
    "Idempotency-Key": crypto.randomUUID(),
  };
  const answer = await fetch(`${server.url}/api/${path}`, { method, headers });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer;
}
