// What of the dialogs' test model each page can do, with all 25 names of the specification as cases of their own.
import { BASE_DIALOGS, DIALOG_NAMES, SLIP_DIALOGS } from "../../../src/machines/dialogs/dialog-names.ts";
import { dialogsPaths } from "../../../src/machines/dialogs/dialogs.paths.ts";
import type { SlipDialog } from "../../../src/domain/sports/slip/slips.ts";
import type { EventCase, PathModel } from "../../../paths/lib/model.ts";

function named(type: "dialog.open" | "dialog.close", names: readonly string[]): EventCase[] {
  return names.map((name) => ({ type, name, make: () => ({ type, name }) }));
}

/** The test model with these dialogs in the place of its own, and of its other events those alone. */
function modelOf(opened: readonly string[], closed: readonly string[], others: readonly string[]): PathModel {
  const rest = dialogsPaths.cases.filter(
    // Who raised an alert is not seen.
    ({ type, name }) => (others.includes(type) || others.includes(`${type}/${name}`)) && name !== "first, of a machine",
  );
  return { ...dialogsPaths, cases: [...named("dialog.open", opened), ...named("dialog.close", closed), ...rest] };
}

/** Of the test model's own dialogs those that no inbox has: they tell which pairs are lost by that. */
export const NOT_AT_THE_INBOX = {
  open: ["login", "slipNormal", "slipInplay"],
  close: ["login", "slipNormal", "confirm", "alert"],
} as const;

/** A member at the inbox: dialogs, questions and alerts, each over the other. */
export const memberDialogs = modelOf(
  ["userInfo", ...NOT_AT_THE_INBOX.open],
  ["userInfo", ...NOT_AT_THE_INBOX.close],
  ["dialog.closeAll", "alert.show", "alert.close", "confirm.ask", "confirm.accept", "confirm.cancel"],
);

/** A member who is quicker than the dialogs' code. */
export const quickDialogs = modelOf(
  ["userInfo"],
  ["userInfo"],
  ["dialog.closeAll", "alert.show", "alert.close", "confirm.ask", "confirm.accept", "confirm.cancel"],
);

/** A member on a phone, who closes the slip's sheet in each of these ways. */
export function sheetDialogs(ways: readonly string[]): PathModel {
  const model = modelOf(["slipNormal"], [], ["dialog.closeAll", "alert.show/first", "alert.close"]);
  const type = "dialog.close";
  const closes = ways.map((name): EventCase => ({ type, name, make: () => ({ type, name: "slipNormal" }) }));
  return { ...model, cases: [...model.cases, ...closes] };
}

/** A member on a phone at the page of a slip, which has this dialog. */
export function sheetOf(dialog: SlipDialog): PathModel {
  const at = (type: "dialog.open" | "dialog.close"): EventCase => ({
    type,
    name: `${dialog} at its page`,
    make: () => ({ type, name: dialog }),
  });
  return { ...modelOf([], [], []), cases: [at("dialog.open"), at("dialog.close")] };
}

/** A member on a phone who is quicker than the sheet's code. */
export const quickSheet = modelOf(["slipNormal", "userInfo"], ["userInfo"], []);

/** A member on a phone, with the drawer and the member's own menu. */
export const menuDialogs = modelOf(
  ["userInfo", ...NOT_AT_THE_INBOX.open],
  ["userInfo", ...NOT_AT_THE_INBOX.close],
  [
    "menu.toggle",
    "menu.close",
    "dialog.closeAll",
    "alert.show",
    "alert.close",
    "confirm.ask",
    "confirm.accept",
    "confirm.cancel",
  ],
);

/** A visitor at the login, and every dialog that there is. */
export const visitorDialogs = modelOf([...BASE_DIALOGS, ...SLIP_DIALOGS], DIALOG_NAMES, [
  "dialog.closeAll",
  "alert.show/first",
  "alert.close",
]);
