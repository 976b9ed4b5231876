import { RequestsPage } from "../requests/requests-page.tsx";

/** The queue of charges. */
export function ChargesPage() {
  return <RequestsPage kind="charge" />;
}
