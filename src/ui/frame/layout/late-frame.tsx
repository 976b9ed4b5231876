import type { AccountKind } from "../../../domain/session/account.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { ScrollTopButton } from "./scroll-top-button.tsx";
import { SideTabs } from "./side-tabs.tsx";
import { useHasBottomBar } from "./use-bottom-bar.ts";
import { useIsDesktop } from "./use-frame-width.ts";

/** What of the frame comes after the first picture: the fixed tabs and the way up on the desktop, the bar of phones. */
export function LateFrame({ kind, unread }: { kind: AccountKind | null; unread: number }) {
  const isDesktop = useIsDesktop();
  const hasBar = useHasBottomBar(kind);
  return (
    <>
      {hasBar && <BottomBar />}
      {isDesktop && kind === "member" && <SideTabs kind={kind} unread={unread} />}
      {isDesktop && <ScrollTopButton />}
    </>
  );
}
