import { useSelector } from "@xstate/react";
import { lazy, useState } from "react";
import type { BaseDialog } from "../../../machines/dialogs/dialog-names.ts";
import { useApp } from "../../app-context.ts";
import { ChangePasswordDialog } from "../../account/login/change-password-dialog.tsx";
import { LoginDialog } from "../../account/login/login-dialog.tsx";
import { FindPasswordDialog } from "../../account/login/find-password-dialog.tsx";
import { JoinDialog } from "../../account/login/join-dialog.tsx";
import { RecommenderDialog } from "../../account/login/recommender-dialog.tsx";
import { UserInfoDialog } from "./user-info-dialog.tsx";

const CustomerWriteDialog = lazy(() =>
  import("../../community/customer/customer-write-dialog.tsx").then((file) => ({ default: file.CustomerWriteDialog })),
);
const MoneyChangeDialog = lazy(() =>
  import("../../wallet/money-change/money-change-dialog.tsx").then((file) => ({ default: file.MoneyChangeDialog })),
);
const PointChangeDialog = lazy(() =>
  import("../../wallet/point/point-change-dialog.tsx").then((file) => ({ default: file.PointChangeDialog })),
);
const NonMemberDialog = lazy(() =>
  import("../../community/customer/non-member-dialog.tsx").then((file) => ({ default: file.NonMemberDialog })),
);

const LaunchDialog = lazy(() =>
  import("../../lobby/launch-dialog.tsx").then((file) => ({ default: file.LaunchDialog })),
);
const DepositDialogs = lazy(() =>
  import("../../wallet/charge-crypto/deposit-dialogs.tsx").then((file) => ({ default: file.DepositDialogs })),
);
const WithdrawalDialogs = lazy(() =>
  import("../../wallet/exchange-crypto/withdrawal-dialogs.tsx").then((file) => ({ default: file.WithdrawalDialogs })),
);

/** The base dialog of this name. */
export function BaseDialogs({ name }: { name: BaseDialog }) {
  const { dialogs, session } = useApp().actors;
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  // What one dialog hands to the next: it goes with the last of them.
  const [code, setCode] = useState("");
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
        <RecommenderDialog
          onClose={close}
          onAccepted={(accepted) => {
            setCode(accepted);
            dialogs.send({ type: "dialog.open", name: "join" });
          }}
        />
      );
    case "join":
      return (
        <JoinDialog
          code={code}
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
    case "coinDeposit":
    case "coinDepositConfirm":
      return <DepositDialogs name={name} />;
    case "tetherWithdrawal":
    case "tetherWithdrawalConfirm":
      return <WithdrawalDialogs name={name} />;
    case "moneyChange":
      return user && <MoneyChangeDialog onClose={close} />;
    case "pointChange":
      return user && <PointChangeDialog onClose={close} />;
    case "customerWrite":
      return user && <CustomerWriteDialog onClose={close} onDone={finish} />;
    case "nonMember":
      return <NonMemberDialog onClose={close} onDone={finish} />;
    case "europe":
    case "inplayConfirm":
      return <LaunchDialog of="gameLaunch" />;
    case "evolution":
    case "slot":
      return <LaunchDialog of="lobbyLaunch" />;
    default:
      return null;
  }
}
