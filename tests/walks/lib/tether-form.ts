// The form of a charge or an exchange by tether in the browser: the call of the setting is held, and the operator moves
// the rate.
import { expect } from "@playwright/test";
import type { AnyMachineSnapshot } from "xstate";
import { submissionWalk, whileStoring } from "./submission.ts";
import type { Walk } from "./walk.ts";

/** In hundredths of a won: where each path begins, and by how much it moves against the member. */
const [RATE, STEP] = [138_550, 1_000];
const ENDS = "The session's walk ends sessions.";
const AS_SENT = "A refusal that is found later is read as the one of the call itself.";

interface Step {
  event: { type: string };
  label: string;
  before: AnyMachineSnapshot;
  isRefused: boolean;
}

/** Who leaves the page gives up what no dialog shows. */
const isLeaving = ({ event, before }: Step): boolean => event.type === "tether.cancel" && before.hasTag("busy");
const isTold = ({ before }: Step): boolean =>
  before.matches({ closed: "maintenance" }) || before.matches({ closed: "failed" }) || before.matches("refused");

interface Form {
  machine: string;
  /** Calls that are held under the name `request`. */
  url: string;
  /** The button that opens the form, the link to the other page, and what tells of a maintenance. */
  open: string;
  elsewhere: string;
  maintenance: string;
  /** What a form says that is not complete. */
  missing: (before: AnyMachineSnapshot) => string | RegExp;
}

export function tetherWalk({ machine, url, open, elsewhere, maintenance, missing }: Form) {
  const face = `[data-machine="${machine}"]`;
  const submission = submissionWalk({
    machine,
    face,
    url,
    refuse: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 1 }),
    allow: ({ operator }) => operator.settings({ tetherMaintenanceFlag: 0 }),
    status: { done: 201, refused: 422 },
  });
  const button = ({ page }: Walk) => page.locator(face).getByRole("button", { name: open });
  const dialog = ({ page }: Walk) => page.getByRole("dialog");
  const press = (walk: Walk, name: string) => dialog(walk).getByRole("button", { name, exact: true }).click();
  const rateOf = ({ notes }: Walk): number => Number(notes.get("rate") ?? RATE);
  const setRate = async ({ operator, notes }: Walk, rate: number): Promise<void> => {
    await operator.ask("PUT", "/api/admin/tether-rate", { rate });
    notes.set("rate", rate);
  };
  return {
    submission,
    button,
    dialog,
    press,
    rateOf,
    /** Against the member: a charge costs more at a lower rate, an exchange pays less at a higher one. */
    moveRate: (walk: Walk, way: -1 | 1) => setRate(walk, rateOf(walk) + way * STEP),
    rateBefore: (walk: Walk, way: -1 | 1) => rateOf(walk) - way * STEP,
    begin: async (walk: Walk, path: string) => {
      await setRate(walk, RATE);
      await walk.page.goto(path);
    },
    hold: async (walk: Walk) => {
      await expect(button(walk)).toBeEnabled();
      await walk.held.hold("flag", "**/api/setting/tether");
      await submission.hold(walk);
    },
    // What is stored is stored at once.
    face: ({ page }: Walk, snapshot: AnyMachineSnapshot) =>
      page.locator(snapshot.matches("storing") ? `${face}[data-state="storing"]` : face),
    isAway: (snapshot: AnyMachineSnapshot, step: Step | null) =>
      snapshot.matches("storing") || (step !== null && isLeaving(step)),
    onlyThen: (step: Step) => (isLeaving(step) ? { why: "The page was left.", next: () => false } : null),
    cannot: (step: Step) => {
      const { event, before, isRefused } = step;
      if (before.matches("storing")) return whileStoring(event);
      if (isTold(step) && event.type !== "alert.read") return "What is told keeps a person from the page under it.";
      return isRefused && event.type !== "tether.submit" ? "Nothing on the page sends it then." : null;
    },
    does: {
      "tether.back": (walk: Walk) => press(walk, "돌아가기"),
      "tether.cancel": async (walk: Walk, { before }: Step) => {
        if (before.hasTag("busy")) await walk.page.getByRole("main").getByRole("link", { name: elsewhere }).click();
        else await press(walk, "닫기");
      },
      "tether.submit": async (walk: Walk, { before, isRefused }: Step) => {
        await press(walk, "다음");
        if (isRefused) await expect(dialog(walk).getByText(missing(before))).toBeVisible();
      },
      "alert.read": ({ page }: Walk) =>
        page.getByRole("alertdialog").getByRole("button", { name: "확인", exact: true }).click(),
      "xstate.done.actor.readTether": async ({ operator, held }: Walk, { label }: { label: string }) => {
        await operator.settings({ tetherMaintenanceFlag: label.endsWith("/open") ? 0 : 1 });
        await held.letGo("flag", 200);
      },
      "xstate.error.actor.readTether/no answer": async ({ held }: Walk) => {
        await held.cut("flag");
      },
      ...submission.does,
    },
    sees: {
      "closed.maintenance": ({ page }: Walk) => expect(page.getByRole("alertdialog")).toContainText(maintenance),
      "closed.failed": ({ page }: Walk) => expect(page.getByRole("alertdialog")).toBeVisible(),
      "open.checking": async (walk: Walk) => {
        await expect(button(walk)).toHaveAttribute("aria-busy", "true");
        await walk.held.arrived("flag");
      },
      ...submission.sees,
    },
    /** Nothing is asked for, and nothing told. */
    seesNothing: async (walk: Walk) => {
      await expect(walk.page.getByRole("alertdialog")).toHaveCount(0);
      await expect(dialog(walk)).toHaveCount(0);
    },
    leavesOut: {
      "session.ended": ENDS,
      "xstate.error.actor.readTether/server's words": "The server refuses this call only when its database fails.",
      "xstate.error.actor.readTether/second login": ENDS,
      "refused tether.open": "What is told keeps a person from the page under it.",
      "xstate.done.actor.findCommand/rate moved": AS_SENT,
      "xstate.done.actor.withdrawCommand/rate moved": AS_SENT,
      ...submission.leavesOut,
    },
  };
}
