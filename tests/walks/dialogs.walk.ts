// The dialogs of the page: which stands over which, what closes them, and what a question's answer does.
import { expect, type Locator } from "@playwright/test";
import { addComma } from "../../src/domain/common/price.ts";
import type { dialogsMachine } from "../../src/machines/dialogs/dialogs.machine.ts";
import { BASE_DIALOGS, DIALOG_NAMES, SLIP_DIALOGS } from "../../src/machines/dialogs/dialog-names.ts";
import * as inbox from "./dialogs/inbox.ts";
import * as loginPage from "./dialogs/login-page.ts";
import {
  memberDialogs,
  menuDialogs,
  NOT_AT_THE_INBOX,
  quickDialogs,
  quickSheet,
  sheetDialogs,
  sheetOf,
  visitorDialogs,
} from "./dialogs/models.ts";
import * as slip from "./dialogs/sheet.ts";
import { defineBrowserModel, type AnyStep, type BrowserSpec, type Follow } from "./lib/browser-model.ts";
import { describeWalks } from "./lib/describe-walks.ts";
import type { Walk } from "./lib/walk.ts";

type Machine = typeof dialogsMachine;
type Snapshot = inbox.Snapshot;
type Sights = BrowserSpec<Machine>["sees"];

const FACE = '[data-machine="dialogs"]';
const MENU_BUTTONS = /내 메뉴$|메뉴 열기$/;
const PAGES_OF_THEIR_OWN: Readonly<Record<string, string>> = {
  login: "The login is a page, and no dialog of the present pages.",
  customerWrite: "It opens in the customer centre; a story shows it.",
  europe: "The walk of launch opens it.",
  inplayConfirm: "The walk of launch opens it.",
  nonMember: "It stands at the login as the other dialogs there do; a story shows it.",
  moneyChange: "The header's balance opens it; a story shows it.",
  pointChange: "The header's points open it; a story shows it.",
  coinDeposit: "The walk of tether-deposit opens it.",
  coinDepositConfirm: "The walk of tether-deposit opens it.",
  tetherWithdrawal: "The walk of tether-withdrawal opens it.",
  tetherWithdrawalConfirm: "The walk of tether-withdrawal opens it.",
  inplay: "In-play asks in `inplayConfirm`.",
  evolution: "The walk of launch opens it.",
  slot: "The walk of launch opens it.",
  slipInplay: "No match of this server is under way; four-slips.phone.e2e.ts opens it at /inplay.",
  slipVirtual: "A visitor has no slip; the member's walk at a virtual sport opens it.",
  slipMini: "A visitor has no slip; the member's walk at a mini-game opens it.",
  join: "It opens when the server accepts a code, which the walk of the sign-up's command does.",
};
/** What the page closes otherwise than by its name. */
const CLOSED_OTHERWISE = {
  confirm: "A question goes by its answer; no page closes it by its name.",
  alert: "An alert goes when it is read; no page closes it by its name.",
} as const;
const AT_THE_INBOX = "A dialog with no slip under it is walked at the inbox.";
const NO_SLIP = "Slips are opened at the betting pages.";
const COVERED = "What stands over it keeps a person from it.";
const NOT_THERE = "What does not stand is not closed, but by an answer that comes late.";
const NO_MENU = "A menu opens only where nothing stands, be it drawn or not.";
/** The session's end closes what stands under an alert; the alert stands over the page that the gate leads to. */
const LOGGED_OUT: Follow<Machine> = {
  why: "Only the session's end closes what stands under an alert, and it leads away.",
  next: ({ event }) => event.type === "alert.close",
  after: () => LOGGED_OUT,
};
const CODE_IS_THERE: Follow<Machine> = { why: "With the dialogs' code there, another path shows the rest." };
const OF_THE_LOGIN = ["recommenderSignUp", "findPassword", "changePassword"];

const isAlert = ({ context }: Snapshot): boolean => context.alerts.length > 0;

/** What may stand over a dialog or a question hides it from readers; only the highest is drawn beside a dialog. */
function sightsOf(
  isUnseen: (walk: Walk) => boolean,
  base: (walk: Walk, name: string | null, isUnder?: boolean) => ReturnType<typeof loginPage.dialog>,
  said: Readonly<Record<string, string>>,
  holds: (walk: Walk, dialog: Locator) => Promise<void> = async () => undefined,
): Sights {
  return {
    "menu.closed": async ({ page }) => {
      await expect(page.getByRole("button", { name: MENU_BUTTONS, expanded: true })).toHaveCount(0);
    },
    "menu.open": async ({ page }, { context }) => {
      if (context.menu === "drawer")
        await expect(page.getByRole("dialog", { name: "메뉴", exact: true })).toBeVisible();
      else await expect(page.getByRole("button", { name: "로그아웃", exact: true })).toBeVisible();
    },
    "slip.closed": slip.expectClosed,
    "slip.open": async (walk, snapshot) => {
      if (isSheetComing(walk, snapshot)) return slip.expectClosed(walk);
      await expect(slip.sheet(walk, true)).toHaveCount(1);
      await expect(slip.sheet(walk)).toHaveCount(inbox.isModal(snapshot) ? 0 : 1);
      if (!inbox.isModal(snapshot)) await slip.expectOpen(walk);
    },
    "base.closed": async (walk, snapshot) => {
      if (snapshot.context.menu === "drawer") return;
      const isSheet = snapshot.context.slip !== null && !isSheetComing(walk, snapshot);
      await expect(walk.page.getByRole("dialog", { includeHidden: true })).toHaveCount(isSheet ? 1 : 0);
    },
    "base.open": async (walk, snapshot) => {
      if (isUnseen(walk)) return;
      const isUnder = isAlert(snapshot) || snapshot.context.confirm !== null;
      await expect(base(walk, snapshot.context.base, true)).toHaveCount(1);
      await expect(base(walk, snapshot.context.base)).toHaveCount(isUnder ? 0 : 1);
      await holds(walk, base(walk, snapshot.context.base, true));
      // Nothing covers it.
      if (!isUnder) await walk.page.getByRole("dialog").getByRole("button").first().click({ trial: true });
    },
    "confirm.closed": async (walk) => {
      await expect(walk.page.getByText("이 쪽지를 삭제하시겠습니까?")).toHaveCount(0);
    },
    "confirm.open": async (walk, snapshot) => {
      if (isUnseen(walk) || isAlert(snapshot)) return;
      const dialog = walk.page.getByRole("alertdialog", { name: "쪽지 삭제" });
      await expect(dialog).toContainText("이 쪽지를 삭제하시겠습니까?");
      await dialog.getByRole("button", { name: "취소" }).click({ trial: true });
    },
    "alert.closed": async ({ page }) => {
      await expect(page.getByRole("alertdialog", { name: "알림", includeHidden: true })).toHaveCount(0);
    },
    "alert.open": async (walk, { context }) => {
      if (isUnseen(walk)) return;
      const dialog = walk.page.getByRole("alertdialog");
      const name = context.alerts[0]?.message === "로그아웃되었습니다." ? "second" : "first";
      await expect(dialog).toHaveCount(1);
      await expect(dialog).toContainText(said[name] ?? "");
      await dialog.getByRole("button", { name: "확인" }).click({ trial: true });
    },
  };
}

/** Its code is on its way. */
const isSheetComing = ({ held }: Walk, { context }: Snapshot): boolean =>
  context.slip !== null && held.isHolding("code");

const userInfo = ({ page }: Walk, _name: string | null, isUnder = false) =>
  page.getByRole("dialog", { name: "내 정보", includeHidden: isUnder });

/** The account as the header has it. */
async function holdsAccount({ member }: Walk, dialog: Locator): Promise<void> {
  await expect(dialog.locator("dl > div", { hasText: "보유머니" })).toContainText(addComma(await member.balance()));
  await expect(dialog.locator("dl > div", { hasText: "닉네임" })).toContainText(inbox.NICKNAME);
}

const readAlert = async ({ page }: Walk): Promise<void> =>
  page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();

/** The question is answered; a yes alone deletes the message. */
async function answer(walk: Walk, { before, event }: AnyStep<Machine>): Promise<void> {
  const isYes = event.type === "confirm.accept";
  const dialog = walk.page.getByRole("alertdialog", { name: "쪽지 삭제" });
  await dialog.getByRole("button", { name: isYes ? "삭제" : "취소", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  if (isYes) await inbox.removed(walk, before.context.confirm?.id ?? "");
  else inbox.nothingRemoved(walk);
}

function notThere(type: string, names: readonly string[]): Readonly<Record<string, string>> {
  const reasonOf = (name: string): string => (name.startsWith("slip") ? NO_SLIP : reasonFor(name));
  return Object.fromEntries(names.map((name) => [`${type}/${name}`, reasonOf(name)]));
}

/** An alert keeps a person from everything under it, so that only the session's end closes a dialog there. */
const isLogout = ({ event, before }: AnyStep<Machine>): boolean => event.type === "dialog.close" && isAlert(before);

const atInbox = defineBrowserModel<Machine>({
  machine: "dialogs",
  model: memberDialogs,
  start: (walk) => inbox.open(walk, { hasCode: true }),
  face: FACE,
  cannot: (step) => {
    const { event, before, isRefused } = step;
    switch (event.type) {
      case "dialog.open":
      case "confirm.ask":
        return inbox.isModal(before) ? COVERED : null;
      case "dialog.close":
        if (before.context.confirm !== null) return COVERED;
        return isRefused && !isLogout(step) ? NOT_THERE : null;
      case "confirm.accept":
      case "confirm.cancel":
        return isAlert(before) ? COVERED : null;
      default:
        return null;
    }
  },
  onlyThen: (step) => (isLogout(step) ? LOGGED_OUT : null),
  does: {
    "dialog.open": async (walk) => {
      await inbox.prepareAlerts(walk, walk.coming);
      await inbox.openUserInfo(walk);
    },
    "dialog.close": (walk, step) => (isLogout(step) ? inbox.logOutByGate(walk) : loginPage.close(walk)),
    "dialog.closeAll": async (walk, { before }) => {
      await inbox.leave(walk);
      // What was not answered is not done.
      if (before.context.confirm) inbox.nothingRemoved(walk);
    },
    "alert.show": async (walk, step) => {
      if (!inbox.isModal(step.before)) await inbox.prepareAlerts(walk, [step, ...walk.coming]);
      await inbox.tellAlert(walk, step.label);
    },
    "alert.close": readAlert,
    "confirm.ask": async (walk, { event }) => {
      await inbox.prepareAlerts(walk, walk.coming);
      await inbox.askRemoval(walk, event.id);
    },
    "confirm.accept": answer,
    "confirm.cancel": answer,
  },
  leavesOut: {
    ...notThere("dialog.open", NOT_AT_THE_INBOX.open),
    ...notThere("dialog.close", NOT_AT_THE_INBOX.close),
    "confirm.open dialog.close [none]":
      "Over a question's page only the session's end closes a dialog by its name, and it closes the question in the same moment.",
  },
  sees: sightsOf(() => false, userInfo, inbox.SAID, holdsAccount),
});

/** The dialogs' code is on its way: nothing is drawn, and what is under them can still be pressed. */
const beforeTheCode = defineBrowserModel<Machine>({
  machine: "dialogs",
  model: quickDialogs,
  start: (walk) => inbox.open(walk, { hasCode: false }),
  face: FACE,
  cannot: ({ event, before }) => {
    const { base, confirm } = before.context;
    if (event.type === "dialog.open") return inbox.isModal(before) ? NO_MENU : null;
    if (event.type === "dialog.close")
      return isAlert(before) || confirm !== null ? COVERED : base === null ? NOT_THERE : null;
    if (!event.type.startsWith("confirm.") || event.type === "confirm.ask") return null;
    if (isAlert(before)) return COVERED;
    // The whole of it comes first: a dialog, and the question that was asked twice.
    return base === null || confirm?.id !== "q-2" ? "A question asked once is answered at the inbox." : null;
  },
  onlyThen: ({ event }) => (/ask|open|show/.test(event.type) ? null : CODE_IS_THERE),
  eachCaseOf: ["confirm.accept"],
  leavesOut: {
    "confirm.open dialog.close [none]": COVERED,
  },
  does: {
    "dialog.open": async (walk) => {
      await inbox.prepareAlerts(walk, walk.coming, true);
      await inbox.openUserInfo(walk);
    },
    // The same button, pressed again because nothing came of it.
    "confirm.ask": async (walk) => {
      await inbox.prepareAlerts(walk, walk.coming, true);
      await inbox.askRemoval(walk, "q-1");
    },
    "alert.show": async (walk, step) => {
      await inbox.prepareAlerts(walk, [step, ...walk.coming], true);
      await inbox.tellAlert(walk, step.label);
    },
    "alert.close": async (walk) => {
      await walk.held.release("code");
      await readAlert(walk);
    },
    "dialog.close": async (walk) => {
      await walk.held.release("code");
      await loginPage.close(walk);
    },
    "dialog.closeAll": async (walk) => {
      await inbox.leave(walk);
      inbox.nothingRemoved(walk);
    },
    "confirm.accept": answerLate,
    "confirm.cancel": answerLate,
  },
  sees: sightsOf(({ held }) => held.isHolding("code"), userInfo, inbox.SAID),
});

async function answerLate(walk: Walk, step: AnyStep<Machine>): Promise<void> {
  await walk.held.release("code");
  const { base } = step.before.context;
  // The question stands over what was opened with it.
  await expect(userInfo(walk, base, true)).toHaveCount(base === null ? 0 : 1);
  await expect(userInfo(walk, base)).toHaveCount(0);
  const about = { ...step.before, context: { ...step.before.context, confirm: { id: "q-1", message: "" } } };
  await answer(walk, { ...step, before: about as Snapshot });
}

const isRefusedClose = ({ event, isRefused }: AnyStep<Machine>): boolean => event.type === "dialog.close" && isRefused;

const atLogin = defineBrowserModel<Machine>({
  machine: "dialogs",
  model: visitorDialogs,
  start: loginPage.open,
  face: FACE,
  eachCaseOf: ["dialog.open", "dialog.close", "dialog.closeAll"],
  cannot: (step) => {
    const { event, before } = step;
    const { base } = before.context;
    switch (event.type) {
      case "dialog.open":
        // A link leads from one to the other; the answer of the server opens the third whatever stands.
        if (event.name === "recommenderSignUp") return base === "recommenderSignUp" ? "It stands already." : null;
        return (event.name === "changePassword" && base === "findPassword" ? isAlert(before) : inbox.isModal(before))
          ? COVERED
          : null;
      case "dialog.close":
        if (isAlert(before)) return COVERED;
        return isRefusedClose(step) && !(event.name === "changePassword" && base === "findPassword") ? NOT_THERE : null;
      case "dialog.closeAll":
        return base === "recommenderSignUp" ? null : "Of the dialogs at the login this one is left by an address.";
      case "alert.show":
        return inbox.isModal(before) ? COVERED : null;
      default:
        return null;
    }
  },
  does: {
    "dialog.open/findPassword": (walk) => openAtLogin(walk, "비밀번호 찾기"),
    "dialog.open/changePassword": async (walk, { before }) => {
      if (before.context.base === null) return openAtLogin(walk, "비밀번호 변경");
      await loginPage.dialog(walk, "findPassword").getByRole("button", { name: "비밀번호 변경" }).click();
    },
    "dialog.open/recommenderSignUp": async (walk, step) => {
      if (!inbox.isModal(step.before)) await loginPage.prepare(walk, [step, ...walk.coming]);
      await walk.held.letGo("sign-up", 200);
    },
    "dialog.close": (walk, step) => (isRefusedClose(step) ? loginPage.passwordChanged(walk) : loginPage.close(walk)),
    "dialog.closeAll": loginPage.leaveAndReturn,
    "alert.show/first": async (walk, step) => {
      await loginPage.prepare(walk, [step, ...walk.coming]);
      await walk.held.letGo("login", 404);
    },
    "alert.close": readAlert,
  },
  sees: sightsOf(() => false, loginPage.dialog, { first: loginPage.LOGIN_FAILED }),
  leavesOut: {
    ...leftOut("dialog.open", [...BASE_DIALOGS, ...SLIP_DIALOGS]),
    ...leftOut("dialog.close", DIALOG_NAMES),
    "confirm.open dialog.close": CLOSED_OTHERWISE.confirm,
    "alert.open dialog.close [isAlert]": CLOSED_OTHERWISE.alert,
    "alert.open alert.show [hasId]":
      "Who raised an alert is not seen; the alerts that machines raise are in their walks.",
  },
});

const onPhone = {
  machine: "dialogs",
  face: FACE,
  context: { viewport: slip.PHONE, isMobile: true, hasTouch: true },
} as const;

const atSheet = defineBrowserModel<Machine>({
  ...onPhone,
  model: sheetDialogs(Object.keys(slip.closes)),
  start: (walk) => slip.open(walk, { hasCode: true }),
  // An alert over the sheet, which is another thing than one over a page.
  eachCaseOf: ["dialog.close", "alert.show"],
  cannot: ({ event, before }) => {
    const isOpen = before.context.slip !== null;
    switch (event.type) {
      case "dialog.open":
        return isOpen || isAlert(before) ? COVERED : null;
      case "dialog.close":
        return isAlert(before) ? COVERED : isOpen ? null : NOT_THERE;
      case "alert.show":
        return isAlert(before) ? "One call fails at a time here; at the inbox two do." : null;
      default:
        return null;
    }
  },
  does: {
    "dialog.open": slip.press,
    "dialog.close": (walk, { label }) => closeSheet(walk, label),
    "dialog.closeAll": slip.leave,
    "alert.show": async (walk, { label, before }) => {
      if (before.context.slip === null) await slip.awaitCall(walk);
      await inbox.tellAlert(walk, label);
    },
    "alert.close": async (walk) => {
      // A press beside an alert is none beside the sheet under it.
      await walk.page.touchscreen.tap(5, 5);
      await readAlert(walk);
    },
  },
  leavesOutPairs: [
    [/(slip.*confirm|confirm.*slip)/, "Questions are asked at the inbox, where no slip stands."],
    [/(slip.* base|base.*slip)/, "The sheet covers what opens another dialog, and the other way round."],
    [/alert\.open (alert\.show|alert\.close \[else\])/, "At the sheet one call fails at a time; at the inbox two do."],
  ],
  sees: sightsOf(() => false, userInfo, inbox.SAID),
});

/** The sheets of the other slips, each at a page of its own. */
const atOtherSheets = (["virtual", "mini"] as const).map((name) =>
  defineBrowserModel<Machine>({
    ...onPhone,
    model: sheetOf(slip.dialogOf(name)),
    start: (walk) => slip.openOther(walk, name),
    // The walk of the normal slip takes the same transitions: each of these is a dialog of its own.
    eachCaseOf: ["dialog.open", "dialog.close"],
    cannot: ({ event, before }) => {
      const isOpen = before.context.slip !== null;
      if (event.type === "dialog.open") return isOpen ? COVERED : null;
      return isOpen ? null : NOT_THERE;
    },
    does: {
      "dialog.open": async (walk) => {
        await slip.bar(walk).click();
        await slip.expectOther(walk, name);
      },
      "dialog.close": slip.closes["with its cross"],
    },
    sees: sightsOf(() => false, userInfo, {}),
  }),
);

/** The sheet's code is on its way: nothing is drawn, and the page under it can still be pressed. */
const beforeTheSheet = defineBrowserModel<Machine>({
  ...onPhone,
  model: quickSheet,
  start: (walk) => slip.open(walk, { hasCode: false }),
  cannot: ({ event, before }) => {
    const { base, slip: opened } = before.context;
    if (event.type === "dialog.close") return base === null ? NOT_THERE : opened === null ? AT_THE_INBOX : null;
    if (event.type !== "dialog.open" || base !== null) return "What was opened is not opened again.";
    return event.name === "userInfo" && opened === null ? AT_THE_INBOX : null;
  },
  onlyThen: ({ event }) => (event.type === "dialog.close" ? CODE_IS_THERE : null),
  does: {
    "dialog.open/slipNormal": (walk) => slip.bar(walk).click(),
    "dialog.open/userInfo": inbox.openUserInfo,
    "dialog.close": slip.comeLate,
  },
  sees: sightsOf(() => false, userInfo, {}, holdsAccount),
});

const OF_THE_MENUS = /^(menu\.|dialog\.(open|close)\/userInfo$)/;

/** The drawer and the member's own menu, on a phone at the inbox. */
const atMenus = defineBrowserModel<Machine>({
  ...onPhone,
  model: menuDialogs,
  start: (walk) => inbox.open(walk, { hasCode: true }),
  eachCaseOf: ["menu.toggle"],
  cannot: ({ event, before, label }) => {
    const { menu, base } = before.context;
    if (!OF_THE_MENUS.test(label)) return "The menus are walked where nothing else is opened, asked or told.";
    if (event.type === "menu.toggle") {
      if (base !== null || isAlert(before)) return COVERED;
      return menu === "drawer" ? "The drawer covers the buttons of the menus, its own among them." : null;
    }
    if (event.type === "dialog.open") return menu === "account" ? null : "A row of the member's own menu opens it.";
    if (event.type === "dialog.close") return base === null || isAlert(before) ? NOT_THERE : null;
    return label === "menu.close/plain" && menu === null ? NOT_THERE : null;
  },
  does: {
    "menu.toggle/drawer": ({ page }) => page.getByRole("button", { name: "메뉴 열기" }).click(),
    "menu.toggle/account": ({ member }) => member.ownMenu.click(),
    "menu.close": async ({ page }) => {
      const address = page.url();
      await page.goBack();
      expect(page.url()).toBe(address);
    },
    "dialog.open": ({ page }) => page.getByRole("banner").getByRole("button", { name: "내 정보", exact: true }).click(),
    "dialog.closeAll": inbox.leave,
    "alert.show": (walk, { label }) => inbox.tellAlert(walk, label),
    "alert.close": readAlert,
    "confirm.ask": (walk, { event }) => inbox.askRemoval(walk, event.id),
    "confirm.accept": answer,
    "confirm.cancel": answer,
    "dialog.close": (walk) => loginPage.close(walk),
  },
  leavesOut: {
    "base dialog.open [isEntry]": reasonFor("login"),
    "alert.open dialog.close [isLastAlert]": CLOSED_OTHERWISE.alert,
    "menu.open dialog.closeAll": "A followed link closes its menu before the page changes.",
    "menu.open confirm.ask": "A question is asked at the page, and a press there closes the menu first.",
    "menu.open alert.show": "What fails is asked for at the page, and a press there closes the menu first.",
    "menu.closed menu.toggle [none]": COVERED,
  },
  leavesOutPairs: [[/menu\./, "Beside the menus nothing is opened, asked or told before or after."]],
  sees: sightsOf(() => false, userInfo, inbox.SAID, holdsAccount),
});

async function closeSheet(walk: Walk, label: string): Promise<void> {
  const way = Object.entries(slip.closes).find(([name]) => label === `dialog.close/${name}`);
  if (!way) throw new Error(`nobody closes the sheet by ${label}`);
  await way[1](walk);
}

function leftOut(type: string, names: readonly string[]): Readonly<Record<string, string>> {
  const others = names.filter((name) => !OF_THE_LOGIN.includes(name));
  return Object.fromEntries(others.map((name) => [`${type}/${name}`, reasonFor(name)]));
}

function reasonFor(name: string): string {
  if (name === "confirm" || name === "alert") return CLOSED_OTHERWISE[name];
  if (name === "slipNormal") return "A visitor has no slip to look at; the member's walk on a phone opens it.";
  if (name === "userInfo") return "A visitor has no account to look at; the member's walk opens it.";
  const reason = PAGES_OF_THEIR_OWN[name];
  if (reason === undefined) throw new Error(`nothing says why ${name} is left out`);
  return reason;
}

async function openAtLogin(walk: Walk, name: string): Promise<void> {
  await loginPage.prepare(walk, walk.coming);
  await loginPage.button(walk, name).click();
}

describeWalks(atInbox, beforeTheCode, atLogin, atSheet, ...atOtherSheets, beforeTheSheet, atMenus);
