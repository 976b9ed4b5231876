import { notFound, redirect } from "@tanstack/react-router";
import { guardNavigation } from "../machines/navigation/guard-navigation.ts";
import { findPage } from "../domain/frame/pages/pages.ts";
import { MAINTENANCE_PATH } from "../domain/session/maintenance.ts";
import { LOGIN_PATH, MESSAGE_PATH } from "../domain/session/session-navigation.ts";
import type { AppContext } from "../ui/app-context.ts";
import { tellLostPart } from "../ui/lost-part.ts";
import { ERROR_TEXT } from "../ui/frame/error/text.ts";
import { forgetReturn, keepReturn, readReturn } from "../ui/return-address.ts";

export interface Asked {
  pathname: string;
  /** With the query and the fragment. */
  href: string;
}

/**
 * Asks the gates about an address. Throws the redirect that they answer with, the router's not-found where a parameter
 * of the address names nothing, or an error when the session cannot be read. The address is kept where the login or the
 * inbox comes first.
 */
export async function guard({ actors }: AppContext, { pathname, href }: Asked): Promise<void> {
  const [verdict, isNamed] = await Promise.all([
    guardNavigation(actors.navigation, { path: pathname }),
    namesSomething(pathname),
  ]);
  // What does not exist asks nobody to log in.
  const isShown = verdict.kind === "allow" || (verdict.kind === "redirect" && verdict.to === LOGIN_PATH);
  if (!isNamed && isShown) throw notFound();
  if (verdict.kind === "redirect") {
    if (verdict.to === MAINTENANCE_PATH) keepReturn("maintenance", href);
    if (verdict.to === LOGIN_PATH) keepReturn("login", href);
    if (verdict.to === MESSAGE_PATH) keepReturn("messages", href);
    if (verdict.alert) actors.dialogs.send({ type: "alert.show", message: verdict.alert });
    // Who has logged in elsewhere goes where this tab was led away from.
    const back = pathname === LOGIN_PATH && verdict.to !== MAINTENANCE_PATH ? readReturn("login") : null;
    if (back !== null) forgetReturn("login");
    throw redirect({ to: back ?? verdict.to, replace: true });
  }
  if (verdict.kind === "stop" && verdict.reason === "failed") throw new Error(ERROR_TEXT.sessionUnread);
}

/** False where a parameter is known to name nothing; of an id only the server knows. The names are not in the entry. */
async function namesSomething(path: string): Promise<boolean> {
  if (!findPage(path)?.path.includes("$")) return true;
  const { namedBy } = await import("../domain/frame/pages/parameters.ts").catch(tellLostPart);
  return namedBy(path) !== false;
}
