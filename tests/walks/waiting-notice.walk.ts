import { expect, type Locator } from "@playwright/test";
import type { waitingNoticeMachine } from "../../src/machines/waiting-notice/waiting-notice.machine.ts";
import { waitingNoticePaths } from "../../src/machines/waiting-notice/waiting-notice.paths.ts";
import type { NoticePermission } from "../../src/machines/waiting-notice/waiting-notice.schema.ts";
import type { User } from "../../src/api/contract/session/member.ts";
import { ApiUser } from "../factories/api-user.ts";
import { defineBrowserModel } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";
import { signInOperator } from "./visits.ts";

// No browser under test shows its question: one stands in its place that the walk answers.
interface Stand {
  noticeStandIn: { permission: NoticePermission; shown: number; answer: (said: NoticePermission | null) => void };
}

const FACE = '[data-machine="waiting-notice"]';
const KEPT = "hanpan.test.notice-permission";
/** Whose charges wait, in turn: a member has one open request at most. */
const MEMBERS = ["member15", "member16", "member17", "member18"];
let asked = 0;
let owner = "";

const notice = defineBrowserModel<typeof waitingNoticeMachine>({
  machine: "waiting-notice",
  model: waitingNoticePaths,
  start: async (walk) => {
    if (walk.isNew) {
      await signInOperator(walk);
      owner = (await walk.operator.ask<User>("GET", "/api/member/user")).id;
      await walk.page.addInitScript(standIn, KEPT);
    }
    await open(walk, false, "default");
  },
  face: FACE,
  does: {
    "notice.toggle": (walk) => box(walk).click(),
    "notice.restore": (walk, { event: { isOn, permission } }) => open(walk, isOn, permission),
    "waiting.grew": async (walk) => {
      const before = await shown(walk);
      const member = await ApiUser.login(walk.server.url, MEMBERS[asked++ % MEMBERS.length] ?? "");
      for (const { id } of await openRequests(walk, member.userId))
        await walk.operator.ask("POST", "/api/admin/money-requests/act", {
          action: "refuse",
          ids: [id],
          reason: "시험",
        });
      await member.ask("POST", "/api/charge/requests", { amount: 50_000, depositor: "홍길동" });
      if (await box(walk).isChecked()) await expect.poll(() => shown(walk)).toBeGreaterThan(before);
    },
    "xstate.done.actor.askPermission": (walk, { event: { output } }) => answer(walk, output as NoticePermission),
    "xstate.error.actor.askPermission": (walk) => answer(walk, null),
  },
  sees: {
    off: (walk) => expect(box(walk)).not.toBeChecked(),
    asking: async (walk) => {
      await expect(box(walk)).toBeDisabled();
      await expect(walk.page.locator(FACE).getByText("브라우저에서 알림을 허용해주세요.")).toBeVisible();
    },
    on: async (walk) => {
      await expect(box(walk)).toBeChecked();
      expect(await stored(walk)).toBe("on");
    },
    forbidden: async (walk) => {
      await expect(box(walk)).not.toBeChecked();
      await expect(walk.page.locator(FACE).getByText(/브라우저가 알림을 막았습니다/)).toBeVisible();
    },
  },
});

function box({ page }: Walk): Locator {
  return page.locator(FACE).getByRole("checkbox");
}

const stored = ({ page }: Walk): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `hanpan.bell-notice.${owner}`);

const shown = ({ page }: Walk): Promise<number> =>
  page.evaluate(() => (window as unknown as Stand).noticeStandIn.shown);

const answer = ({ page }: Walk, said: NoticePermission | null): Promise<void> =>
  page.evaluate((one) => (window as unknown as Stand).noticeStandIn.answer(one), said);

async function openRequests({ operator }: Walk, userId: string): Promise<readonly { id: string }[]> {
  const { items } = await operator.ask<{ items: { id: string }[] }>(
    "GET",
    `/api/admin/money-requests?kind=charge&text=${userId}`,
  );
  if (items.length > 0)
    await operator.ask("POST", "/api/admin/money-requests/act", { action: "claim", ids: items.map(({ id }) => id) });
  return items;
}

/** Opens the console anew as one who has made this choice before, in a browser that allows this. */
async function open({ page }: Walk, isOn: boolean, permission: NoticePermission): Promise<void> {
  await page.goto("/admin/account");
  await page.evaluate(
    ([kept, allowed, key, value]) => {
      localStorage.setItem(kept, allowed);
      localStorage.setItem(key, value);
    },
    [KEPT, permission, `hanpan.bell-notice.${owner}`, isOn ? "on" : "off"] as const,
  );
  await page.reload();
  await page.getByRole("button", { name: "대기 알림" }).click();
  await expect(page.locator(FACE)).toBeVisible();
}

/** In the page, before its own code. */
function standIn(kept: string): void {
  const state: Stand["noticeStandIn"] = {
    permission: (localStorage.getItem(kept) ?? "default") as NoticePermission,
    shown: 0,
    answer: () => undefined,
  };
  (window as unknown as Stand).noticeStandIn = state;
  class Notice {
    static get permission(): NoticePermission {
      return state.permission;
    }
    static requestPermission(): Promise<NoticePermission> {
      return new Promise((resolve, reject) => {
        state.answer = (said) => {
          if (said === null) return reject(new TypeError("no question"));
          state.permission = said;
          localStorage.setItem(kept, said);
          resolve(said);
        };
      });
    }
    constructor() {
      state.shown += 1;
    }
  }
  Object.assign(window, { Notification: Notice });
}

describeWalks(notice);
