// The machines of the page before a login. Loaded with it, so that a member's page does not carry them.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { signUpSetting } from "../api/contract/session/setting.endpoints.ts";
import { raiseAlerts } from "../machines/dialogs/raise-alerts.ts";
import { loginFormMachine } from "../machines/login-form/login-form.machine.ts";
import { submitThroughSession } from "../machines/login-form/submit-login.ts";
import { alertActions } from "../machines/shared/alerts.ts";
import { SIGN_UP_GATE_ALERTS } from "../machines/sign-up-gate/sign-up-gate.alerts.ts";
import { signUpGateMachine } from "../machines/sign-up-gate/sign-up-gate.machine.ts";
import type { LateActors, PageActors, RootActors } from "../ui/app-context.ts";

/** Starts them and adds them to the page's machines. */
export function startLoginActors(api: ApiClient, actors: PageActors): Pick<LateActors, "loginForm" | "signUpGate"> {
  const { session, dialogs } = actors;
  const loginForm = createActor(loginFormMachine.provide({ actors: { submitLogin: submitThroughSession(session) } }));
  const signUpGate = createSignUpGate(api, dialogs);
  loginForm.start();
  signUpGate.start();
  Object.assign(actors, { loginForm, signUpGate });
  return { loginForm, signUpGate };
}

function createSignUpGate(api: ApiClient, dialogs: RootActors["dialogs"]): LateActors["signUpGate"] {
  const signUpGate = createActor(
    signUpGateMachine.provide({
      actors: { readSignUp: fromPromise(({ signal }) => ask(api, signUpSetting, {}, { signal })) },
      actions: {
        ...alertActions(
          SIGN_UP_GATE_ALERTS,
          raiseAlerts(dialogs, () => signUpGate.send({ type: "alert.read" })),
        ),
        openSignUp: () => dialogs.send({ type: "dialog.open", name: "recommenderSignUp" }),
      },
    }),
  );
  return signUpGate;
}
