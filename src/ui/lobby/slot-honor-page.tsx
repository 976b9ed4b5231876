import { titleOf } from "../../domain/frame/pages/pages.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import { HonoursView } from "./honours-view.tsx";

export function SlotHonorPage() {
  return (
    <>
      <PageHeading title={titleOf("/slot/honor")} />
      <HonoursView lobby="slot" />
    </>
  );
}
