import { expect, type Locator } from "@playwright/test";
import type { leaveGuardMachine } from "../../src/machines/leave-guard/leave-guard.machine.ts";
import { leaveGuardPaths } from "../../src/machines/leave-guard/leave-guard.paths.ts";
import { defineBrowserModel, type AnyStep, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { GUARD, signInOperator, visit } from "./visits.ts";

type Machine = typeof leaveGuardMachine;

// The section has two forms with a field that no draft keeps: a provider's, and that of a new one.
const FACE = '[data-machine="leave-guard"]';
const HERE = "/admin/providers";
const QUESTION = "저장하지 않은 내용이 있습니다. 나가면 사라집니다.";
const SECRET = "0123456789abcdef0123456789abcdef";
/** Where each step leads. */
const STEPS = { link: "/admin/results", back: "/admin/members", forward: "/admin/coupons" } as const;
const SENT = "form.settled/the provider";
const AT_ONCE = "The browser takes its step back at once.";
const LIES_OVER = "The question lies over the forms.";

let made = 0;

/** The address is that of another section already. */
const OUT: Follow<Machine> = { why: "The page is on its way out.", next: () => false };

const guard = defineBrowserModel<Machine>({
  machine: "leave-guard",
  model: leaveGuardPaths,
  start: async (walk) => {
    const { page, held, operator } = walk;
    if (walk.isNew) {
      await signInOperator(walk);
      const provider = { id: "walked", name: "걷는 제공사", address: "http://127.0.0.1:9", secret: SECRET };
      expect([204, 409]).toContain((await operator.call("POST", "/api/admin/providers", provider)).status);
    }
    await page.goto(STEPS.back);
    for (const path of [HERE, STEPS.forward]) {
      await visit(walk, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator(`a[href="${path}"][aria-current="page"]`).first()).toBeVisible();
    }
    await page.evaluate(() => history.back());
    await page.getByRole("button", { name: "walked 열기" }).click();
    await page.getByRole("button", { name: "바꾸기", exact: true }).click();
    await expect(secretOf(walk, "import")).toBeVisible();
    await expect(secretOf(walk, "provider")).toBeVisible();
    await held.hold("guard", GUARD);
    await held.hold("make", "**/api/admin/providers", "POST");
  },
  face: ({ page }, snapshot) => page.locator(snapshot.matches("restoring") ? `${FACE}[data-state="restoring"]` : FACE),
  isAway: (snapshot) => snapshot.matches("restoring"),
  cannot: ({ event, before }) => {
    if (event.type !== "form.changed" && event.type !== "form.settled") return null;
    if (before.matches("restoring")) return AT_ONCE;
    if (before.context.forms.includes(event.form) === (event.type === "form.changed"))
      return "A form tells once that it has changes, and once that it has none.";
    if (before.matches("asking")) return event.type === "form.settled" && event.form === "provider" ? null : LIES_OVER;
    return null;
  },
  onlyThen: ({ before, event }) => (before.matches("leaving") && event.type.startsWith("form.") ? OUT : null),
  does: {
    "form.changed": (walk, { event }) => secretOf(walk, event.form).fill(SECRET),
    "form.settled": async (walk, { event, before }) => {
      if (!before.matches("asking")) return secretOf(walk, event.form).fill("");
      // It waits for a second operator: what was typed is kept by the server.
      await walk.held.letGo("make", 202);
    },
    "leave.ask": async (walk, { event: { step } }) => {
      const answered = walk.coming.findIndex(({ event }) => event.type === "xstate.done.actor.askToLeave");
      if (walk.coming.slice(0, answered).some(({ label }) => label === SENT)) await sendNew(walk);
      walk.notes.set("to", STEPS[step.kind]);
      if (step.kind === "link") await visit(walk, STEPS.link);
      else await walk.page.evaluate((way) => history[way](), step.kind);
    },
    "page.restored": async ({ page }) => expect(page).toHaveURL(HERE),
    "xstate.done.actor.askToLeave/leaves": (walk) => answer(walk, "나가기"),
    "xstate.done.actor.askToLeave/stays": (walk) => answer(walk, "계속 작성"),
  },
  leavesOut: {
    "xstate.error.actor.askToLeave": "A question is answered, or its page is gone.",
  },
  leavesOutPairs: [[/^restoring page\.restored → asking .+ \[isSaved\]$/, AT_ONCE]],
  sees: {
    saved: async (walk, snapshot, step) => {
      await expectForms(walk, snapshot.context.forms, step);
      await expect(question(walk)).toHaveCount(0);
    },
    unsaved: async (walk, snapshot, step) => {
      await expectForms(walk, snapshot.context.forms, step);
      await expect(question(walk)).toHaveCount(0);
    },
    restoring: ({ page }) => expect(page).toHaveURL(HERE),
    asking: async (walk, snapshot, step) => {
      await expect(question(walk)).toBeVisible();
      await expectForms(walk, snapshot.context.forms, step);
    },
    leaving: async (walk) => {
      await walk.held.arrived("guard");
      await expect(walk.page).toHaveURL(String(walk.notes.get("to")));
      await expect(question(walk)).toHaveCount(0);
    },
  },
});

/** The question hides the forms from those who hear the page. */
const formOf = ({ page }: Walk, form: string): Locator =>
  page.locator("form").filter({
    has: page.getByRole("button", {
      name: form === "import" ? "저장" : "제공사 등록",
      exact: true,
      includeHidden: true,
    }),
  });
const secretOf = (walk: Walk, form: string): Locator => formOf(walk, form).getByLabel("비밀값", { exact: true });
const question = ({ page }: Walk): Locator => page.getByRole("alertdialog").filter({ hasText: QUESTION });

async function answer(walk: Walk, name: string): Promise<void> {
  await question(walk).getByRole("button", { name, exact: true }).click();
}

/** The section stands, and what was typed in it. */
async function expectForms(walk: Walk, forms: readonly string[], step: AnyStep<Machine> | null): Promise<void> {
  if (!step?.before.matches("leaving")) await expect(walk.page).toHaveURL(HERE);
  for (const form of ["import", "provider"])
    await expect(secretOf(walk, form)).toHaveValue(forms.includes(form) ? SECRET : "");
}

/** The form of a new provider is on its way to the server. */
async function sendNew(walk: Walk): Promise<void> {
  const form = formOf(walk, "provider");
  const id = `walked-${made++}`;
  for (const [label, text] of Object.entries({ 아이디: id, 이름: "새 제공사", 주소: "http://127.0.0.1:9" }))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole("button", { name: "제공사 등록", exact: true }).click();
  await walk.held.arrived("make");
}

describeWalks(guard);
