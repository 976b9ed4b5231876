import { titleOf } from "../../../domain/pages/pages.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { HonoursView } from "./honours-view.tsx";

export function CasinoHonorPage() {
  return (
    <>
      <PageHeading title={titleOf("/casinoHonor")} />
      <HonoursView lobby="casino" />
    </>
  );
}
