import { useSelector } from "@xstate/react";
import { lazy } from "react";
import type { BaseDialog } from "../../../machines/dialogs/dialog-names.ts";
import { useApp } from "../../app-context.ts";
import { ChangePasswordDialog } from "../../account/login/change-password-dialog.tsx";
import { LoginDialog } from "../../account/login/login-dialog.tsx";
import { FindPasswordDialog } from "../../account/login/find-password-dialog.tsx";
import { SignUpDialog } from "../../account/login/sign-up-dialog.tsx";
import { UserInfoDialog } from "./user-info-dialog.tsx";

const CustomerWriteDialog = lazy(() =>
  import("../../community/customer/customer-write-dialog.tsx").then((file) => ({ default: file.CustomerWriteDialog })),
);
const NonMemberDialog = lazy(() =>
  import("../../community/customer/non-member-dialog.tsx").then((file) => ({ default: file.NonMemberDialog })),
);

/** The base dialog of this name; names whose page does not exist yet show nothing. */
export function BaseDialogs({ name }: { name: BaseDialog }) {
  const { dialogs, session } = useApp().actors;
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const close = () => dialogs.send({ type: "dialog.close", name });
  const say = (message: string) => dialogs.send({ type: "alert.show", message });
  const finish = (message: string) => {
    close();
    say(message);
  };

  switch (name) {
    case "login":
      return <LoginDialog onClose={close} />;
    case "recommenderSignUp":
      return (
        <SignUpDialog
          onClose={close}
          onDone={(message) => {
            dialogs.send({ type: "dialog.open", name: "login" });
            say(message);
          }}
        />
      );
    case "findPassword":
      return (
        <FindPasswordDialog
          onClose={close}
          onChange={() => dialogs.send({ type: "dialog.open", name: "changePassword" })}
        />
      );
    case "changePassword":
      return <ChangePasswordDialog onClose={close} onDone={finish} />;
    case "userInfo":
      return user && <UserInfoDialog user={user} onClose={close} />;
    case "customerWrite":
      return user && <CustomerWriteDialog onClose={close} onDone={finish} />;
    case "nonMember":
      return <NonMemberDialog onClose={close} onDone={finish} />;
    default:
      return null;
  }
}
