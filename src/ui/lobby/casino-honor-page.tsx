import { titleOf } from "../../domain/frame/pages/pages.ts";
import { PageHeading } from "../primitives/page-heading.tsx";
import { HonoursView } from "./honours-view.tsx";

export function CasinoHonorPage() {
  return (
    <>
      <PageHeading title={titleOf("/casinoHonor")} />
      <HonoursView lobby="casino" />
    </>
  );
}
