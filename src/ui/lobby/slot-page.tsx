import { titleOf } from "../../domain/frame/pages/pages.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import { LobbyView } from "./lobby-view.tsx";

export function SlotPage() {
  return (
    <>
      <PageHeading title={titleOf("/slot")} />
      <LobbyView lobby="slot" />
    </>
  );
}
