// The machines of the page before a login. Loaded with it, so that a member's page does not carry them.
import { createActor, fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { signUpSetting } from "../api/contract/session/setting.endpoints.ts";
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
  closeGateWithAlert({ dialogs, signUpGate });
  loginForm.start();
  signUpGate.start();
  Object.assign(actors, { loginForm, signUpGate });
  return { loginForm, signUpGate };
}

/** Once the visitor has read why there is no sign-up, it can be asked for again. */
function closeGateWithAlert({
  dialogs,
  signUpGate,
}: Pick<PageActors, "dialogs"> & Pick<LateActors, "signUpGate">): void {
  let waiting = 0;
  dialogs.subscribe(({ context: { alerts } }) => {
    const isRead = alerts.length < waiting;
    waiting = alerts.length;
    // An alert over the sign-up itself closes nothing but itself.
    if (isRead && !signUpGate.getSnapshot().matches("open")) signUpGate.send({ type: "signUp.close" });
  });
}

function createSignUpGate(api: ApiClient, dialogs: RootActors["dialogs"]): LateActors["signUpGate"] {
  return createActor(
    signUpGateMachine.provide({
      actors: { readSignUp: fromPromise(({ signal }) => ask(api, signUpSetting, {}, { signal })) },
      actions: {
        ...alertActions(SIGN_UP_GATE_ALERTS, (message) => dialogs.send({ type: "alert.show", message })),
        openSignUp: () => dialogs.send({ type: "dialog.open", name: "recommenderSignUp" }),
      },
    }),
  );
}
