import { expect } from "@playwright/test";
import type { inboxMachine } from "../../src/machines/inbox/inbox.machine.ts";
import { inboxPaths } from "../../src/machines/inbox/inbox.paths.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { readElsewhere, signIn } from "./visits.ts";

type Machine = typeof inboxMachine;

const MEMBER = "member08";
/** What the model's messages are called. */
const TITLES: Readonly<Record<string, string>> = { a: "새 소식", b: "지난 소식" };
const QUESTION = "이 쪽지를 삭제하시겠습니까?";
const COVERED = "The question lies over the list. A press before its code is there is walked by `dialogs`.";

const EMPTIED: Follow<Machine> = { why: "The messages of the model are gone.", next: () => false };

const inbox = defineBrowserModel<Machine>({
  machine: "inbox",
  model: inboxPaths,
  start: async (walk) => {
    const { page, held } = walk;
    await page.goto("about:blank");
    if (walk.isNew) await signIn(walk, MEMBER);
    await removeAll(walk);
    await send(walk, "b");
    await readElsewhere(walk);
    await send(walk, "a");
    // What is held stays unread, and is not deleted.
    await held.hold("read", /\/api\/message\/[^/]+\/read$/);
    await held.hold("remove", /\/api\/message\/[^/]+$/, "DELETE");
    await page.goto("/message");
    await expect(row(walk, "a")).toBeVisible();
  },
  face: '[data-machine="inbox"]',
  cannot: ({ event, before }) =>
    before.matches({ question: "asking" }) && event.type.startsWith("message.") ? COVERED : null,
  onlyThen: ({ label }) => (label === "inbox.listed/without them" ? EMPTIED : null),
  does: {
    "message.press/unread": async (walk, { after, before }) => {
      const count = walk.held.count("read");
      await row(walk, "a").click();
      const isOpened = after.context.openId === "a" && before.context.openId !== "a";
      await expect.poll(() => walk.held.count("read")).toBe(isOpened ? count + 1 : count);
    },
    "message.press/read": async (walk) => {
      const count = walk.held.count("read");
      await row(walk, "b").click();
      await expect(row(walk, "b")).toHaveAttribute("aria-expanded", /true|false/);
      expect(walk.held.count("read")).toBe(count);
    },
    "message.remove": async (walk, { event, isRefused }) => {
      const button = item(walk, event.id).getByRole("button", { name: "삭제", exact: true });
      if (isRefused) return expect(button).toBeHidden();
      await button.click();
    },
    "inbox.listed/all": readAnew,
    "inbox.listed/without them": async (walk) => {
      await removeAll(walk);
      await readAnew(walk);
    },
    "xstate.done.actor.askRemoval/yes": async (walk, { before }) => {
      const count = walk.held.count("remove");
      const asked = TITLES[before.context.askedId ?? ""];
      const { id } = (await listed(walk)).find(({ title }) => title === asked) ?? { id: "?" };
      const request = walk.page.waitForRequest((sent) => sent.method() === "DELETE" && sent.url().endsWith(`/${id}`));
      await walk.page.getByRole("alertdialog").getByRole("button", { name: "삭제", exact: true }).click();
      await request;
      expect(walk.held.count("remove")).toBe(count + 1);
    },
    "xstate.done.actor.askRemoval/no": async (walk) => {
      const count = walk.held.count("remove");
      await walk.page.getByRole("alertdialog").getByRole("button", { name: "취소", exact: true }).click();
      expect(walk.held.count("remove")).toBe(count);
    },
  },
  leavesOut: {
    "xstate.error.actor.askRemoval/broken": "A question is always answered: another in its place answers no.",
    "question.asking message.remove": COVERED,
    "question.asking message.remove [none]": COVERED,
  },
  sees: {
    "reading.closed": ({ page }) => expect(page.locator("main").locator("h3 [aria-expanded=true]")).toHaveCount(0),
    "reading.open": async (walk, { context }) => {
      await expect(walk.page.locator("main").locator("h3 [aria-expanded=true]")).toHaveCount(1);
      const open = item(walk, context.openId ?? "");
      await expect(open.getByText(`내용: ${TITLES[context.openId ?? ""]}`)).toBeVisible();
    },
    "question.none": ({ page }) => expect(page.getByRole("alertdialog")).toHaveCount(0),
    "question.asking": ({ page }) => expect(page.getByRole("alertdialog")).toContainText(QUESTION),
  },
});

function item({ page }: Walk, id: string) {
  return page
    .locator("main")
    .locator("li")
    .filter({ hasText: TITLES[id] ?? id });
}

function row(walk: Walk, id: string) {
  return item(walk, id).locator("h3 button");
}

function send({ operator }: Walk, id: string): Promise<unknown> {
  const title = TITLES[id] ?? id;
  return operator.ask("POST", "/api/admin/messages", { userId: MEMBER, title, contents: `<p>내용: ${title}</p>` });
}

/** Another message comes, and the page reads its list anew. */
async function readAnew(walk: Walk, _step?: AnyStep<Machine>): Promise<void> {
  const title = `쪽지 ${crypto.randomUUID().slice(0, 8)}`;
  await walk.operator.ask("POST", "/api/admin/messages", { userId: MEMBER, title, contents: "<p>새로</p>" });
  await expect(walk.page.locator("main").getByText(title)).toBeAttached();
}

interface Listed {
  id: string;
  title: string;
}

/** The messages as another device sees them. */
async function listed(walk: Walk): Promise<Listed[]> {
  const answer = await walk.context.request.get("/api/message", { headers: await headersOf(walk) });
  return ((await answer.json()) as { items: Listed[] }).items;
}

async function headersOf({ context }: Walk): Promise<Record<string, string>> {
  const { token } = (await (await context.request.get("/api/member/token")).json()) as { token: string };
  return { "X-AUTH-TOKEN": `Bearer ${token}` };
}

/** Another device deletes all messages. */
async function removeAll(walk: Walk): Promise<void> {
  const headers = await headersOf(walk);
  for (const { id } of await listed(walk)) await walk.context.request.delete(`/api/message/${id}`, { headers });
}

describeWalks(inbox);
