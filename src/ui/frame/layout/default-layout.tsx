import { lazy } from "react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { accountKind } from "../../../domain/session/account.ts";
import { useApp } from "../../app-context.ts";
import { classNames } from "../../primitives/class-names.ts";
import { stateText } from "../../machine-state.ts";
import { FramePart } from "../error/part-boundary.tsx";
import { MobileHeader } from "./mobile-header.tsx";
import { Sidebar } from "./sidebar.tsx";
import { LAYOUT_TEXT } from "./text.ts";
import { type HeaderProps, TopBar } from "./top-bar.tsx";
import { useHasBottomBar } from "./use-bottom-bar.ts";
import { useHasSidebar, useIsDesktop } from "./use-frame-width.ts";

const LateFrame = lazy(() => import("./late-frame.tsx").then((file) => ({ default: file.LateFrame })));

const LineNotice = lazy(() => import("./line-notice.tsx").then((file) => ({ default: file.LineNotice })));

/** The frame of every page of a logged-in account. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { session, messageGate, dialogs } = useApp().actors;
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const state = useSelector(session, (snapshot) => stateText(snapshot.value));
  const gate = useSelector(messageGate, (snapshot) => stateText(snapshot.value));
  const unread = useSelector(messageGate, (snapshot) => snapshot.context.unread);
  const isDesktop = useIsDesktop();
  const hasSidebar = useHasSidebar();
  const kind = user && accountKind(user);
  const hasBar = useHasBottomBar(kind);
  const isMember = kind === "member";
  const logout = () => session.send({ type: "session.logout", to: "/login" });
  const showUserInfo = () => dialogs.send({ type: "dialog.open", name: "userInfo" });
  const showMoney: HeaderProps["onMoney"] = (name) => dialogs.send({ type: "dialog.open", name });
  const Header = isDesktop ? TopBar : MobileHeader;

  return (
    <div data-machine="session" data-state={state} className="flex min-h-dvh flex-col">
      <SkipLink to="#main" label={LAYOUT_TEXT.skip} />
      <SkipLink to="#slip" label={LAYOUT_TEXT.skipToSlip} className="hidden in-[:root:has(#slip)]:block" />
      {user && kind && (
        <header
          data-machine="message-gate"
          data-state={gate}
          className="sticky top-0 z-40 bg-surface shadow-[0_1px_0_var(--color-line)]"
        >
          <Header user={user} unread={unread} onUserInfo={showUserInfo} onMoney={showMoney} onLogout={logout} />
          <FramePart>
            <LineNotice />
          </FramePart>
        </header>
      )}
      <div className="mx-auto flex w-full max-w-page flex-1">
        {hasSidebar && isMember && <Sidebar kind={kind} unread={unread} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-2 tablet:p-3 desktop:pr-18 wide:pr-4">
          {/* The page goes with the session, or it would read its lists anew as a guest while the guards are asked. */}
          {user && children}
        </main>
      </div>
      <FramePart fallback={hasBar && <div id="bottom-bar" className="h-14.25" />}>
        <LateFrame kind={kind} unread={unread} />
      </FramePart>
    </div>
  );
}

/** Seen while it has the focus. */
function SkipLink({ to, label, className }: { to: string; label: string; className?: string }) {
  return (
    <a
      href={to}
      className={classNames(
        "absolute left-2 z-[90] -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-2",
        className,
      )}
    >
      {label}
    </a>
  );
}
