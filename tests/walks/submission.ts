// The steps of a submission in a chart of tether: its three calls are held, its key is looked at where the page stores it,
// and the page's clock stands where a state ends by itself.
import { expect, type BrowserContext } from "@playwright/test";
import type { AnyMachineSnapshot } from "xstate";
import type { User } from "../../src/api/contract/session/member.ts";
import type { CommandIntent, CommandRefusal } from "../../src/machines/command/command.schema.ts";
import { emptyStorage } from "./placement/page-store.ts";
import type { Walk } from "./lib/walk.ts";

const REFUSAL = { code: "refused", message: "지금은 신청할 수 없습니다.", problems: [] };
const PREFIX = "hanpan.command.intent.";
/** How far the page's clock goes at once where a timer is waited for, in milliseconds. */
const PART_MS = 500;

export const STORED_AT_ONCE = "What is stored is stored at once: there is no time for more.";

const NOT_THERE = "The session's walk ends sessions.";
const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";

/** Steps that no walk of a submission takes. */
export const SUBMISSION_LEFT_OUT = {
  "xstate.done.actor.sendCommand/session ended": NOT_THERE,
  "xstate.done.actor.findCommand/session ended": NOT_THERE,
  "xstate.done.actor.withdrawCommand/session ended": NOT_THERE,
  "interrupted command.reconcile": NOT_THERE,
  "xstate.error.actor.sendCommand": IS_AN_ANSWER,
  "xstate.error.actor.findCommand": IS_AN_ANSWER,
  "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
} as const;

interface Given {
  /** The id of the machine. */
  machine: string;
  /** The address of the call that sends it. */
  address: string;
  /** The body that is sent. */
  body: (walk: Walk) => Promise<Record<string, unknown>>;
  /** Takes care that the server refuses the call, and says with which status. */
  refuse: (walk: Walk) => Promise<number>;
}

type Asked = "find" | "withdraw";
type Told = AnyMachineSnapshot & {
  context: { intent: CommandIntent | null; refusal: CommandRefusal | null };
};

/** The headers by which the server knows whose call it is. */
export async function authOf({ request }: BrowserContext): Promise<Record<string, string>> {
  const { token } = (await (await request.get("/api/member/token")).json()) as { token: string };
  return { "X-AUTH-TOKEN": `Bearer ${token}` };
}

/** The id of the member's account, under which the page stores a key. */
export async function ownerOf({ context }: Walk): Promise<string> {
  const answer = await context.request.get("/api/member/user", { headers: await authOf(context) });
  return ((await answer.json()) as User).id;
}

export function submissionWalk({ machine, address, body, refuse }: Given) {
  const face = ({ page }: Walk) => page.locator(`[data-machine="${machine}"]`);
  const button = (walk: Walk, name: string) => face(walk).getByRole("button", { name, exact: true });

  /** The page's timers run until it is there. */
  const wait = async (walk: Walk, state: string): Promise<void> => {
    const there = walk.page.locator(`[data-machine="${machine}"][data-state="${state}"]`);
    for (let ran = 0; ran < 32_000 && (await there.count()) === 0; ran += PART_MS) await walk.clocks.run(PART_MS);
  };

  /** The request whose answer was lost reaches the server now. */
  const deliver = async (walk: Walk, call: Asked): Promise<void> => {
    const { context, held } = walk;
    const asked = new URL((await held.arrived(call)).url()).pathname;
    const headers = {
      ...(await authOf(context)),
      "Idempotency-Key": decodeURIComponent(asked.split("/")[3] ?? ""),
    };
    const answer = await context.request.post(address, { data: await body(walk), headers });
    expect(answer.status(), await answer.text()).toBe(201);
  };

  const outcomesOf = (actor: "findCommand" | "withdrawCommand", call: Asked) => ({
    [`xstate.done.actor.${actor}/done`]: async (walk: Walk) => {
      await deliver(walk, call);
      await walk.held.letGo(call, 200);
      await walk.clocks.resume();
    },
    [`xstate.done.actor.${actor}/refused`]: async (walk: Walk) => {
      await walk.held.answer(call, 200, { status: 409, body: REFUSAL });
      await walk.clocks.resume();
    },
    [`xstate.done.actor.${actor}/unknown`]: ({ held }: Walk) => held.cut(call),
  });

  const storedKey = ({ page }: Walk): Promise<string | null> =>
    page.evaluate(
      ([prefix, name]) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith(prefix) && one.endsWith(`.${name}`));
        return key === undefined ? null : localStorage.getItem(key);
      },
      [PREFIX, machine] as const,
    );

  return {
    storedKey,
    hold: async ({ held }: Walk): Promise<void> => {
      await held.hold("send", `**${address}`);
      await held.hold("find", /\/api\/commands\/[^/]+$/);
      await held.hold("withdraw", /\/api\/commands\/[^/]+\/withdraw$/);
    },
    /** Removes what is stored of commands. An earlier visit's key without its request remains where an account is given. */
    storeOnly: ({ page }: Walk, owner: string | null): Promise<void> =>
      page.evaluate(
        ([name, of]) => {
          for (const key of Object.keys(localStorage))
            if (key.startsWith("hanpan.command.")) localStorage.removeItem(key);
          if (of === null) return;
          const key = `key-of-earlier-${crypto.randomUUID()}`;
          const stored = { version: 1, savedAt: Date.now() - 1_000, owner: of, name, key, request: null };
          localStorage.setItem(`hanpan.command.intent.${of}.${name}`, JSON.stringify(stored));
        },
        [machine, owner] as const,
      ),
    does: {
      "command.reconcile": (walk: Walk) => button(walk, "지금 확인").click(),
      "command.resend": async (walk: Walk, { isRefused }: { isRefused: boolean }) => {
        if (isRefused) await expect(button(walk, "다시 보내기")).toHaveCount(0);
        else await button(walk, "다시 보내기").click();
      },
      "command.discard": (walk: Walk) => button(walk, "취소하기").click(),
      "xstate.done.actor.storeIntent": async () => undefined,
      // The storage is full since it was confirmed.
      "xstate.error.actor.storeIntent": (walk: Walk) => emptyStorage(walk.page),
      "xstate.done.actor.sendCommand/done": async (walk: Walk) => {
        await walk.held.letGo("send", 201);
        await walk.clocks.resume();
      },
      "xstate.done.actor.sendCommand/refused": async (walk: Walk) => {
        await walk.held.letGo("send", await refuse(walk));
        await walk.clocks.resume();
      },
      "xstate.done.actor.sendCommand/unknown": ({ held }: Walk) => held.cut("send"),
      ...outcomesOf("findCommand", "find"),
      ...outcomesOf("withdrawCommand", "withdraw"),
      "xstate.done.actor.findCommand/absent": async ({ held }: Walk) => void (await held.letGo("find", 404)),
      "xstate.done.actor.withdrawCommand/withdrawn": async (walk: Walk) => {
        await walk.held.letGo("withdraw", 204);
        await walk.clocks.resume();
      },
      [`xstate.after.sendTimeout.${machine}.sending`]: (walk: Walk) => wait(walk, "unknown"),
      [`xstate.after.sendTimeout.${machine}.reconciling`]: (walk: Walk) => wait(walk, "unknown"),
      [`xstate.after.sendTimeout.${machine}.withdrawing`]: (walk: Walk) => wait(walk, "unsent"),
      [`xstate.after.reconcileDelay.${machine}.unknown`]: (walk: Walk) => wait(walk, "reconciling"),
    },
    sees: {
      storing: async () => undefined,
      sending: async (walk: Walk) => {
        await walk.clocks.stop();
        await walk.held.arrived("send");
        expect(walk.held.count("send"), "one request is on its way").toBe(1);
        expect(await storedKey(walk), "its key is stored").not.toBeNull();
      },
      unknown: (walk: Walk) => expect(face(walk).getByRole("alert")).toContainText("응답을 받지 못했습니다."),
      reconciling: async (walk: Walk) => {
        await walk.clocks.stop();
        await walk.held.arrived("find");
      },
      unsent: async (walk: Walk, { context: { intent, refusal } }: Told) => {
        const text = refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.";
        await expect(face(walk).getByRole("alert")).toContainText(text);
        await expect(button(walk, "다시 보내기")).toHaveCount(intent?.request ? 1 : 0);
      },
      withdrawing: async (walk: Walk) => {
        await walk.held.arrived("withdraw");
        expect(await storedKey(walk), "its key is kept").not.toBeNull();
      },
      interrupted: () => Promise.reject(new Error(NOT_THERE)),
      refused: async (walk: Walk) => {
        await expect(walk.page.getByRole("alertdialog")).toBeVisible();
        expect(await storedKey(walk), "no key is kept").toBeNull();
      },
    },
  };
}
