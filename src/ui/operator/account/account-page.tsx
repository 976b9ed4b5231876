import { OwnAccount } from "../staff/own-account.tsx";

/** The operator's own account. */
export function AccountPage() {
  return <OwnAccount />;
}
