// The calls of a submission to the house's provider, which the walk itself answers.
import { expect } from "@playwright/test";
import type { HouseStay } from "./house-stay.ts";
import { stored } from "./submission.ts";
import type { Walk } from "./walk.ts";

const IS_AN_ANSWER = "A call fails as a failure of the client, which is an answer; else the page's code is broken.";

interface HouseSubmission {
  /** The machine, and the state around the submission's with a dot. */
  machine: string;
  within: string;
  /** The call itself: `POST /api/…`. */
  call: string;
  opened: () => Promise<HouseStay>;
}

export function houseSubmission({ machine, within, call, opened }: HouseSubmission) {
  const face = `[data-machine="${machine}"]`;
  const find = `GET ${call.split(" ")[1]}/{id}`;
  const withdraw = `${call}/{id}/withdraw`;
  const notice = ({ page }: Walk) => page.locator(face).getByRole("alert");
  const press =
    (name: string) =>
    async ({ page }: Walk) => {
      await page.locator(face).getByRole("button", { name, exact: true }).click();
    };
  /** Answers a call as the provider does for what the model says came of it: by the key, with what was kept. */
  const answers =
    (asked: string) =>
    async (walk: Walk, { event: { output } }: { event: { output?: unknown } }) => {
      const house = await opened();
      const said = output as { kind: string; body?: unknown; refusal?: object };
      const isByKey = asked !== call;
      if (said.kind === "done") return house.answer(asked, isByKey ? { status: 200, body: said.body } : said.body);
      if (said.kind === "withdrawn") return house.answer(asked, null, 204);
      if (said.kind === "refused" && isByKey) return house.answer(asked, { status: 422, body: said.refusal });
      if (said.kind === "unknown") return house.cut(asked, walk.watched);
      const status = { refused: 422, absent: 404 }[said.kind] ?? 401;
      walk.watched.expectStatus(status);
      return house.answer(asked, said.refusal ?? { code: "not_found", message: "찾을 수 없습니다." }, status);
    };
  return {
    does: {
      "command.reconcile": press("지금 확인"),
      "command.resend": press("다시 보내기"),
      "command.discard": press("취소하기"),
      "xstate.done.actor.storeIntent": async () => undefined,
      "xstate.done.actor.sendCommand": answers(call),
      "xstate.done.actor.findCommand": answers(find),
      "xstate.done.actor.withdrawCommand": answers(withdraw),
    },
    sees: {
      [`${within}storing`]: async () => undefined,
      [`${within}sending`]: async (walk: Walk) => {
        const house = await opened();
        await house.arrived(call);
        expect(house.count(call), "one request is on its way").toBe(1);
        const text = await stored(walk);
        expect(text, "its key is stored").toContain('"key"');
        walk.notes.set("key", /"key":"([^"]+)"/.exec(text)?.[1] ?? "");
      },
      [`${within}unknown`]: (walk: Walk) => expect(notice(walk)).toContainText("응답을 받지 못했습니다."),
      [`${within}reconciling`]: async () => (await opened()).arrived(find),
      [`${within}unsent`]: async (walk: Walk, { context }: { context: { refusal: unknown } }) =>
        expect(notice(walk)).toContainText(
          context.refusal ? "취소를 확인하지 못했습니다." : "서버에 전달되지 않았습니다.",
        ),
      [`${within}withdrawing`]: async () => (await opened()).arrived(withdraw),
    },
    leavesOut: {
      [`${within}unsent command.resend [none]`]: "There is no button for a call that was not kept.",
      "xstate.error.actor.storeIntent": "The storage of a tab is filled by its own page only.",
      "xstate.error.actor.sendCommand": IS_AN_ANSWER,
      "xstate.error.actor.findCommand": IS_AN_ANSWER,
      "xstate.error.actor.withdrawCommand": IS_AN_ANSWER,
    },
  };
}
