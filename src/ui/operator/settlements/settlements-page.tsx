import { lazy } from "react";
import { RequestsPage } from "../requests/requests-page.tsx";

const SettlementDetail = lazy(() =>
  import("./settlement-detail.tsx").then((file) => ({ default: file.SettlementDetail })),
);

/** The queue of settlement requests; a selected one shows what it covers. */
export function SettlementsPage() {
  return <RequestsPage kind="rolling" renderDetail={({ id }) => <SettlementDetail id={id} />} />;
}
