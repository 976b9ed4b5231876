import { Dialog } from "../../primitives/dialog.tsx";
import { useLateLogin } from "../../app-context.ts";
import { LoginForm } from "./login-form.tsx";
import { LOGIN_TEXT } from "./text.ts";

/** The login over a page that a guest may see: an error page, and the login page after a sign-up. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  useLateLogin();
  return (
    <Dialog title={LOGIN_TEXT.title} onClose={onClose}>
      <LoginForm />
    </Dialog>
  );
}
