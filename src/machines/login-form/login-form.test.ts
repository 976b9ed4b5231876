import { sampleUser } from "../session/session.samples.ts";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { describe, expect, it } from "vitest";
import { sessionMachine } from "../session/session.machine.ts";
import type { SessionActors } from "../session/session.schema.ts";
import { loginFormMachine } from "./login-form.machine.ts";
import { hasText, loginErrors, remainingErrors } from "./login-rules.ts";
import { submitThroughSession } from "./submit-login.ts";

describe("the fields", () => {
  it("are checked by the contract", () => {
    expect(loginErrors({ userId: " member01 ", password: "x" })).toEqual({});
    expect(loginErrors({ userId: " ", password: "" })).toEqual({
      userId: "아이디를 입력해주세요.",
      password: "비밀번호를 입력해주세요.",
    });
    expect(loginErrors({ userId: "a".repeat(65), password: "x".repeat(201) })).toEqual({
      userId: "아이디가 너무 깁니다.",
      password: "비밀번호가 너무 깁니다.",
    });
  });
  it("are blamed while typing only for what was shown", () => {
    expect(remainingErrors({ userId: "x" }, { userId: "", password: "" })).toEqual({
      userId: "아이디를 입력해주세요.",
    });
    expect(remainingErrors({ userId: "x" }, { userId: "a", password: "" })).toEqual({});
  });
  it("have text when something was typed", () => {
    expect([
      hasText({ userId: " ", password: "" }),
      hasText({ userId: "a", password: "" }),
      hasText({ userId: "", password: " " }),
    ]).toEqual([false, true, true]);
  });
});

describe("with the session", () => {
  type Login = SessionActors["login"];
  const user = sampleUser;

  function open(answer: (credentials: Login["input"]) => Promise<Login["output"]>) {
    const asked: Login["input"][] = [];
    const none = (): void => undefined;
    const session = createActor(
      sessionMachine.provide({
        actors: {
          restoreSession: fromPromise<SessionActors["restoreSession"]["output"]>(async () => null),
          login: fromPromise<Login["output"], Login["input"]>(({ input }) => {
            asked.push(input);
            return answer(input);
          }),
          fetchAutoLogout: fromPromise(async () => ({ autoLogoutMin: 30, logoutMin: 60 })),
          watchClock: fromCallback(() => none),
        },
        actions: { storeExpiry: none, forgetStored: none, arrive: none, depart: none },
      }),
    ).start();
    const form = createActor(
      loginFormMachine.provide({ actors: { submitLogin: submitThroughSession(session) } }),
    ).start();
    form.send({ type: "field.change", field: "userId", value: " member01 " });
    form.send({ type: "field.change", field: "password", value: "hanpan!2026" });
    return { session, form, asked };
  }

  it("sends one login, however often it is pressed, and keeps no password", async () => {
    const { session, form, asked } = open(async () => ({ user, now: 0 }));
    form.send({ type: "form.submit" });
    form.send({ type: "form.submit" });
    form.send({ type: "key.press", keyCode: 13 });
    await waitFor(form, (snapshot) => snapshot.matches("idle"));
    expect(asked).toEqual([{ userId: "member01", password: "hanpan!2026" }]);
    expect(session.getSnapshot().hasTag("authenticated")).toBe(true);
    expect(form.getSnapshot().context.password).toBe("");
  });

  it("leaves it to the session to say why the server refused", async () => {
    const { form, session } = open(() =>
      Promise.reject(
        Object.assign(new Error("404"), {
          status: 404,
          data: { message: "아이디 또는 비밀번호가 올바르지 않습니다." },
        }),
      ),
    );
    form.send({ type: "key.press", keyCode: 13 });
    await waitFor(form, (snapshot) => snapshot.matches("failed"));
    expect(session.getSnapshot().context.departure?.alert).toBe("아이디 또는 비밀번호가 올바르지 않습니다.");
  });
});
