import { Navigate } from "@tanstack/react-router";
import { isVendor, VENDORS } from "../../../domain/games/games.ts";
import { isShortcut, SHORTCUTS } from "../../../domain/games/shortcuts.ts";
import { NotFoundPage } from "../../frame/error/error-pages.tsx";
import { usePathId } from "../../frame/use-path-id.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { LateGamesView } from "../minigame/late-games-view.tsx";

/** The games of a vendor, virtual ones by their sport. A shortcut of the specification leads on to its game. */
export function VendorPage() {
  const vendor = usePathId();
  if (isShortcut(vendor)) return <Navigate to={SHORTCUTS[vendor].to as string} replace />;
  if (!isVendor(vendor)) return <NotFoundPage />;
  return (
    <>
      <PageHeading title={VENDORS[vendor]} />
      <LateGamesView key={vendor} vendor={vendor} />
    </>
  );
}
