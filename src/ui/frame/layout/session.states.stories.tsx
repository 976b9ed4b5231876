import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { StoryApp } from "../../../../.storybook/story-app.tsx";
import { EXPIRED_TEXT, FORCED_LOGOUT_TEXT } from "../../../domain/session/session-text.ts";
import { loginFormMachine } from "../../../machines/login-form/login-form.machine.ts";
import { loginFormPaths } from "../../../machines/login-form/login-form.paths.ts";
import { sessionMachine } from "../../../machines/session/session.machine.ts";
import { sessionPaths } from "../../../machines/session/session.paths.ts";
import { DialogHost } from "../dialog/dialog-host.tsx";
import { HomePage } from "../home/home-page.tsx";
import { LoginPage } from "../../account/login/login-page.tsx";
import { LOGIN_TEXT } from "../../account/login/text.ts";
import { DefaultLayout } from "./default-layout.tsx";
import { PageLoading } from "./page-loading.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { EXPIRY_TEXT, LINE_TEXT } from "./late-text.ts";

const meta = { title: "기계(Machine)/상태/접속" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(sessionMachine, sessionPaths, ({ actor: session }) => {
  const snapshot = session.getSnapshot();
  const formState = snapshot.matches("loggingIn") ? "submitting" : "idle";
  return (
    <StoryApp
      answers={{ popup: [] }}
      prepare={({ actors }) => {
        Object.assign(actors, { session, loginForm: frozenActor(loginFormMachine, loginFormPaths, formState) });
        const { departure } = snapshot.context;
        if (departure?.alert) actors.dialogs.send({ type: "alert.show", message: departure.alert });
      }}
    >
      {snapshot.matches("restoring") ? (
        <PageLoading />
      ) : snapshot.hasTag("authenticated") ? (
        <DefaultLayout>
          <HomePage />
        </DefaultLayout>
      ) : (
        <PlainLayout>
          <LoginPage />
        </PlainLayout>
      )}
      <DialogHost />
    </StoryApp>
  );
});

/** No frame stands before it is known whose it is. */
export const Restoring = leaf("restoring", { isUnseen: true });
export const LoggedOut = leaf("loggedOut", { says: LOGIN_TEXT.submit });
export const Joining = leaf("joining", { says: LOGIN_TEXT.submit });
export const LoggingIn = leaf("loggingIn", { says: LOGIN_TEXT.submitting });
export const ExpiryActive = leaf("loggedIn.expiry.watched.active", { saysNot: EXPIRY_TEXT.title });
export const ExpiryExpiring = leaf("loggedIn.expiry.watched.expiring", {
  where: ({ context }) => context.secondsLeft > 1,
  says: EXPIRY_TEXT.title,
});
export const ExpiryUnwatched = leaf("loggedIn.expiry.unwatched");
export const OnlineWaiting = leaf("loggedIn.connection.online.waiting", { saysNot: LINE_TEXT.lost });
export const OnlineAsking = leaf("loggedIn.connection.online.asking", { saysNot: LINE_TEXT.lost });
export const LostWaiting = leaf("loggedIn.connection.lost.waiting", { says: LINE_TEXT.lost });
export const LostAsking = leaf("loggedIn.connection.lost.asking", { says: LINE_TEXT.lost });
export const MinutesFetching = leaf("loggedIn.minutes.fetching");
export const MinutesKnown = leaf("loggedIn.minutes.known");
export const MinutesUnknown = leaf("loggedIn.minutes.unknown");
export const LoggingOut = leaf("ending.loggingOut");
export const ForcedLogout = leaf("ending.forcedLogout", {
  where: ({ context }) => context.departure?.reason === "second_login",
  says: FORCED_LOGOUT_TEXT.second_login ?? "",
});
export const Expired = leaf("ending.expired", { says: EXPIRED_TEXT });
