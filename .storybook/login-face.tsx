// The page before a login, as the machines that are seen there have it.
import { useSelector } from "@xstate/react";
import type { ComponentProps, ReactNode } from "react";
import { LOGIN_FAILED_TEXT, SIGN_UP_ENDED_TEXT } from "../src/domain/session/session-text.ts";
import { signUpFailureText } from "../src/domain/session/session.ts";
import type { LateActors, RootActors } from "../src/ui/app-context.ts";
import { DialogHost } from "../src/ui/frame/dialog/dialog-host.tsx";
import { LiveBanner } from "../src/ui/sports/korea/live-banner.tsx";
import { PlainLayout } from "../src/ui/frame/layout/plain-layout.tsx";
import { PasswordResetDialog } from "../src/ui/account/login/find-password-dialog.tsx";
import { LoginPage } from "../src/ui/account/login/login-page.tsx";
import type { LiveActor } from "../src/ui/sports/slip/betting.ts";
import { StoryApp } from "./story-app.tsx";
import { tellStates } from "./told.ts";

const GUEST = { "member/token": { token: null } };

interface Face<Actor> {
  actor: Actor;
  children?: ReactNode;
}

function Login() {
  return (
    <PlainLayout>
      <LoginPage />
    </PlainLayout>
  );
}

/** The login page with its dialogs, one machine of it in the hand of the story. */
function loginFace(prepare: (actors: RootActors) => void, children: ReactNode) {
  return (
    <StoryApp answers={GUEST} prepare={({ actors }) => prepare(actors)}>
      <Login />
      <DialogHost />
      {children}
    </StoryApp>
  );
}

export function LoginFormFace({ actor: loginForm, children }: Face<LateActors["loginForm"]>) {
  return loginFace((actors) => {
    Object.assign(actors, { loginForm });
    // On the page the session has shown it by then.
    tellStates(loginForm, (snapshot) => {
      if (snapshot.matches("failed")) actors.dialogs.send({ type: "alert.show", message: LOGIN_FAILED_TEXT });
    });
  }, children);
}

export function SignUpGateFace({ actor: signUpGate, children }: Face<LateActors["signUpGate"]>) {
  return loginFace((actors) => {
    Object.assign(actors, { signUpGate });
    tellStates(signUpGate, (snapshot) => showSignUp(snapshot, actors.dialogs));
  }, children);
}

export function PasswordResetFace({ actor, children }: Face<ComponentProps<typeof PasswordResetDialog>["actor"]>) {
  return (
    <StoryApp answers={GUEST}>
      <PasswordResetDialog actor={actor} onClose={() => {}} onChange={() => {}} />
      {children}
    </StoryApp>
  );
}

function showSignUp(
  snapshot: ReturnType<LateActors["signUpGate"]["getSnapshot"]>,
  dialogs: RootActors["dialogs"],
): void {
  const name = "recommenderSignUp";
  dialogs.send({ type: snapshot.matches("open") ? "dialog.open" : "dialog.close", name });
  if (snapshot.matches("ended")) dialogs.send({ type: "alert.show", message: SIGN_UP_ENDED_TEXT });
  if (snapshot.matches("failed"))
    dialogs.send({ type: "alert.show", message: signUpFailureText(snapshot.context.failure) });
}

/** Before a login there are no prices, and nothing is said of them. */
export function LiveConnectionFace({ actor: live, children }: Face<LiveActor>) {
  return (
    <StoryApp answers={GUEST}>
      <LineOrLogin live={live} />
      {children}
    </StoryApp>
  );
}

function LineOrLogin({ live }: { live: LiveActor }) {
  const isStopped = useSelector(live, (snapshot) => snapshot.matches("stopped"));
  if (isStopped) return <Login />;
  return (
    <div className="p-4">
      <LiveBanner live={live} />
    </div>
  );
}
