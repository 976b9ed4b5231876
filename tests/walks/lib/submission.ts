// The states of a submission in the browser, against the real server: what is lost is looked up, delivered late,
// refused late or withdrawn.
import { expect, type Request } from "@playwright/test";
import type { Walk } from "./walk.ts";

const NOT_THERE = "The session's walk ends sessions.";
const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";
/** How far the page's clock goes at once where a timer is waited for, and how far at most, in milliseconds. */
const [PART_MS, MOST_MS] = [500, 32_000];

interface Submission {
  /** The machine, and the selector of its element. */
  machine: string;
  face: string;
  /** Calls that are held under the name `request`. */
  url: string;
  /** Makes the server refuse what comes until `allow`. */
  refuse: (walk: Walk) => Promise<void>;
  allow: (walk: Walk) => Promise<void>;
  /** The status of a request that is taken, and of one that is refused. */
  status: { done: number; refused: number };
}

/** The requests that each page sent last. */
const requests = new WeakMap<Walk, Request>();

export function submissionWalk({ machine, face, url, refuse, allow, status }: Submission) {
  const notice = ({ page }: Walk) => page.locator(face).getByRole("alert");
  const press = (name: string) => async (walk: Walk) => {
    await walk.page.locator(face).getByRole("button", { name, exact: true }).click();
  };
  /** The page's timers run until it is there. */
  const wait = (state: string) => async (walk: Walk) => {
    const there = walk.page.locator(`${face}[data-state="${state}"]`);
    for (let ran = 0; ran < MOST_MS && (await there.count()) === 0; ran += PART_MS) await walk.clocks.run(PART_MS);
  };
  /** The answer arrives, and the page's clock goes on by itself: dialogs come and go by timers. */
  const settle = async ({ held, clocks }: Walk, name: string, answer: number) => {
    await held.letGo(name, answer);
    await clocks.resume();
  };
  /** The request whose answer was lost reaches the server now. */
  const deliver = async (walk: Walk, answer: number) => {
    const sent = requests.get(walk);
    if (!sent) throw new Error("nothing was sent");
    const { status: given } = await fetch(sent.url(), {
      method: sent.method(),
      headers: sent.headers(),
      body: sent.postData(),
    });
    expect(given).toBe(answer);
  };
  /** It is refused; the refusal is kept under its key. */
  const deliverRefused = async (walk: Walk) => {
    await refuse(walk);
    await deliver(walk, status.refused);
    await allow(walk);
  };
  const lateAnswers = (actor: string, name: string) => ({
    [`xstate.done.actor.${actor}/done`]: async (walk: Walk) => {
      await deliver(walk, status.done);
      await settle(walk, name, 200);
    },
    [`xstate.done.actor.${actor}/refused`]: async (walk: Walk) => {
      await deliverRefused(walk);
      await settle(walk, name, 200);
    },
    [`xstate.done.actor.${actor}/unknown`]: ({ held }: Walk) => held.cut(name),
  });
  return {
    hold: async ({ held }: Walk): Promise<void> => {
      await held.hold("request", url);
      await held.hold("find", /\/api\/commands\/[^/]+$/);
      await held.hold("withdraw", /\/api\/commands\/[^/]+\/withdraw$/);
    },
    /** From here on the page's timers run when the walk says so. */
    stopClock: ({ clocks }: Walk): Promise<void> => clocks.stop(),
    does: {
      "command.reconcile": press("지금 확인"),
      "command.resend": press("다시 보내기"),
      "command.discard": press("취소하기"),
      "xstate.done.actor.storeIntent": async () => undefined,
      "xstate.done.actor.sendCommand/done": (walk: Walk) => settle(walk, "request", status.done),
      "xstate.done.actor.sendCommand/refused": async (walk: Walk) => {
        await refuse(walk);
        await settle(walk, "request", status.refused);
      },
      "xstate.done.actor.sendCommand/unknown": ({ held }: Walk) => held.cut("request"),
      ...lateAnswers("findCommand", "find"),
      "xstate.done.actor.findCommand/absent": async ({ held }: Walk) => void (await held.letGo("find", 404)),
      ...lateAnswers("withdrawCommand", "withdraw"),
      "xstate.done.actor.withdrawCommand/withdrawn": (walk: Walk) => settle(walk, "withdraw", 204),
      [`xstate.after.sendTimeout.${machine}.sending`]: wait("unknown"),
      [`xstate.after.sendTimeout.${machine}.reconciling`]: wait("unknown"),
      [`xstate.after.sendTimeout.${machine}.withdrawing`]: wait("unsent"),
      [`xstate.after.reconcileDelay.${machine}.unknown`]: wait("reconciling"),
    },
    sees: {
      storing: async () => undefined,
      sending: async (walk: Walk) => {
        requests.set(walk, await walk.held.arrived("request"));
        expect(walk.held.count("request"), "one request is on its way").toBe(1);
        expect(await stored(walk), "its key is stored").toContain('"key"');
      },
      unknown: async (walk: Walk) => {
        // React shows a part that came late by a timer. The first lookup comes after a second.
        await walk.clocks.run(400);
        await expect(notice(walk)).toContainText("응답을 받지 못했습니다.");
      },
      reconciling: async ({ held }: Walk) => void (await held.arrived("find")),
      unsent: async (walk: Walk, { context }: { context: { refusal: unknown } }) => {
        const text = context.refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.";
        await expect(notice(walk)).toContainText(text);
      },
      withdrawing: async ({ held }: Walk) => void (await held.arrived("withdraw")),
      interrupted: () => Promise.reject(new Error(NOT_THERE)),
      refused: async (walk: Walk) => {
        await expect(walk.page.getByRole("alertdialog")).toBeVisible();
        expect(await stored(walk), "no key is kept").not.toContain('"key"');
      },
    },
    leavesOut: {
      "xstate.done.actor.sendCommand/session ended": NOT_THERE,
      "xstate.done.actor.findCommand/session ended": NOT_THERE,
      "xstate.done.actor.withdrawCommand/session ended": NOT_THERE,
      "interrupted command.reconcile": NOT_THERE,
      "xstate.error.actor.storeIntent": "The storage of a tab is filled by its own page only.",
      "xstate.error.actor.sendCommand": IS_AN_ANSWER,
      "xstate.error.actor.findCommand": IS_AN_ANSWER,
      "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
    },
  };
}

/** Everything that the page stores. */
export function stored({ page }: Walk): Promise<string> {
  return page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
}

/** Why nothing else is done while a key is being stored; null for the step that ends it. */
export function whileStoring({ type }: { type: string }): string | null {
  return type.endsWith(".storeIntent") ? null : "What is stored is stored at once: there is no time for more.";
}
