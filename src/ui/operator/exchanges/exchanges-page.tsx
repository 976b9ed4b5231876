import { RequestsPage } from "../requests/requests-page.tsx";

/** The queue of exchanges. */
export function ExchangesPage() {
  return <RequestsPage kind="exchange" />;
}
