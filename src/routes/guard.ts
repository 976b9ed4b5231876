import { redirect } from "@tanstack/react-router";
import { guardNavigation } from "../machines/navigation/guard-navigation.ts";
import type { AppContext } from "../ui/app-context.ts";
import { ERROR_TEXT } from "../ui/frame/error/text.ts";

/** Asks the gates about a path. Throws the redirect that they answer with, or an error when the session cannot be read. */
export async function guard({ actors }: AppContext, path: string): Promise<void> {
  const verdict = await guardNavigation(actors.navigation, { path });
  if (verdict.kind === "redirect") {
    if (verdict.alert) actors.dialogs.send({ type: "alert.show", message: verdict.alert });
    throw redirect({ to: verdict.to, replace: true });
  }
  if (verdict.kind === "stop" && verdict.reason === "failed") throw new Error(ERROR_TEXT.sessionUnread);
}
