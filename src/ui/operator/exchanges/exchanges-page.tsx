import { lazy } from "react";
import { RequestsPage } from "../requests/requests-page.tsx";

const RequestFacts = lazy(() => import("./request-facts.tsx").then((file) => ({ default: file.RequestFacts })));

/** The queue of exchanges; a selected one shows what it is decided by. */
export function ExchangesPage() {
  return (
    <RequestsPage kind="exchange" renderDetail={({ id, createdAt }) => <RequestFacts id={id} askedAt={createdAt} />} />
  );
}
